import { type CalendarDate, isMonthStart, monthEnd, parseDay } from '@yoursuccess/contract/core/calendar-date'

/**
 * Reads a month from the address or the navigation state; undefined unless it is the first day of a month.
 */
export const parseMonth = (value: unknown): CalendarDate | undefined => {
  const date = typeof value === 'string' ? parseDay(value) : undefined
  return date && isMonthStart(date) ? date : undefined
}

/** The last day of the month, or today if that is earlier: nobody can have spent money later. */
export const lastDayUntil = (month: CalendarDate, today: CalendarDate): CalendarDate =>
  monthEnd(month) < today ? monthEnd(month) : today
