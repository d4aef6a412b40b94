import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import { isLastWait, isLater, planOf } from './refunds.rules.ts'

const calendar = { lastSpendOn: day('2025-09-03'), refundWithinDays: 60 }

describe('planning a refund check', () => {
  // REFUNDS-02
  test.each([
    ['the day after the last spending day', '2025-09-04', '2025-09-13', '2025-11-02'],
    ['while purchases may still settle', '2025-09-12', '2025-09-13', '2025-11-02'],
    ['when money is returned later', '2025-09-20', '2025-09-23', '2025-11-02'],
    ['when money is returned at the very end', '2025-10-30', '2025-11-02', '2025-11-13'],
    ['when the calendar is enforced years later', '2026-08-22', '2026-08-25', '2026-09-05'],
  ])('plans a refund check %s, on %s: ordered from %s, mailed by %s', (_when, today, lookOn, mailBy) => {
    expect(planOf(calendar, day(today))).toEqual({ lookOn, mailBy })
  })

  // REFUNDS-02
  test('orders a refund check in the first half of a shorter period', () => {
    const plan = planOf({ ...calendar, refundWithinDays: 10 }, day('2025-09-04'))
    expect(plan).toEqual({ lookOn: '2025-09-08', mailBy: '2025-09-13' })
  })
})

// REFUNDS-03
test.each([
  ['2025-10-27', false],
  ['2025-10-28', true],
  ['2025-11-20', true],
])('stops waiting for pending purchases on %s: %s', (today, isLast) => {
  expect(isLastWait(day('2025-11-02'), day(today))).toBe(isLast)
})

// REFUNDS-09
test('updates in any order only move a check forward, and its final state stays', () => {
  expect(isLater('mailed', 'ordered')).toBe(true)
  expect(isLater('mailed', 'cashed')).toBe(false)
  expect(isLater('expired', 'cashed')).toBe(false)
  expect(isLater('cashed', 'ordered')).toBe(true)
})
