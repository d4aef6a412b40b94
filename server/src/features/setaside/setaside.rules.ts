/** What the plan needs of the set-aside. Pure. */
import { BILL_PAYMENT_FEE } from '@yoursuccess/contract/bills/bill-payments'
import { addMonths, type CalendarDate, monthEnd, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, larger, sum, ZERO } from '@yoursuccess/contract/core/money'
import { needOf } from '@yoursuccess/contract/setaside/shares.rules'
import { arriveBy, sendOn } from '@yoursuccess/contract/trustees/posting.rules'
import type { ComingPayment } from './share-of-pay.rules.ts'

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

/** Banking days before the due day by which a payment should be posted. */
const BUFFER_DAYS = 2
/** Payments in our own network go electronically. What an office takes until it posts is in the buffer. */
const POSTING = { kind: 'electronic', posting_days: 0 } as const
/** More of them would not change what the next pay bears. */
const MAX_COMING = 3

/** The next payments to the trustee: one for each installment that is not paid and not past its due day. */
export const comingPayments = (
  installments: readonly NeededInstallment[],
  today: CalendarDate,
): ComingPayment[] =>
  installments
    .filter((each) => each.dueOn >= today && needWithFee(each) > 0)
    .slice(0, MAX_COMING)
    .map(({ dueOn, amountCents, appliedCents }) => ({
      dueOn,
      sendOn: sendOn(arriveBy(dueOn, BUFFER_DAYS), POSTING),
      plannedCents: amountCents,
      feesCents: BILL_PAYMENT_FEE,
      sentCents: appliedCents,
    }))

/**
 * The next installment that is not paid, with what it needs: more than itself, if autopay sends more for it. Undefined if none
 * is left.
 */
export const nextNeed = (
  installments: readonly NeededInstallment[],
  today: CalendarDate,
  planned: readonly ComingPayment[] = [],
): { needCents: Cents; dueOn: CalendarDate } | undefined => {
  const next = installments.find((each) => each.dueOn >= today && needWithFee(each) > 0)
  if (!next) return undefined
  const payment = planned.find(({ dueOn }) => dueOn === next.dueOn)
  const plannedCents = payment ? needOf(payment, ZERO) : ZERO
  return { needCents: larger(needWithFee(next), plannedCents), dueOn: next.dueOn }
}

/**
 * The most that the set-aside may hold by the customer's hand: what is unpaid of the installments that are due until
 * the end of the next month, those that are behind included (SETA-08).
 */
export const needByHand = (installments: readonly NeededInstallment[], today: CalendarDate): Cents => {
  const until = monthEnd(addMonths(monthStart(today), 1))
  return sum(installments.filter(({ dueOn }) => dueOn <= until).map(needWithFee))
}
