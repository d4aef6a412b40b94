import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, it } from 'vitest'
import { inPostedOrder, kindOf, openingNeeded } from './import.rules.ts'

const first = day('2026-03-01')
const changes = (...rows: [string, number][]) =>
  new Map(rows.map(([date, amount]) => [day(date), cents(amount)]))

it.each([
  ['no day ends below zero', changes(['2026-03-01', 5], ['2026-03-02', -5]), 0],
  ['a day ends below zero', changes(['2026-03-01', 5], ['2026-03-02', -9], ['2026-03-03', 100]), 4],
  [
    'two days end below zero, using the lower one',
    changes(['2026-03-02', -9], ['2026-03-04', -1], ['2026-03-03', 3]),
    9,
  ],
  ['an earlier balance covers part of it', changes(['2026-02-01', 6], ['2026-03-02', -9]), 3],
  [
    'an earlier debt was paid before the first day',
    changes(['2026-02-01', -6], ['2026-02-02', 6], ['2026-03-02', 1]),
    0,
  ],
  ['an earlier debt still remains', changes(['2026-02-01', -6], ['2026-03-02', -1]), 7],
  ['a later day ends below zero', changes(['2026-03-01', 5], ['2026-04-01', -8]), 3],
] as const)('sets the opening credit when %s', (_when, all, expected) => {
  expect(openingNeeded(all, first)).toBe(expected)
})

const row = (date: string, amount: number, description = 'x') => ({
  date_posted: day(date),
  amount: cents(amount),
  description,
})

it('orders rows by posted day, then as in the file, and skips rows with a zero amount', () => {
  const rows = [
    row('2026-03-02', 1, 'b'),
    row('2026-03-01', 1, 'a'),
    row('2026-03-02', 2, 'c'),
    row('2026-03-01', 0, 'none'),
  ]
  expect(inPostedOrder(rows).map(({ description }) => description)).toEqual(['a', 'b', 'c'])
})

it.each([
  [100, 'Shop', 'purchase'],
  [100, 'REFUND OFFICE', 'purchase'],
  [100, 'MONTHLY FEE', 'fee'],
  [100, 'COFFEE HOUSE', 'purchase'],
  [-100, 'Direct Deposit', 'deposit'],
  [-100, 'United Airlines **** REFUND ****', 'refund'],
] as const)('reads %i cents with the description "%s" as a %s', (amount, description, kind) => {
  expect(kindOf(row('2026-03-01', amount, description))).toBe(kind)
})
