/** Banking days: the days on which the Federal Reserve moves money. Bank and partners share this calendar. */
import { addDays, type CalendarDate, day, weekday } from './calendar-date.ts'

const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
const SUNDAY = 0

/** Months count from 1. A negative `nth` counts from the end. */
type Holiday = { since?: number; month: number } & ({ dayOfMonth: number } | { nth: number; weekday: number })

/** Holidays of the Federal Reserve Banks, as the Board of Governors publishes them. */
const HOLIDAYS: readonly Holiday[] = [
  // New Year's Day
  { month: 1, dayOfMonth: 1 },
  // Birthday of Martin Luther King, Jr.
  { since: 1986, month: 1, nth: 3, weekday: MONDAY },
  // Washington's Birthday
  { month: 2, nth: 3, weekday: MONDAY },
  // Memorial Day
  { month: 5, nth: -1, weekday: MONDAY },
  // Juneteenth
  { since: 2022, month: 6, dayOfMonth: 19 },
  // Independence Day
  { month: 7, dayOfMonth: 4 },
  // Labor Day
  { month: 9, nth: 1, weekday: MONDAY },
  // Columbus Day
  { month: 10, nth: 2, weekday: MONDAY },
  // Veterans Day
  { month: 11, dayOfMonth: 11 },
  // Thanksgiving Day
  { month: 11, nth: 4, weekday: THURSDAY },
  // Christmas Day
  { month: 12, dayOfMonth: 25 },
]

/** True when banks settle on this day: neither a weekend nor a holiday. */
export const isBankingDay = (date: CalendarDate): boolean =>
  weekday(date) !== SATURDAY && weekday(date) !== SUNDAY && !isBankHoliday(date)

/**
 * True on a holiday of the Federal Reserve. A holiday on a Sunday closes the Monday after it; a holiday on a
 * Saturday closes no other day.
 */
export const isBankHoliday = (date: CalendarDate): boolean => holidaysOf(Number(date.slice(0, 4))).has(date)

/** Calculated once for each year: schedules and forecasts look at thousands of days. */
const holidaysByYear = new Map<number, ReadonlySet<CalendarDate>>()
const holidaysOf = (year: number): ReadonlySet<CalendarDate> => {
  const known = holidaysByYear.get(year)
  if (known) return known
  const current = HOLIDAYS.filter(({ since = 0 }) => since <= year)
  const holidays = new Set(current.map((holiday) => observedOn(dateOf(holiday, year))))
  holidaysByYear.set(year, holidays)
  return holidays
}

/** The day itself if it is a banking day, else the next banking day. */
export const bankingDayFrom = (date: CalendarDate): CalendarDate => {
  let found = date
  while (!isBankingDay(found)) found = addDays(found, 1)
  return found
}

/**
 * The date `count` banking days later, or earlier if `count` is negative. The start may be any day; a count
 * of 0 returns it unchanged.
 */
export const addBankingDays = (date: CalendarDate, count: number): CalendarDate => {
  const direction = count < 0 ? -1 : 1
  let left = Math.abs(count)
  let found = date
  while (left > 0) {
    found = addDays(found, direction)
    if (isBankingDay(found)) left -= 1
  }
  return found
}

const observedOn = (date: CalendarDate): CalendarDate => (weekday(date) === SUNDAY ? addDays(date, 1) : date)

const dateOf = (holiday: Holiday, year: number): CalendarDate => {
  const on = (month: number, dayOfMonth: number) =>
    day(`${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`)
  if ('dayOfMonth' in holiday) return on(holiday.month, holiday.dayOfMonth)
  const { month, nth, weekday: wanted } = holiday
  // The last such weekday is in the month's last seven days. No holiday with a negative `nth` is in December.
  const start = nth > 0 ? on(month, 1) : addDays(on(month + 1, 1), -7)
  const first = addDays(start, (wanted - weekday(start) + 7) % 7)
  return addDays(first, 7 * (nth > 0 ? nth - 1 : 0))
}
