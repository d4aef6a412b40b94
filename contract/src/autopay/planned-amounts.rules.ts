/** What is planned to be sent for each installment, and what may still be sent for it. Pure. */
import type { CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, cents, larger, smaller, subtract, sum, ZERO } from '../core/money.ts'

/** What decides the planned payment of an installment. */
interface PlannedAmountTerms {
  installmentCents: Cents
  /** What the customer agreed to pay with it of what is behind. */
  catchUpCents: Cents
  /** The part of the installment that was paid before. */
  paidAheadCents: Cents
  /** What an employer is expected to send for it. */
  wageOrderCents: Cents
}

/** The planned payment of an installment (AUTO-12). */
export const plannedAmount = ({
  installmentCents,
  catchUpCents,
  paidAheadCents,
  wageOrderCents,
}: PlannedAmountTerms): Cents =>
  larger(ZERO, subtract(add(installmentCents, catchUpCents), add(paidAheadCents, wageOrderCents)))

/**
 * How much of each installment is paid by money that was paid ahead: the earliest ones first. `amounts` are by due
 * day. A negative one, from an order that lowered what was due, pays for those after it.
 */
export const spreadAhead = (amounts: readonly Cents[], aheadCents: Cents): Cents[] => {
  let left = larger(ZERO, aheadCents)
  return amounts.map((amountCents) => {
    const part = smaller(left, larger(ZERO, amountCents))
    left = amountCents < 0 ? subtract(left, amountCents) : subtract(left, part)
    return part
  })
}

/** What an employer sends to the trustee on each payday of these days. */
export interface WageOrder {
  amountCents: Cents
  startsOn: CalendarDate
  /** Null while it continues. */
  endsOn: CalendarDate | null
}

/**
 * What a wage order is expected to bring for an installment: its amount for each payday after the due day before,
 * until the due day of the installment.
 */
export const wageOrderMoney = (
  { amountCents, startsOn, endsOn }: WageOrder,
  paydays: readonly CalendarDate[],
  { after, until }: { after: CalendarDate; until: CalendarDate },
): Cents => {
  const counted = paydays.filter(
    (on) => on > after && on <= until && on >= startsOn && (endsOn === null || on <= endsOn),
  )
  return cents(amountCents * counted.length)
}

/** A payment that was made for a planned payment, by autopay or by hand. */
interface PaymentMade {
  amountCents: Cents
  /** True if it failed or was returned. */
  isUndone: boolean
}

/** What was sent for a planned payment: all payments that are recorded for it and did not come back. */
export const sentFor = (payments: readonly PaymentMade[]): Cents =>
  sum(payments.filter(({ isUndone }) => !isUndone).map(({ amountCents }) => amountCents))

/** What may still be sent for a planned payment (AUTO-12). It is never more than what was planned. */
export const stillToSend = (plannedCents: Cents, payments: readonly PaymentMade[]): Cents =>
  larger(ZERO, subtract(plannedCents, sentFor(payments)))
