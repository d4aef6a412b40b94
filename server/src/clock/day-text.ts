import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day without its year, in messages to customers: "Fri, Nov 27". */
export const viewDay = (day: CalendarDate): string => longDay.format(new Date(`${day}T00:00:00Z`))

const dayOfAnyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** A day of any year, in PDFs: "November 27, 2026". */
export const viewLongDay = (day: CalendarDate): string => dayOfAnyYear.format(new Date(`${day}T00:00:00Z`))

const dayInTable = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
})
/** A day in the tables of PDFs, in one format (FRAME-85): "Nov 05, 2026". */
export const viewDayInTable = (day: CalendarDate): string => dayInTable.format(new Date(`${day}T00:00:00Z`))

const monthOfAnyYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** The month of a day: "November 2026". */
export const viewMonth = (day: CalendarDate): string => monthOfAnyYear.format(new Date(`${day}T00:00:00Z`))
