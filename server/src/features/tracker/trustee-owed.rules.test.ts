import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { trusteeOwed } from './trustee-owed.rules.ts'

const DECEMBER = day('2026-12-01')
const goal = (month: string, amount = 465_00, dueDay: number | null = 25) => ({
  month: day(month),
  amountCents: cents(amount),
  dueDay,
})
const sent = (effectiveOn: string, amount = 465_00) => ({
  effectiveOn: day(effectiveOn),
  amountCents: cents(amount),
})
const owed = (more: object = {}) =>
  trusteeOwed({
    month: DECEMBER,
    today: day('2026-12-03'),
    startedOn: day('2026-09-10'),
    goals: [goal('2026-11-01')],
    sent: [],
    ...more,
  })

// TRACKER-51
test('carries an unpaid month into the next one, with the days since it was due', () => {
  expect(owed()).toEqual({
    amountCents: 46_500,
    dueOn: '2026-12-25',
    nextDueOn: '2027-01-25',
    unpaidCents: 46_500,
    earlierUnpaidCents: 46_500,
    earlierMonth: '2026-11-01',
    daysLate: 8,
  })
})

// TRACKER-50
test('applies money to the oldest month first, so a late payment ends the delay', () => {
  expect(owed({ sent: [sent('2026-12-02')] })).toMatchObject({
    unpaidCents: 46_500,
    earlierUnpaidCents: 0,
    earlierMonth: undefined,
    daysLate: 0,
  })
})

// TRACKER-50
test('a partial late payment leaves the rest late', () => {
  expect(owed({ sent: [sent('2026-11-20', 400_00)] })).toMatchObject({
    earlierUnpaidCents: 6_500,
    daysLate: 8,
  })
})

// TRACKER-50
test('counts money paid ahead toward this month', () => {
  const both = [sent('2026-11-20'), sent('2026-11-28')]
  expect(owed({ sent: both })).toMatchObject({ unpaidCents: 0, earlierUnpaidCents: 0 })
})

// TRACKER-53
test('a payment is not late on its due day, and one day late on the next', () => {
  const november = { month: day('2026-11-01') }
  expect(owed({ ...november, today: day('2026-11-25') }).daysLate).toBe(0)
  expect(owed({ ...november, today: day('2026-11-26') }).daysLate).toBe(1)
})

// TRACKER-52
test.each([
  { startedOn: undefined, why: 'before the first plan is approved' },
  { startedOn: day('2026-11-26'), why: 'when it was due before the start' },
])('does not carry over an earlier month $why', ({ startedOn }) => {
  expect(owed({ startedOn })).toMatchObject({ unpaidCents: 46_500, earlierUnpaidCents: 0, daysLate: 0 })
  // A payment of that month does not count toward this one.
  expect(owed({ startedOn, sent: [sent('2026-11-05')] }).unpaidCents).toBe(46_500)
})

// TRACKER-53
test('without a due day nothing is late, but an unpaid month is still carried over', () => {
  expect(owed({ goals: [goal('2026-11-01', 465_00, null)] })).toMatchObject({
    dueOn: undefined,
    nextDueOn: undefined,
    earlierUnpaidCents: 46_500,
    daysLate: 0,
  })
})

// TRACKER-52
test('each month owes what its plan says, and months before the first plan owe nothing', () => {
  const goals = [goal('2026-10-01', 400_00), goal('2026-12-01', 500_00)]
  expect(owed({ goals })).toMatchObject({
    amountCents: 50_000,
    unpaidCents: 50_000,
    earlierUnpaidCents: 80_000,
    earlierMonth: '2026-10-01',
    daysLate: 39,
  })
})

test('owes nothing without a trustee payment', () => {
  for (const goals of [[], [goal('2026-11-01', 0)]])
    expect(owed({ goals })).toMatchObject({ amountCents: undefined, unpaidCents: 0, earlierUnpaidCents: 0 })
})

// TRACKER-51
test('carries an unpaid month for up to a year', () => {
  const goals = [goal('2024-01-01')]
  const startedOn = day('2024-01-01')
  expect(owed({ goals, startedOn })).toMatchObject({
    earlierMonth: '2026-01-01',
    earlierUnpaidCents: 11 * 46_500,
  })
})
