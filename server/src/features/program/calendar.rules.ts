/** The calendar of the program's end (decision 4, AMB-044): pure. */
import type { Ending } from '@yoursuccess/contract/access'
import { addDays, type CalendarDate, day, daysBetween } from '@yoursuccess/contract/calendar-date'

/** As it is configured. */
export interface ProgramCalendar {
  PROGRAM_WIND_DOWN: 'off' | 'notice' | 'enforced'
  PROGRAM_LAST_DEPOSIT_ON: string
  PROGRAM_LAST_SPEND_ON: string
}

/** The last day on which it is still possible. */
export const lastDayOf = (calendar: ProgramCalendar, ending: Ending): CalendarDate =>
  day(ending === 'deposits' ? calendar.PROGRAM_LAST_DEPOSIT_ON : calendar.PROGRAM_LAST_SPEND_ON)

/** True when the calendar is enforced and the last day of this is over. */
export const hasEnded = (calendar: ProgramCalendar, ending: Ending, today: CalendarDate): boolean =>
  calendar.PROGRAM_WIND_DOWN === 'enforced' && today > lastDayOf(calendar, ending)

/** The day from which on the processor is to refuse it; null while the calendar is not enforced. */
export const limitStartOf = (calendar: ProgramCalendar, ending: Ending): CalendarDate | null =>
  calendar.PROGRAM_WIND_DOWN === 'enforced' ? addDays(lastDayOf(calendar, ending), 1) : null

/** Customers are told so many days before each last day. */
export const NOTICE_DAYS = [1, 7, 30] as const

export interface DateNotice {
  ending: Ending
  lastDay: CalendarDate
  /** Names the notice: each is told once. */
  step: string
}

/** What is to be told today of a last day, if anything: the nearest of the notices, so that none comes late and twice. */
export const noticeOf = (
  calendar: ProgramCalendar,
  ending: Ending,
  today: CalendarDate,
): DateNotice | undefined => {
  if (calendar.PROGRAM_WIND_DOWN !== 'enforced') return undefined
  const lastDay = lastDayOf(calendar, ending)
  const left = daysBetween(today, lastDay)
  const due = left < 0 ? undefined : NOTICE_DAYS.find((days) => left <= days)
  return due === undefined ? undefined : { ending, lastDay, step: `${ending}-${lastDay}-${due}` }
}
