import { type CalendarDate, isMonthStart, monthEnd, parseDay } from '@yoursuccess/contract/core/calendar-date'

/** The month in the address or the navigation state, if it is the start of a month. */
export const parseMonth = (value: unknown): CalendarDate | undefined => {
  const date = typeof value === 'string' ? parseDay(value) : undefined
  return date && isMonthStart(date) ? date : undefined
}

/** The last day of a month on which money can have been spent. */
export const lastDayUntil = (month: CalendarDate, today: CalendarDate): CalendarDate =>
  monthEnd(month) < today ? monthEnd(month) : today
