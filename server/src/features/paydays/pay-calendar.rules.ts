/** A stretch of days as whole numbers, so that hundreds of patterns can be compared with deposits quickly. */
import { isBankingDay } from '@yoursuccess/contract/core/banking-days'
import {
  addDays,
  type CalendarDate,
  daysBetween,
  monthEnd,
  weekday,
} from '@yoursuccess/contract/core/calendar-date'

export interface PayCalendar {
  from: CalendarDate
  /** One entry for each day. */
  days: readonly CalendarDay[]
}

export interface CalendarDay {
  /** 0 is Sunday. */
  weekday: number
  dayOfMonth: number
  daysInMonth: number
  /** How many banking days there are up to this day and with it. */
  bankingDays: number
  /** The banking days to which pay of this day moves: itself, if banks are open. As days of the calendar. */
  before: number
  after: number
}

/** The days `from` to `to`, both included. At both ends, pay does not move out of the calendar. */
export const payCalendar = (from: CalendarDate, to: CalendarDate): PayCalendar => {
  const days: CalendarDay[] = []
  let on = from
  let daysInMonth = 0
  let bankingDays = 0
  let before = 0
  for (let at = 0; on <= to; at++) {
    const dayOfMonth = Number(on.slice(8))
    if (at === 0 || dayOfMonth === 1) daysInMonth = Number(monthEnd(on).slice(8))
    if (isBankingDay(on)) {
      bankingDays += 1
      before = at
    }
    days.push({ weekday: weekday(on), dayOfMonth, daysInMonth, bankingDays, before, after: at })
    on = addDays(on, 1)
  }
  for (const [at, each] of [...days.entries()].toReversed())
    if (each.before !== at) each.after = days[at + 1]?.after ?? at
  return { from, days }
}

/** The calendar's number of a day. */
export const numberOf = ({ from }: PayCalendar, on: CalendarDate): number => daysBetween(from, on)

/** The day of a number. */
export const dayOf = ({ from }: PayCalendar, number: number): CalendarDate => addDays(from, number)

/** Banking days from one day of the calendar to another; negative if the other is earlier. */
export const bankingDaysFrom = ({ days }: PayCalendar, from: number, to: number): number =>
  (days[to]?.bankingDays ?? 0) - (days[from]?.bankingDays ?? 0)
