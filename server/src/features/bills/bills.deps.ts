import {
  billPaymentRefusals,
  type BillPaymentStatus,
  type PayingAccount,
} from '@yoursuccess/contract/bills/bill-payments'
import { billReminderRefusals } from '@yoursuccess/contract/bills/bill-reminders'
import { billReportRefusals } from '@yoursuccess/contract/bills/bill-report'
import { billerRefusals } from '@yoursuccess/contract/bills/billers'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Pull } from '@yoursuccess/contract/plan/pulls.rules'
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
  tracker: Pick<
    TrackerService,
    'recordPaidBill' | 'reverseBillItem' | 'findNextTrusteeDueDay' | 'listReportedTrusteePayments'
  >
  trustees: Pick<TrusteesService, 'checkPayment' | 'findOtherWays' | 'findWarnings'>
  /** The customer's set-aside, a second account. That feature is built later. */
  setAside(): {
    /** Its number at the processor. Throws without one. */
    getReference(db: Db, customerId: number): Promise<string>
    /** What is in it by the processor, never a remembered balance. Undefined unless it is open. Throws PartnerError. */
    readAvailable(customerId: number): Promise<Cents | undefined>
    /** Whether balances requested at that time of the database contain all moves. */
    areBalancesNewer(tx: Db, customerId: number, requestedAt: string): Promise<boolean>
  }
  /** The customer's plan. That feature is built later. */
  plan(): {
    /** Whether payments to the biller count for the plan. False without the feature `planTools`. */
    hasBiller(tx: Db, customerId: number, billerId: number): Promise<boolean>
    /** Payments to the plan's trustee wait here for changes of the plan. After the lock of the bills. */
    lock(tx: Db, customerId: number): Promise<void>
  }
  /** Planned payments to the trustee. That feature is built later. */
  autopay(): {
    /** A payment to the plan's trustee by hand lowers the planned one. */
    recordByHand(tx: Db, payment: TrusteeOrder): Promise<void>
    /**
     * What became of a payment that may have been made for a planned one. `pending`: at least the processor took it.
     * Returns true if it notified the customer of the delivery.
     */
    recordProgress(tx: Db, payment: TrusteeProgress): Promise<boolean>
    /** What payment services collected from this account. */
    listPulls(db: Db, customerIds: readonly number[]): Promise<Pull[]>
    /** False if autopay made the payment, and tells the customer by when to pay again. */
    isByHand(tx: Db, billPaymentId: number): Promise<boolean>
  }
  /** Lets payments to a new biller count for the customer's plan, if it is the plan's trustee. */
  linkToPlan: (tx: Db, customerId: number, payee: Payee & { id: number }) => Promise<void>
}

/** A payment to the plan's trustee that was recorded. */
export interface TrusteeOrder {
  customerId: number
  id: number
  amountCents: Cents
}
export interface TrusteeProgress extends TrusteeOrder {
  status: BillPaymentStatus
  from: PayingAccount
  /** Why it failed or came back. Null otherwise. */
  failure: string | null
}

export const refuse = refusing({
  ...billerRefusals,
  ...billPaymentRefusals,
  ...billReminderRefusals,
  ...billReportRefusals,
})

/** The page that this feature's notifications link to. */
export const BILLS_PATH = '/dashboard/paybills'
