/** Decides when we warn the holder of an account without a deposit, and when we close it. Pure. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/**
 * The days from the first warning to the closing. The second warning follows the first after
 * `BETWEEN_WARNINGS_DAYS`.
 */
const FIRST_WARNING_DAYS = 14
const BETWEEN_WARNINGS_DAYS = 11
const AFTER_WARNINGS_DAYS = FIRST_WARNING_DAYS - BETWEEN_WARNINGS_DAYS

export interface Waiting {
  /** The day since which the account has waited for its first deposit. */
  since: CalendarDate
  warnings: number
  warnedOn: CalendarDate | null
}

export type UnfundedStep = { what: 'warn'; closesOn: CalendarDate } | { what: 'close' }

/** A step is due if its days are counted from this day or an earlier one. */
export const unfundedDueFrom = (closeAfterDays: number, today: CalendarDate) => ({
  firstWarning: addDays(today, FIRST_WARNING_DAYS - closeAfterDays),
  secondWarning: addDays(today, -BETWEEN_WARNINGS_DAYS),
  closing: addDays(today, -AFTER_WARNINGS_DAYS),
})
export type UnfundedDueFrom = ReturnType<typeof unfundedDueFrom>

/**
 * The step due today, if any. The days are counted from the previous step, so server downtime skips no
 * warning and the customer always has the full time after it.
 */
export const unfundedStep = (
  { since, warnings, warnedOn }: Waiting,
  closeAfterDays: number,
  today: CalendarDate,
): UnfundedStep | undefined => {
  const from = unfundedDueFrom(closeAfterDays, today)
  if (warnings === 0 || !warnedOn)
    return since <= from.firstWarning
      ? { what: 'warn', closesOn: addDays(today, FIRST_WARNING_DAYS) }
      : undefined
  if (warnings === 1)
    return warnedOn <= from.secondWarning
      ? { what: 'warn', closesOn: addDays(today, AFTER_WARNINGS_DAYS) }
      : undefined
  return warnedOn <= from.closing ? { what: 'close' } : undefined
}
