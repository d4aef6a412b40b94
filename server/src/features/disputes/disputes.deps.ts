import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { StatementsService } from '../statements/statements.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'

export interface DisputesDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'PRODUCT_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_ADDRESS'>
  forEachDue: ForEachDue
  queue: Queue
  idempotency: Idempotency
  emails: Pick<Emails, 'post'>
  processor: Pick<CardProcessor, 'adjust'>
  account: Pick<AccountService, 'getReference'>
  notifications: Pick<NotificationsService, 'notify'>
  customer: Pick<CustomerService, 'getEmail'>
  transactions: Pick<TransactionsService, 'findPosted' | 'listLosses' | 'lockPosting'>
  statements: Pick<StatementsService, 'findShown'>
}

/** The page that shows the customer's cases. */
export const DISPUTES_PATH = '/dashboard/reported-problems'
