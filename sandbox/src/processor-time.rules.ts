import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'

/** A time of day ("06:00") of the processor: Mountain Standard Time, the whole year. */
export const mountainTime = (date: CalendarDate, time: string): Date => new Date(`${date}T${time}:00-07:00`)
