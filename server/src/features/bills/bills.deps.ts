import { billPaymentRefusals } from '@yoursuccess/contract/bills/bill-payments'
import { billReminderRefusals } from '@yoursuccess/contract/bills/bill-reminders'
import { billReportRefusals } from '@yoursuccess/contract/bills/bill-report'
import { billerRefusals } from '@yoursuccess/contract/bills/billers'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import type { ForEachDue } from '../../jobs/for-each-due.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { BillerNetwork } from '../../partners/biller-network/port.ts'
import { refusing } from '../../http/refusal.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'
import type { Payee, TrusteesService } from '../trustees/trustees.service.ts'

export interface BillsDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'PRODUCT_NAME' | 'BANK_NAME'>
  forEachDue: ForEachDue
  queue: Queue
  idempotency: Idempotency
  emails: Pick<Emails, 'post'>
  billers: BillerNetwork
  account: Pick<AccountService, 'getBalance' | 'getReference' | 'getAccount'>
  customer: Pick<CustomerService, 'getState'>
  notifications: Pick<NotificationsService, 'notify'>
  tracker: Pick<TrackerService, 'recordPaidBill' | 'reverseBillItem' | 'findNextTrusteeDueDay'>
  trustees: Pick<TrusteesService, 'checkPayment' | 'findWarnings'>
  /** Lets payments to a new biller count for the customer's plan, if it is the plan's trustee. */
  linkToPlan: (tx: Db, customerId: number, payee: Payee & { id: number }) => Promise<void>
}

export const refuse = refusing({
  ...billerRefusals,
  ...billPaymentRefusals,
  ...billReminderRefusals,
  ...billReportRefusals,
})

/** The page that this feature's notifications link to. */
export const BILLS_PATH = '/dashboard/paybills'
