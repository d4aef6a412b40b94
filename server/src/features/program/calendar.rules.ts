/** The calendar of the program's end: pure. */
import type { Ending } from '@yoursuccess/contract/core/access'
import { addDays, addMonths, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'

/** As it is announced; while the mode is off nothing is, and its days mean nothing. */
export interface ProgramCalendar {
  mode: 'off' | 'notice' | 'enforced'
  lastDepositOn: CalendarDate
  lastSpendOn: CalendarDate
  refundWithinDays: number
  checkCashableDays: number
}

type LastDays = Pick<ProgramCalendar, 'mode' | 'lastDepositOn' | 'lastSpendOn'>

/** The last day on which it is still possible. */
export const lastDayOf = (calendar: LastDays, ending: Ending): CalendarDate =>
  ending === 'deposits' ? calendar.lastDepositOn : calendar.lastSpendOn

/** True when the calendar is enforced and the last day of this is over. */
export const hasEnded = (calendar: LastDays, ending: Ending, today: CalendarDate): boolean =>
  calendar.mode === 'enforced' && today > lastDayOf(calendar, ending)

/** The day from which on the processor is to refuse it; null while the calendar is not enforced. */
export const limitStartOf = (calendar: LastDays, ending: Ending): CalendarDate | null =>
  calendar.mode === 'enforced' ? addDays(lastDayOf(calendar, ending), 1) : null

/** We notify customers this many days before each last day. */
export const NOTICE_DAYS = [1, 7, 30] as const

export interface DateNotice {
  ending: Ending
  lastDay: CalendarDate
  /** Names the notification: each is sent once. */
  step: string
}

/** The notification of a last day that is due today, if any: the nearest one, so none is sent late and twice. */
export const noticeOf = (calendar: LastDays, ending: Ending, today: CalendarDate): DateNotice | undefined => {
  if (calendar.mode !== 'enforced') return undefined
  const lastDay = lastDayOf(calendar, ending)
  const left = daysBetween(today, lastDay)
  const due = left < 0 ? undefined : NOTICE_DAYS.find((days) => left <= days)
  return due === undefined ? undefined : { ending, lastDay, step: `${ending}-${lastDay}-${due}` }
}

/** Nobody looks that far ahead: such a year is a typing error. */
const FARTHEST_MONTHS = 120

/** The error in the days of a calendar, of which `given` were chosen now; undefined for a valid calendar. */
export const calendarError = (
  { lastDepositOn, lastSpendOn }: LastDays,
  given: readonly CalendarDate[],
  today: CalendarDate,
): 'order' | 'past' | 'far' | undefined => {
  if (lastSpendOn < lastDepositOn) return 'order'
  // A day that was announced earlier may be over.
  if (given.some((each) => each < today)) return 'past'
  return given.some((each) => each > addMonths(today, FARTHEST_MONTHS)) ? 'far' : undefined
}
