import { expect, test } from 'vitest'
import { calendarDate, dayReply, monthInput } from './day-fields.ts'

// WIRE-35
test.each(['1900-01-01', '2024-02-29', '2026-11-20', '2199-12-31'])('%s is a day', (text) => {
  expect(calendarDate.parse(text)).toBe(text)
  expect(dayReply.parse(text)).toBe(text)
})

// WIRE-35
test.each([
  '2023-02-29',
  '2026-11-31',
  '2026-13-01',
  '1899-12-31',
  '2200-01-01',
  '2026-1-5',
  '11/20/2026',
  '20261120',
  '',
  20_261_120,
  null,
])('refuses %j as a day, and names the required format', (value) => {
  const { error } = calendarDate.safeParse(value)
  expect(error?.issues.map(({ message }) => message)).toEqual(['must be a day, yyyy-MM-dd'])
})

// WIRE-35
test.each([' 2026-11-20', '2026-11-20T00:00:00Z'])('refuses %j, which is more than a day', (text) =>
  expect(calendarDate.safeParse(text).success).toBe(false),
)

// WIRE-36
test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-11-20', '2026-11-01'],
  ['2024-02-29', '2024-02-01'],
])('accepts every day of a month as that month: %s is %s', (text, month) =>
  expect(monthInput.parse(text)).toBe(month),
)
