/** What happens on the send day of a planned payment, and until when it may be sent. Pure. */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, larger, smaller, subtract, ZERO } from '../core/money.ts'
import { movable } from '../setaside/shares.rules.ts'
import type { PARTIALS } from '../trustees/trustee-methods.ts'

export interface SendDay {
  /** What may still be sent (planned-amounts.rules.ts). */
  leftCents: Cents
  /** The fee of a payment made now. Zero for the rest of one that was sent in part. */
  feeCents: Cents
  /** What is in the set-aside and not ordered elsewhere. */
  setAsideCents: Cents
  /** What is in the main account, and what must stay there. */
  availableCents: Cents
  keepBackCents: Cents
  /** The most that may still come from the main account for this payment. Zero unless the customer agreed. */
  fromMainCents: Cents
  /** Whether the office takes an installment in parts, and its smallest payment. */
  partial: (typeof PARTIALS)[number]
  minCents: Cents | null
  /** True if a part of it was sent before. */
  hasPart: boolean
}

export type Sending =
  /** Nothing is left to send. */
  | { act: 'none' }
  /** `topUpCents` are moved from the main account first. `isPart`: a rest is still to be sent. */
  | { act: 'send'; amountCents: Cents; topUpCents: Cents; isPart: boolean }
  /** Nothing is sent, because `missingCents` are missing. */
  | { act: 'wait'; missingCents: Cents }

/** Decides what is sent (AUTO-05). Nothing is sent in part unless the office says that it takes parts. */
export const decideSending = (day: SendDay): Sending => {
  const { leftCents, feeCents } = day
  if (leftCents <= 0) return { act: 'none' }
  const setAsideCents = larger(ZERO, day.setAsideCents)
  const missingCents = larger(ZERO, subtract(add(leftCents, feeCents), setAsideCents))
  const topUpMost = smaller(larger(ZERO, day.fromMainCents), movable(day.availableCents, day.keepBackCents))
  if (missingCents <= topUpMost)
    return { act: 'send', amountCents: leftCents, topUpCents: missingCents, isPart: false }
  const partCents = subtract(add(setAsideCents, topUpMost), feeCents)
  return isPartTaken(day, partCents)
    ? { act: 'send', amountCents: partCents, topUpCents: topUpMost, isPart: true }
    : { act: 'wait', missingCents: subtract(missingCents, topUpMost) }
}

/** The rest must be large enough for the office, too. */
const isPartTaken = ({ leftCents, partial, minCents, hasPart }: SendDay, partCents: Cents): boolean => {
  const least = minCents ?? 1
  return (
    partial === 'yes' &&
    !hasPart &&
    partCents > 0 &&
    partCents >= least &&
    subtract(leftCents, partCents) >= least
  )
}

/**
 * The last day on which something is sent for a planned payment: the day before the next pay, whose share belongs to
 * the next installment, or before the next send day if that is earlier. What is missing then is not sent automatically.
 */
export const sendingEndsOn = ({
  sendOn,
  dueOn,
  paydays,
  nextSendOn,
}: {
  sendOn: CalendarDate
  dueOn: CalendarDate
  /** Expected paydays whose pay lands here, in any order. */
  paydays: readonly CalendarDate[]
  /** Null for the last planned payment. */
  nextSendOn: CalendarDate | null
}): CalendarDate => {
  const [next] = [...paydays, ...(nextSendOn === null ? [] : [nextSendOn])]
    .filter((on) => on > sendOn)
    .toSorted()
  if (next !== undefined) return addDays(next, -1)
  return dueOn > sendOn ? dueOn : sendOn
}
