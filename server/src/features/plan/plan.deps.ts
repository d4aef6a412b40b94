import type { Autopay } from '@yoursuccess/contract/autopay/autopay'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import type { ShortPayment } from '@yoursuccess/contract/forecast/forecast-line.rules'
import type { Receipt } from '@yoursuccess/contract/plan/applied-money.rules'
import type { Cover } from '@yoursuccess/contract/plan/installment-status.rules'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import type { Pull, PulledPayment } from '@yoursuccess/contract/plan/pulls.rules'
import type { TrusteePayment } from '@yoursuccess/contract/receipts/receipts'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import type { BillerNetwork } from '../../partners/biller-network/port.ts'
import type { BillerPayment, BillsService } from '../bills/bills.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { PaydaysService } from '../paydays/paydays.service.ts'
import type { TrackerService } from '../tracker/tracker.service.ts'
import type { TransactionsService } from '../transactions/transactions.service.ts'
import type { TrusteesService } from '../trustees/trustees.service.ts'

/** A payment from this account: the bank sent it, or a service collected it. */
export type PaidFromHere = BillerPayment | PulledPayment

/** A payment that is to be sent, and what could be missing for it. */
export interface ComingShort extends ShortPayment {
  /** Whether the bank sends it. If not, the customer may pay it with other money. */
  isSentByBank: boolean
}

export interface PlanDeps {
  database: Database
  clock: Clock
  customer: Pick<CustomerService, 'hasFeature' | 'listApproved' | 'listWithFeature'>
  notifications: Pick<NotificationsService, 'notifyAll'>
  trustees: Pick<TrusteesService, 'find' | 'findAll' | 'findOffices' | 'getWithLocks'>
  billers: Pick<BillerNetwork, 'arrivalOf'>
  bills: Pick<BillsService, 'listPayees' | 'listPaymentsTo' | 'listPaymentsOfMany'>
  transactions: Pick<TransactionsService, 'findPosted' | 'listDeposits'>
  paydays: Pick<PaydaysService, 'hasSchedule'>
  tracker: Pick<TrackerService, 'listReportedTrusteePayments' | 'listReportedOfMany' | 'lookAtTrusteePayment'>
  /** Autopay follows the plan. That feature is built later. */
  autopay(): {
    /** The newest agreement, or null. */
    getAutopay(customerId: number): Promise<{ autopay: Autopay | null }>
    /** By due day, the newest last. Without autopay, only those that were sent. */
    listPayments(customerId: number): Promise<PlannedPaymentReply[]>
    /** After a change of the plan. Another trustee or account number pauses it until it is agreed to again. */
    followPlan(tx: Db, customerId: number, change: { isOtherTrustee: boolean }): Promise<void>
    /** What payment services collected for planned payments of these customers, also if it was given back. */
    listPulls(db: Db, customerIds: readonly number[]): Promise<Pull[]>
    /** What is set aside and will be sent or collected for installments, by customer and by the key of the installment. */
    listCovers(tx: Db, customerIds: readonly number[]): Promise<Map<number, ReadonlyMap<string, Cover>>>
    /** By customer, the payment service whose debits are known as payments. */
    listCollectors(tx: Db, customerIds: readonly number[]): Promise<Map<number, PullMethodKind>>
  }
  /** Which payments the forecast says cannot be made. That feature is built later. */
  forecast(): {
    /** Of these customers, those whose sending is this many days away at most, by customer. */
    listShortPayments(
      tx: Db,
      customerIds: readonly number[],
      withinDays: number,
    ): Promise<Map<number, ComingShort[]>>
  }
  /** What the trustee posted counts for the plan. That feature is built later. */
  receipts(): {
    /** Payments to the trustee and what became of each, the newest first. Throws `plan.missing`. */
    listPayments(customerId: number): Promise<TrusteePayment[]>
    /** By customer, in one statement, matched with these payments of theirs. */
    match(
      db: Db,
      customerIds: readonly number[],
      payments: ReadonlyMap<number, readonly PaidFromHere[]>,
    ): Promise<Map<number, Receipt[]>>
  }
}

export const refuse = refusing(planRefusals)
