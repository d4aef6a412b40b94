/** Days and their arithmetic. For the fields of requests and replies, see day-fields.ts. */
import { DAY_SHORT_YEAR, DAY_UNKNOWN, DAY_UNREADABLE } from './day.messages.ts'

/** A day of the bank's calendar (America/New_York), like "2026-11-20". It has no hour and no time zone. */
export type CalendarDate = string & { readonly __unit: 'day' }

/** The time zone of the banking day. */
export const BANK_ZONE = 'America/New_York'

/** The format of a day. `parseDay` also checks that the day exists. */
export const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MS_PER_DAY = 86_400_000

/** Returns undefined for text that is not a day in the years 1900 to 2199, such as 2027-02-31. */
export const parseDay = (text: string): CalendarDate | undefined => {
  const match = DAY.exec(text)
  if (!match) return undefined
  const [, year, month, day] = match.map(Number) as [number, number, number, number]
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return undefined
  return text as CalendarDate
}

/** A typed day, or the error message to show. Callers handle `''` themselves where the day is optional. */
export type TypedDay = { day: CalendarDate; error?: undefined } | { day?: undefined; error: string }

const YEAR_FIRST = /^((?:19|2[01])\d{2})([-/.])(\d{1,2})\2(\d{1,2})$/
const MONTH_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const SHORT_YEAR = /^(\d{1,2}[-/.]\d{1,2}[-/.]\d{2}|\d{6})$/

/** Reads `1985-07-30`, `7/30/1985`, `07301985` and `19850730`. A year needs four digits. */
export const readTypedDay = (typed: string): TypedDay => {
  const text = typed.trim()
  if (SHORT_YEAR.test(text)) return { error: DAY_SHORT_YEAR }
  const written = yearMonthDay(text)
  if (!written) return { error: DAY_UNREADABLE }
  const found = parseDay(written)
  return found ? { day: found } : { error: DAY_UNKNOWN }
}

const yearMonthDay = (text: string): string | undefined => {
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) return wire(yearFirst[1], yearFirst[3], yearFirst[4])
  const monthFirst = MONTH_FIRST.exec(text)
  if (monthFirst) return wire(monthFirst[4], monthFirst[1], monthFirst[3])
  if (!/^\d{8}$/.test(text)) return undefined
  // No month is 19, 20 or 21, so digits that begin with a year cannot begin with a month.
  return /^(19|2[01])/.test(text)
    ? wire(text.slice(0, 4), text.slice(4, 6), text.slice(6))
    : wire(text.slice(4), text.slice(0, 2), text.slice(2, 4))
}

const wire = (year = '', month = '', dayOfMonth = '') =>
  `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`

/** Converts text that is known to be a day. Throws RangeError otherwise. */
export const day = (text: string): CalendarDate => {
  const parsed = parseDay(text)
  if (!parsed) throw new RangeError(`not a calendar day: ${text.slice(0, 20)}`)
  return parsed
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysInMonth = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const parts = (date: CalendarDate) => {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  return { year, month, dayOfMonth }
}
const pad = (value: number, length = 2) => String(value).padStart(length, '0')
const make = (year: number, month: number, dayOfMonth: number) =>
  `${pad(year, 4)}-${pad(month)}-${pad(dayOfMonth)}` as CalendarDate

const toDayNumber = (date: CalendarDate) => {
  const { year, month, dayOfMonth } = parts(date)
  return Date.UTC(year, month - 1, dayOfMonth) / MS_PER_DAY
}

export const addDays = (date: CalendarDate, count: number): CalendarDate => {
  const moved = new Date((toDayNumber(date) + count) * MS_PER_DAY)
  return make(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  toDayNumber(to) - toDayNumber(from)

/**
 * The same day `count` months later, or the last day of that month when it is shorter. Recurrences start from
 * the anchor each time, so 31 January gives 28 February and then 31 March.
 */
export const addMonths = (anchor: CalendarDate, count: number): CalendarDate => {
  const { year, month, dayOfMonth } = parts(anchor)
  const index = year * 12 + (month - 1) + count
  const [targetYear, targetMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return make(targetYear, targetMonth, Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)))
}

export const monthStart = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01` as CalendarDate
export const monthEnd = (date: CalendarDate): CalendarDate => addDays(addMonths(monthStart(date), 1), -1)
export const isMonthStart = (date: CalendarDate): boolean => date.endsWith('-01')
export const sameMonth = (a: CalendarDate, b: CalendarDate): boolean => a.slice(0, 7) === b.slice(0, 7)

/** 0 is Sunday. */
export const weekday = (date: CalendarDate): number => new Date(toDayNumber(date) * MS_PER_DAY).getUTCDay()

/** The earliest day of lists, seven years ago (FRAME-82). On 29 February it is 28 February. */
export const sevenYearsBefore = (today: CalendarDate): CalendarDate => addMonths(today, -84)
