/**
 * Adds bills paid from the account to the tracker: one expense item per payment, without its fee
 * (TRACKER-141).
 */
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
  /** The day on which the tracker counts the payment. */
  effectiveOn: CalendarDate
  isTrustee: boolean
  /** The biller's category; ignored for the trustee. Null lets the customer choose one. */
  category: SelectableExpenseCategory | null
  description: string
}

/** Adds the payment's item. Repeating the call changes nothing. */
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

/**
 * Sets the item's amount to zero because the payment failed or was returned. Does nothing if it has no item.
 */
export const reverseBillItem = async (tx: Db, customerId: number, billPaymentId: number): Promise<void> => {
  const item = await lockBillPaymentItem(tx, customerId, billPaymentId)
  if (item) await setTakenBack(tx, item, madeWith(item))
}
