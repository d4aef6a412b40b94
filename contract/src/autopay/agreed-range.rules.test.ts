import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import { amountToFix, mustBeNotified, rangeOf, notifyBy } from './agreed-range.rules.ts'

const agreed = { usualCents: cents(465_00), spreadCents: cents(50_00) }
const orNull = (amount: number | null) => (amount === null ? null : cents(amount))

describe('an amount that must be told', () => {
  // AUTO-03
  test.each([
    ['the usual one', 465_00, null, false],
    ['the largest of the range', 515_00, 465_00, false],
    ['a cent above it', 515_01, 465_00, true],
    ['the smallest of the range', 415_00, 465_00, false],
    ['a cent below it', 414_99, 465_00, true],
    ['in the range, and too far from the payment before', 500_00, 449_99, true],
    ['in the range, before the first payment', 500_00, null, false],
  ])('%s', (_what, planned, last, expected) => {
    expect(mustBeNotified(cents(planned), agreed, orNull(last))).toBe(expected)
  })

  // AUTO-03
  test('the range begins at nothing, not below', () => {
    const range = rangeOf({ usualCents: cents(30_00), spreadCents: cents(50_00) })
    expect(range).toEqual({ fromCents: 0, toCents: 80_00 })
  })

  // AUTO-03
  test('is told at least ten days before the send day', () => {
    expect(notifyBy(day('2027-01-13'))).toBe('2027-01-03')
  })
})

describe('the amount that is fixed on the send day', () => {
  const known = { agreed, lastCents: cents(465_00), notifiedCents: null, isConfirmed: false }

  // AUTO-03
  test.each([
    ['one of the agreement', 480_00, {}, 480_00],
    ['one that was told in time', 600_00, { notifiedCents: cents(600_00) }, 600_00],
    ['the payment before, for one that was not told', 600_00, {}, 465_00],
    ['the amount that was told, for a later change', 700_00, { notifiedCents: cents(600_00) }, 600_00],
    ['the usual one, before the first payment', 600_00, { lastCents: null }, 465_00],
    ['one that the customer confirmed', 600_00, { isConfirmed: true }, 600_00],
    ['never more than the plan asks for', 100_00, {}, 100_00],
  ])('%s', (_what, planned, change, expected) => {
    expect(amountToFix(cents(planned), { ...known, ...change })).toBe(expected)
  })
})
