/** Bills that are paid from the account, in the tracker: one item for each payment, without its fee (TRACKER-141). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import {
  type SelectableExpenseCategory,
  TRUSTEE_PAYMENT,
} from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { insertBillPaymentItem, lockBillPaymentItem } from './items.queries.ts'
import { madeWith, setTakenBack } from './reverse-bill-item.ts'
import type { TrackerDeps } from './tracker.deps.ts'

export interface PaidBill {
  customerId: number
  billPaymentId: number
  /** Without the fee. */
  amountCents: Cents
  /** The day that it counts for. */
  effectiveOn: CalendarDate
  isTrustee: boolean
  /** That of a biller who is not the trustee; null leaves it to the customer. */
  category: SelectableExpenseCategory | null
  description: string
}

/** Saying it again changes nothing. */
export const recordPaidBill = (
  { clock }: Pick<TrackerDeps, 'clock'>,
  tx: Db,
  { isTrustee, ...bill }: PaidBill,
): Promise<void> =>
  insertBillPaymentItem(tx, {
    ...bill,
    category: isTrustee ? TRUSTEE_PAYMENT : bill.category,
    fromTransaction: true,
    external: false,
    createdAt: clock.now(),
  })

/** The payment failed or came back: nothing was spent. Harmless for one that made no item. */
export const reverseBillItem = async (tx: Db, customerId: number, billPaymentId: number): Promise<void> => {
  const item = await lockBillPaymentItem(tx, customerId, billPaymentId)
  if (item) await setTakenBack(tx, item, madeWith(item))
}
