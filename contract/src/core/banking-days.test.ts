import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBankingDays, bankingDayFrom, isBankHoliday, isBankingDay } from './banking-days.ts'
import { addDays, type CalendarDate, day, daysBetween, weekday } from './calendar-date.ts'

const holidaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, index) => addDays(day(`${year}-01-01`), index))
    .filter((date) => date.startsWith(String(year)) && isBankHoliday(date) && weekday(date) !== 6)
    .map((date) => date.slice(5))

/** Dates published by the Federal Reserve. Saturday holidays are left out: they close no banking day. */
// WIRE-39
test.each([
  [2021, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
  [2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
  [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
  [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  [2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
])('the Federal Reserve is closed in %i on %s', (year, dates) => {
  expect(holidaysOf(year)).toEqual(dates.split(' '))
})

// WIRE-39
test('the Friday before a holiday on a Saturday is a banking day', () => {
  expect(isBankingDay(day('2026-07-03'))).toBe(true)
  expect(isBankingDay(day('2021-12-31'))).toBe(true)
})

test('Juneteenth was not a holiday before 2022', () => {
  expect(isBankingDay(day('2020-06-19'))).toBe(true)
})

test('counts three banking days across Thanksgiving and a weekend', () => {
  expect(addBankingDays(day('2026-11-24'), 3)).toBe('2026-11-30')
  expect(addBankingDays(day('2026-11-30'), -2)).toBe('2026-11-25')
  expect(bankingDayFrom(day('2026-11-26'))).toBe('2026-11-27')
})

// WIRE-39
test('counting forward lands on a banking day, and counting back returns to the start', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((index) => addDays(day('1990-01-01'), index))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (date: CalendarDate, count) => {
      const start = bankingDayFrom(date)
      const end = addBankingDays(start, count)
      expect(isBankingDay(end)).toBe(true)
      expect(addBankingDays(end, -count)).toBe(start)
      expect(daysBetween(start, end)).toBeGreaterThanOrEqual(count)
    }),
  )
})
