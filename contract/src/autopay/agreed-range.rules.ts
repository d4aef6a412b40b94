/** Which amounts a customer agreed to, and which must be told before they are sent (AUTO-03). Pure. */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, cents, larger, smaller, subtract, ZERO } from '../core/money.ts'

/** Calendar days before the send day by which an amount outside of the agreement must be told. */
const TELL_DAYS = 10
/** Calendar days before the send day on which each payment is announced. */
export const ANNOUNCE_DAYS = 3

/** How far an amount may be from the usual one, unless the customer chooses another sum, and the most to choose. */
export const DEFAULT_SPREAD = cents(50_00)
export const MAX_SPREAD = cents(1_000_00)

interface AgreedAmounts {
  usualCents: Cents
  /** How far an amount may be from the usual one, and from the payment before. */
  spreadCents: Cents
}

/** The amounts that need no word of their own. */
export const rangeOf = ({
  usualCents,
  spreadCents,
}: AgreedAmounts): { fromCents: Cents; toCents: Cents } => ({
  fromCents: larger(ZERO, subtract(usualCents, spreadCents)),
  toCents: add(usualCents, spreadCents),
})

/** True if the amount leaves the range, or differs from the payment before by more than was agreed. */
export const mustBeNotified = (
  plannedCents: Cents,
  agreed: AgreedAmounts,
  /** Null before the first payment. */
  lastCents: Cents | null,
): boolean => {
  const { fromCents, toCents } = rangeOf(agreed)
  if (plannedCents < fromCents || plannedCents > toCents) return true
  return lastCents !== null && Math.abs(plannedCents - lastCents) > agreed.spreadCents
}

/** The last day on which another amount can be told in time. */
export const notifyBy = (sendOn: CalendarDate): CalendarDate => addDays(sendOn, -TELL_DAYS)

/**
 * The amount that is fixed when the send day begins. In place of one that was not told in time, the amount is sent that
 * the customer was told last: of this payment, of the payment before, or the usual one. It is never more than what is
 * planned, because the plan asks for no more.
 */
export const amountToFix = (
  plannedCents: Cents,
  {
    agreed,
    lastCents,
    notifiedCents,
    isConfirmed,
  }: {
    agreed: AgreedAmounts
    /** Null before the first payment. */
    lastCents: Cents | null
    /** The newest amount of this payment that was told in time. Null if none was. */
    notifiedCents: Cents | null
    /** True if the customer said that this amount may be sent. */
    isConfirmed: boolean
  },
): Cents =>
  isConfirmed || !mustBeNotified(plannedCents, agreed, lastCents)
    ? plannedCents
    : smaller(plannedCents, notifiedCents ?? lastCents ?? agreed.usualCents)
