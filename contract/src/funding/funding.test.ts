import { expect, test } from 'vitest'
import { expectedBy, transferAmountInput } from './ach-transactions.ts'
import { day } from '../core/calendar-date.ts'
import { depositAmountInput, depositPercentageInput } from './direct-deposit.ts'
import { type Interval, runDay } from './recurring-transfers.ts'

const errorOf = (schema: typeof transferAmountInput, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

// FUNDING-87
test.each([
  ['0.01', 1],
  ['10000', 1_000_000],
  ['9999.99', 999_999],
  [250.5, 25_050],
])('reads a transfer of %s to the cent', (typed, expected) => {
  expect(transferAmountInput.parse(typed)).toBe(expected)
})

// FUNDING-87
test.each([
  ['', 'Amount is required'],
  [undefined, 'Amount is required'],
  [null, 'Amount is required'],
  ['ten', 'Amount must be a number'],
  [true, 'Amount must be a number'],
  ['1e3', 'Amount must be a number'],
  ['-5', 'Amount must be positive'],
  ['0', 'Amount must be positive'],
  ['0.00', 'Amount must be positive'],
  ['1.005', 'amount can only have up to two digits after the decimal'],
  ['10000.01', 'Amount must be less than or equal to $10.000,00'],
  ['99999999999999999999', 'Amount must be less than or equal to $10.000,00'],
])('refuses a transfer of %j: %s', (typed, message) => {
  expect(errorOf(transferAmountInput, typed)).toBe(message)
})

// FUNDING-16
test('reads a direct deposit amount to the cent and ignores commas', () => {
  expect(depositAmountInput.parse('1,250.50')).toBe(125_050)
  expect(depositAmountInput.parse('1')).toBe(100)
})

// FUNDING-15
test.each([
  ['', 'Amount is required'],
  ['0.99', 'Minimun value is 1'],
  ['-5', 'Minimun value is 1'],
  ['ten', 'Amount must be a number'],
  ['1e3', 'Amount must be a number'],
  ['12.345', 'amount can only have up to two digits after the decimal'],
  ['99999999999', 'Amount is too large'],
])('refuses a direct deposit amount of %j: %s', (typed, message) => {
  expect(depositAmountInput.safeParse(typed).error?.issues[0]?.message).toBe(message)
})

// FUNDING-14
test.each([
  ['1', 1],
  ['33.5', 33.5],
  ['100', 100],
  ['100.00', 100],
])('accepts a direct deposit percentage of %j', (typed, expected) => {
  expect(depositPercentageInput.parse(typed)).toBe(expected)
})

// FUNDING-14
test.each([
  ['', 'Percentage is required'],
  ['0', 'Minimum value is 1'],
  ['0.99', 'Minimum value is 1'],
  ['101', 'Max is 100 percent'],
  ['100.01', 'Max is 100 percent'],
  ['half', 'Percentage must be a number'],
  ['33.333', 'percentage can only have up to two digits after the decimal'],
])('refuses a direct deposit percentage of %j: %s', (typed, message) => {
  expect(depositPercentageInput.safeParse(typed).error?.issues[0]?.message).toBe(message)
})

// FUNDING-127
test.each<[Interval, string, string[]]>([
  ['weekly', '2026-12-28', ['2026-12-28', '2027-01-04', '2027-01-11']],
  ['biweekly', '2026-12-28', ['2026-12-28', '2027-01-11', '2027-01-25']],
  ['monthly', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['monthly', '2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31']],
  [
    'monthly',
    '2027-08-31',
    [
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ],
  ],
])('a %s transfer that begins on %s runs on %j', (interval, anchor, days) => {
  expect(days.map((_, count) => runDay(day(anchor), interval, count))).toEqual(days)
})

test('a monthly transfer from February 29 runs on the 28th only in shorter Februaries', () => {
  const runs = [1, 12, 13, 48].map((count) => runDay(day('2028-02-29'), 'monthly', count))
  expect(runs).toEqual(['2028-03-29', '2029-02-28', '2029-03-29', '2032-02-29'])
})

// FUNDING-96
test.each([
  ['2026-11-20', '2026-11-30', 'across a weekend and Thanksgiving'],
  ['2026-08-24', '2026-08-31', 'across a weekend'],
])('a transfer made on %s arrives by %s: %s', (made, expected) => {
  expect(expectedBy(day(made))).toBe(expected)
})
