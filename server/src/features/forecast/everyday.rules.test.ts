import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { daysOfPurchases, everydaySpending } from './everyday.rules.ts'

const goals = [
  { category: 'housing', amountCents: cents(900_00) },
  { category: 'trustee_payment', amountCents: cents(465_00) },
]
const known = { today: day('2026-11-20'), spentCents: cents(900_00), firstOn: day('2026-01-05'), goals }

// FORE-02
test.each<[string, Partial<Parameters<typeof everydaySpending>[0]>, object]>([
  ['the mean of 90 days of purchases', {}, { dayCents: 10_00, basis: 'purchases', days: 90 }],
  ['the mean of the days there are', { firstOn: day('2026-11-05') }, { dayCents: 60_00, days: 15 }],
  ['the mean of 14 days', { firstOn: day('2026-11-06') }, { basis: 'purchases', days: 14 }],
  [
    'the goals of the month with 13 days',
    { firstOn: day('2026-11-07') },
    { dayCents: 30_00, basis: 'goals', days: 30 },
  ],
  ['the goals of the month without any day', { firstOn: undefined }, { dayCents: 30_00, basis: 'goals' }],
  ['nothing without goals', { firstOn: undefined, goals: [] }, { dayCents: 0, basis: 'nothing', days: 0 }],
  [
    'nothing if more came back than was spent',
    { spentCents: cents(-5_00) },
    { dayCents: 0, basis: 'purchases' },
  ],
])('everyday spending is %s', (_what, change, expected) => {
  expect(everydaySpending({ ...known, ...change })).toMatchObject(expected)
})

// FORE-02
test('purchases are those of the 90 days before today', () => {
  expect(daysOfPurchases(day('2026-11-20'))).toEqual({ from: '2026-08-22', to: '2026-11-19' })
})
