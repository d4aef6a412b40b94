import { type CalendarDate, isMonthStart, parseDay } from '@yoursuccess/contract/calendar-date'

/** The month of the address or of the navigation state, if it is the start of one. */
export const parseMonth = (value: unknown): CalendarDate | undefined => {
  const date = typeof value === 'string' ? parseDay(value) : undefined
  return date && isMonthStart(date) ? date : undefined
}
