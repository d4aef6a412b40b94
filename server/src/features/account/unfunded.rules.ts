/** Decides when we warn the holder of an account without a deposit, and when we close it. Pure. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/**
 * The days from the first warning to the closing. The second warning follows the first after
 * `BETWEEN_WARNINGS_DAYS`.
 */
export const FIRST_WARNING_DAYS = 14
const BETWEEN_WARNINGS_DAYS = 11
const AFTER_WARNINGS_DAYS = FIRST_WARNING_DAYS - BETWEEN_WARNINGS_DAYS

export interface Waiting {
  /** The day since which the account has waited for its first deposit. */
  since: CalendarDate
  warnings: number
  warnedOn: CalendarDate | null
}

export type UnfundedStep = { what: 'warn'; closesOn: CalendarDate } | { what: 'close' }

/**
 * The step due today, if any. The days are counted from the previous step, so server downtime skips no
 * warning and the customer always has the full time after it.
 */
export const unfundedStep = (
  { since, warnings, warnedOn }: Waiting,
  closeAfterDays: number,
  today: CalendarDate,
): UnfundedStep | undefined => {
  if (warnings === 0 || !warnedOn)
    return addDays(since, closeAfterDays - FIRST_WARNING_DAYS) <= today
      ? { what: 'warn', closesOn: addDays(today, FIRST_WARNING_DAYS) }
      : undefined
  if (warnings === 1)
    return addDays(warnedOn, BETWEEN_WARNINGS_DAYS) <= today
      ? { what: 'warn', closesOn: addDays(today, AFTER_WARNINGS_DAYS) }
      : undefined
  return addDays(warnedOn, AFTER_WARNINGS_DAYS) <= today ? { what: 'close' } : undefined
}
