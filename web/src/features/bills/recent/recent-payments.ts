/** What the payments of the last months say: which one was a biller's last, and which ones came back. */
import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { dayOf } from '../../../lib/dates.ts'

/** Days for which a payment that came back is shown on top, from the day on which it did. */
const SHOWN_DAYS = 30

const hasComeBack = ({ status }: Pick<BillPayment, 'status'>): boolean =>
  status === 'failed' || status === 'returned'

const byNewest = (a: BillPayment, b: BillPayment) => b.created_at.localeCompare(a.created_at) || b.id - a.id

/** The newest payment to a biller that did not come back. Undefined without one. */
export const lastPaymentTo = (billerId: number, payments: readonly BillPayment[]): BillPayment | undefined =>
  payments.filter((each) => each.biller_id === billerId && !hasComeBack(each)).toSorted(byNewest)[0]

/**
 * The payments that failed or were returned in the last 30 days and that no newer payment to the same biller made up
 * for, newest first. Of a biller only its newest payment is named.
 */
export const paymentsToRepeat = (payments: readonly BillPayment[], today: CalendarDate): BillPayment[] => {
  const newest = new Map<number, BillPayment>()
  for (const each of payments.toSorted(byNewest))
    if (!newest.has(each.biller_id)) newest.set(each.biller_id, each)
  const since = addDays(today, -SHOWN_DAYS)
  return [...newest.values()].filter((each) => hasComeBack(each) && dayOf(each.updated_at) >= since)
}
