import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { SetasideService } from '../setaside/setaside.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'

export interface StatementsDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'PRODUCT_NAME' | 'BANK_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_ADDRESS'>
  forEachDue: ForEachDue
  queue: Queue
  emails: Pick<Emails, 'post'>
  processor: Pick<CardProcessor, 'getBalance'>
  account: Pick<AccountService, 'getHolder' | 'listOwners'>
  notifications: Pick<NotificationsService, 'notify'>
  customer: Pick<CustomerService, 'findIdByEmail'>
  transactions: Pick<TransactionsService, 'catchUp' | 'readMonth'>
  setAside: Pick<SetasideService, 'catchUp' | 'readMonth'>
}

/** The page with the customer's statements. */
export const STATEMENTS_PATH = '/dashboard/statements'
