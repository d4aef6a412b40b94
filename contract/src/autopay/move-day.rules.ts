/** To which days a planned payment can be moved (AUTO-06). Pure. */
import { addBankingDays, isBankingDay } from '../core/banking-days.ts'
import { addDays, type CalendarDate, daysBetween } from '../core/calendar-date.ts'
import { type Posting, postedBy } from '../trustees/posting.rules.ts'

/** The last planned payment can be moved at most this many days past its due day. */
const MAX_DAYS_AFTER_DUE = 30

interface MoveLimits {
  dueOn: CalendarDate
  /** The first day on which something can still be sent. */
  firstOn: CalendarDate
  /** The send day of the next planned payment. Null for the last one. */
  nextSendOn: CalendarDate | null
}

/** The first day on which a payment can still be sent: today, unless its cutoff is near or banks are closed. */
export const firstSendDay = (today: CalendarDate, isOverForToday: boolean): CalendarDate =>
  isBankingDay(today) && !isOverForToday ? today : addBankingDays(today, 1)

/** The first and the last day to which a planned payment can be moved. There is none if the last one is earlier. */
export const movableDays = ({
  dueOn,
  firstOn,
  nextSendOn,
}: MoveLimits): { from: CalendarDate; to: CalendarDate } => ({
  from: firstOn,
  to: nextSendOn === null ? addDays(dueOn, MAX_DAYS_AFTER_DUE) : addDays(nextSendOn, -1),
})

/** True for a banking day within the limits. */
export const isMovableTo = (on: CalendarDate, limits: MoveLimits): boolean => {
  const { from, to } = movableDays(limits)
  return isBankingDay(on) && on >= from && on <= to
}

/**
 * When the trustee should have posted a payment that is sent on a day, and how many days after its due day that is.
 * A late one is only sent after the customer confirmed it.
 */
export const arrivalOfMoved = (
  on: CalendarDate,
  { dueOn, posting }: { dueOn: CalendarDate; posting: Posting },
): { postedOn: CalendarDate; daysLate: number } => {
  const postedOn = postedBy(on, posting)
  return { postedOn, daysLate: Math.max(0, daysBetween(dueOn, postedOn)) }
}
