/** Decisions by the calendar of the program's end. Pure. */
import type { Ending } from '@yoursuccess/contract/core/access'
import { addDays, addMonths, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'

/**
 * The announced end of the program. While the mode is `off`, nothing is announced and the days have no
 * meaning.
 */
export interface ProgramCalendar {
  mode: 'off' | 'notice' | 'enforced'
  lastDepositOn: CalendarDate
  lastSpendOn: CalendarDate
  refundWithinDays: number
  checkCashableDays: number
}

type LastDays = Pick<ProgramCalendar, 'mode' | 'lastDepositOn' | 'lastSpendOn'>

/** The last day on which deposits or spending are still possible. */
export const lastDayOf = (calendar: LastDays, ending: Ending): CalendarDate =>
  ending === 'deposits' ? calendar.lastDepositOn : calendar.lastSpendOn

/** Whether deposits or spending have ended: the calendar is enforced and the last day is over. */
export const hasEnded = (calendar: LastDays, ending: Ending, today: CalendarDate): boolean =>
  calendar.mode === 'enforced' && today > lastDayOf(calendar, ending)

/**
 * The first day on which the processor must refuse deposits or spending. Null unless the calendar is
 * enforced.
 */
export const limitStartOf = (calendar: LastDays, ending: Ending): CalendarDate | null =>
  calendar.mode === 'enforced' ? addDays(lastDayOf(calendar, ending), 1) : null

/** Customers are notified this many days before each last day. */
export const NOTICE_DAYS = [1, 7, 30] as const

export interface DateNotice {
  ending: Ending
  lastDay: CalendarDate
  /** Identifies the notification, so that each is sent once. */
  step: string
}

/**
 * The notification of a last day that is due today, or undefined. If several are due after downtime, only the
 * one nearest to the last day.
 */
export const noticeOf = (calendar: LastDays, ending: Ending, today: CalendarDate): DateNotice | undefined => {
  if (calendar.mode !== 'enforced') return undefined
  const lastDay = lastDayOf(calendar, ending)
  const left = daysBetween(today, lastDay)
  const due = left < 0 ? undefined : NOTICE_DAYS.find((days) => left <= days)
  return due === undefined ? undefined : { ending, lastDay, step: `${ending}-${lastDay}-${due}` }
}

/** A last day beyond this many months counts as a typing error. */
const FARTHEST_MONTHS = 120

/**
 * Returns the error in a calendar's last days, or undefined if they are valid. `given` are the days that this
 * change sets.
 */
export const calendarError = (
  { lastDepositOn, lastSpendOn }: LastDays,
  given: readonly CalendarDate[],
  today: CalendarDate,
): 'order' | 'past' | 'far' | undefined => {
  if (lastSpendOn < lastDepositOn) return 'order'
  // Only the given days are checked: a day announced earlier may be over.
  if (given.some((each) => each < today)) return 'past'
  return given.some((each) => each > addMonths(today, FARTHEST_MONTHS)) ? 'far' : undefined
}
