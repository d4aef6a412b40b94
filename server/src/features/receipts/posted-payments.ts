/** What became of each payment to a trustee, by the receipts that the bank has (REC-04). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import {
  overdueFromOf,
  postByOf,
  trusteePaymentState,
} from '@yoursuccess/contract/receipts/payment-state.rules'
import type { TrusteePaymentState } from '@yoursuccess/contract/receipts/receipts'
import type { Db } from '@yoursuccess/database/database'
import type { TrusteePaid } from '../plan/plan.service.ts'
import { type MatchedReceipt, matchStored, receiptsByPayment } from './match-stored.ts'
import type { ReceiptsDeps } from './receipts.deps.ts'
import { listReceipts } from './receipts.queries.ts'

export interface PostedPayment extends TrusteePaid {
  /** The day after which it should have been posted. */
  postBy: CalendarDate
  /** The first banking day after that. */
  overdueFrom: CalendarDate
  /** Null until the bank knows that it was delivered. */
  deliveredOn: CalendarDate | null
  receipt: MatchedReceipt | undefined
  state: TrusteePaymentState
}

export interface Postings {
  payments: PostedPayment[]
  receipts: MatchedReceipt[]
}

/** By customer, with a few statements for all of them. Who has no plan is left out. */
export const readPostings = async (
  { plan, clock }: Pick<ReceiptsDeps, 'plan' | 'clock'>,
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, Postings>> => {
  const [paid, rows] = await Promise.all([
    plan.listTrusteePayments(db, customerIds),
    listReceipts(db, customerIds),
  ])
  const rowsOf = Map.groupBy(rows, ({ customerId }) => customerId)
  const today = clock.today()
  return new Map(
    [...paid].map(([customerId, payments]) => [
      customerId,
      postingsOf(payments, matchStored(rowsOf.get(customerId) ?? [], payments), today),
    ]),
  )
}

const postingsOf = (
  payments: readonly TrusteePaid[],
  receipts: MatchedReceipt[],
  today: CalendarDate,
): Postings => {
  const receiptOf = receiptsByPayment(receipts)
  return {
    receipts,
    payments: payments.map((payment) => {
      const receipt = receiptOf.get(payment.id)
      const { arrivesOn, expectedOn, isDelivered, isUndone, postingDays } = payment
      const deliveredOn = isDelivered ? arrivesOn : null
      const delivery = { expectedOn, postingDays }
      return {
        ...payment,
        deliveredOn,
        postBy: postByOf(delivery),
        overdueFrom: overdueFromOf(delivery),
        receipt,
        state: trusteePaymentState({ ...delivery, deliveredOn, isUndone }, { receipt, today }),
      }
    }),
  }
}
