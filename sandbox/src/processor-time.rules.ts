import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/**
 * The instant of a time of day ("06:00") at the processor, which uses Mountain Standard Time (GMT-7) all
 * year.
 */
export const mountainTime = (date: CalendarDate, time: string): Date => new Date(`${date}T${time}:00-07:00`)
