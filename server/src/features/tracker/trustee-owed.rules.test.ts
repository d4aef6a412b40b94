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
test('a month that nobody paid is carried into the next one, with the days since it was due', () => {
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
test('money counts for the oldest month first, so a late payment ends the delay', () => {
  expect(owed({ sent: [sent('2026-12-02')] })).toMatchObject({
    unpaidCents: 46_500,
    earlierUnpaidCents: 0,
    earlierMonth: undefined,
    daysLate: 0,
  })
})

// TRACKER-50
test('a part of a late payment leaves the rest late', () => {
  expect(owed({ sent: [sent('2026-11-20', 400_00)] })).toMatchObject({
    earlierUnpaidCents: 6_500,
    daysLate: 8,
  })
})

// TRACKER-50
test('what was paid ahead counts for this month', () => {
  const both = [sent('2026-11-20'), sent('2026-11-28')]
  expect(owed({ sent: both })).toMatchObject({ unpaidCents: 0, earlierUnpaidCents: 0 })
})

// TRACKER-53
test('on its due day a payment is not late, on the next it is by one day', () => {
  const november = { month: day('2026-11-01') }
  expect(owed({ ...november, today: day('2026-11-25') }).daysLate).toBe(0)
  expect(owed({ ...november, today: day('2026-11-26') }).daysLate).toBe(1)
})

// TRACKER-52
test.each([
  { startedOn: undefined, why: 'before the first plan is approved' },
  { startedOn: day('2026-11-26'), why: 'when it was due before the start' },
])('an earlier month is not held against anybody $why', ({ startedOn }) => {
  expect(owed({ startedOn })).toMatchObject({ unpaidCents: 46_500, earlierUnpaidCents: 0, daysLate: 0 })
  // What was paid then was for then.
  expect(owed({ startedOn, sent: [sent('2026-11-05')] }).unpaidCents).toBe(46_500)
})

// TRACKER-53
test('without a due day nothing is late, and an unpaid month is carried all the same', () => {
  expect(owed({ goals: [goal('2026-11-01', 465_00, null)] })).toMatchObject({
    dueOn: undefined,
    nextDueOn: undefined,
    earlierUnpaidCents: 46_500,
    daysLate: 0,
  })
})

// TRACKER-52
test('each month asks for what its plan says, and nothing is asked before the first plan', () => {
  const goals = [goal('2026-10-01', 400_00), goal('2026-12-01', 500_00)]
  expect(owed({ goals })).toMatchObject({
    amountCents: 50_000,
    unpaidCents: 50_000,
    earlierUnpaidCents: 80_000,
    earlierMonth: '2026-10-01',
    daysLate: 39,
  })
})

test('nobody who has no trustee payment owes one', () => {
  for (const goals of [[], [goal('2026-11-01', 0)]])
    expect(owed({ goals })).toMatchObject({ amountCents: undefined, unpaidCents: 0, earlierUnpaidCents: 0 })
})

// TRACKER-51
test('a month is carried for a year', () => {
  const goals = [goal('2024-01-01')]
  const startedOn = day('2024-01-01')
  expect(owed({ goals, startedOn })).toMatchObject({
    earlierMonth: '2026-01-01',
    earlierUnpaidCents: 11 * 46_500,
  })
})
