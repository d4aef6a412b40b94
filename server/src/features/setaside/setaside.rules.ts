/** What the plan needs of the set-aside. Pure. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addMonths, type CalendarDate, monthEnd, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, sum, ZERO } from '@yoursuccess/contract/core/money'
import { needOf } from '@yoursuccess/contract/setaside/shares.rules'

/** An installment, and what counts as paid for it. */
export interface NeededInstallment {
  dueOn: CalendarDate
  amountCents: Cents
  appliedCents: Cents
}

/** What an installment still needs with the fee of its payment. Zero once it is paid. */
const needWithFee = ({ amountCents, appliedCents }: NeededInstallment): Cents =>
  amountCents <= appliedCents
    ? ZERO
    : needOf({ plannedCents: amountCents, feesCents: BILL_PAYMENT_FEE, sentCents: appliedCents }, ZERO)

/** The next installment that is not paid, with what it needs. Undefined if none is left. */
export const nextNeed = (
  installments: readonly NeededInstallment[],
  today: CalendarDate,
): { needCents: Cents; dueOn: CalendarDate } | undefined => {
  const next = installments.find((each) => each.dueOn >= today && needWithFee(each) > 0)
  return next && { needCents: needWithFee(next), dueOn: next.dueOn }
}

/**
 * The most that the set-aside may hold by the customer's hand: what is unpaid of the installments that are due until
 * the end of the next month, those that are behind included (SETA-08).
 */
export const needByHand = (installments: readonly NeededInstallment[], today: CalendarDate): Cents => {
  const until = monthEnd(addMonths(monthStart(today), 1))
  return sum(installments.filter(({ dueOn }) => dueOn <= until).map(needWithFee))
}
