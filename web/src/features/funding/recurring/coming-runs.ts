import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Interval, runDay } from '@yoursuccess/contract/funding/recurring-transfers'

const SHOWN = 3

/** The first days on which a recurring transfer runs. */
export const comingRuns = (startsOn: CalendarDate, interval: Interval): CalendarDate[] =>
  Array.from({ length: SHOWN }, (_, count) => runDay(startsOn, interval, count))
