/** Days and amounts as trustees' files write them (REC-02). What may mean several things is not read. */
import { type CalendarDate, readTypedDay } from '../core/calendar-date.ts'
import { type Cents, MAX_INPUT, negate, parseAmount, typedAmount } from '../core/money.ts'

/** No day or amount is longer. It also bounds the time that a hostile cell costs. */
const MAX_CELL_LENGTH = 40

/** "Nov 20, 2026" */
const NAME_FIRST = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i
/** "20-Nov-2026" */
const NAME_SECOND = /^(\d{1,2})[- ]([a-z]{3,9})\.?[- ](\d{4}|\d{2})$/i
/** "11/20/26" */
const SHORT_YEAR = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/
const TIME_OF_DAY = /[ T]\d{1,2}:\d{2}.*$/
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/**
 * Reads "11/20/2026", "11/20/26", "2026-11-20", "Nov 20, 2026" and "20-Nov-2026", each also with a time of day.
 * Digits are never read with the day before the month: 20/11/2026 is no day.
 */
export const readReceiptDay = (cell: string): CalendarDate | undefined => {
  if (cell.length > MAX_CELL_LENGTH) return undefined
  const text = cell.trim().replace(TIME_OF_DAY, '')
  const [, name = '', dayAfter = '', yearAfter = ''] = NAME_FIRST.exec(text) ?? []
  if (name) return dayOf(yearAfter, monthOf(name), dayAfter)
  const [, dayBefore = '', second = '', year = ''] = NAME_SECOND.exec(text) ?? []
  if (second) return dayOf(year, monthOf(second), dayBefore)
  const [, month = '', dayOfMonth = '', shortYear = ''] = SHORT_YEAR.exec(text) ?? []
  return month ? dayOf(shortYear, month, dayOfMonth) : readTypedDay(text).day
}

/** Trustees' files are of this century. */
const dayOf = (year: string, month: number | string, dayOfMonth: string) =>
  readTypedDay(`${month}/${dayOfMonth}/${year.padStart(4, '20')}`).day

/** From 1. An unknown name is month 0, which no day has. */
const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1

/** One sign at most: before or after the dollar sign, behind the number, or parentheses. */
const AMOUNT = /^(\()? ?(-)? ?\$? ?(-)? ?([\d,.]+) ?(-)? ?(\))?$/

/** Reads "$1,234.50", "1234.5", "-12.00", "12.00-" and "(12.00)". Nothing is no amount, and neither is a formula. */
export const readReceiptAmount = (cell: string): Cents | undefined => {
  if (cell.length > MAX_CELL_LENGTH) return undefined
  // Spreadsheets write a typographic minus and spaces that do not break.
  const text = cell.trim().replaceAll('\u2212', '-').replaceAll('\u00a0', ' ')
  const [, open, first, second, number = '', last, close] = AMOUNT.exec(text) ?? []
  const signs = [open, first, second, last].filter(Boolean).length
  if (signs > 1 || Boolean(open) !== Boolean(close)) return undefined
  const amount = parseAmount(typedAmount(number))
  if (!amount || amount > MAX_INPUT) return undefined
  return signs === 1 ? negate(amount) : amount
}
