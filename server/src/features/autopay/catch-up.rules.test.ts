import { cents } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import { amountToSend, catchUpWith, sentWithoutCatchUp, unsentOf, withoutCatchUp } from './autopay.rules.ts'

const AGREED = { amountCents: cents(465_00), agreedCents: cents(100_00) }
const ENDED = { ...AGREED, agreedCents: cents(0) }
/** An installment of 465.00 that is planned with a part of 100.00. */
const row = (change: { catchUp?: number; chosen?: number; isFixed?: boolean; sent?: number } = {}) => ({
  plannedCents: cents(change.chosen ?? 565_00),
  catchUpCents: cents(change.catchUp ?? 100_00),
  fixedAt: change.isFixed ? new Date(0) : null,
  chosenCents: change.chosen === undefined ? null : cents(change.chosen),
  sentCents: cents(change.sent ?? 0),
})

describe('the part of a catch-up', () => {
  // AUTO-19, AUTO-21
  test.each([
    ['that was agreed to, of a payment that is not made yet', undefined, AGREED, 100_00],
    ['that was agreed to', row(), AGREED, 100_00],
    ['that was agreed to, after it was raised', row({ catchUp: 0 }), AGREED, 100_00],
    ['none after it ended', row(), ENDED, 0],
    ['what its send day began with, after it ended', row({ isFixed: true }), ENDED, 100_00],
    [
      'what its send day began with, after another one was agreed to',
      row({ isFixed: true, catchUp: 0 }),
      AGREED,
      0,
    ],
    ['as much as was sent of it, after it ended', row({ sent: 525_00 }), ENDED, 60_00],
    ['all of it if more was sent, after it ended', row({ sent: 700_00 }), ENDED, 100_00],
    ['none if less was sent than the installment, after it ended', row({ sent: 465_00 }), ENDED, 0],
    ['as much as the chosen amount has', row({ chosen: 500_00 }), AGREED, 35_00],
    ['none in a chosen amount below the installment', row({ chosen: 400_00 }), AGREED, 0],
    ['no more than was agreed to in a larger chosen amount', row({ chosen: 900_00 }), AGREED, 100_00],
  ])('is %s', (_what, planned, terms, expected) => {
    expect(catchUpWith(planned, terms)).toBe(expected)
  })

  // AUTO-21
  test.each([
    [565_00, 465_00],
    [300_00, 200_00],
    [60_00, 0],
    [0, 0],
  ])('of %i sent, %i is for the installment', (sent, expected) => {
    expect(sentWithoutCatchUp(row({ sent }))).toBe(expected)
  })

  // AUTO-22
  test.each([
    ['without a payment', undefined, 100_00],
    ['of a payment that was not sent', row(), 100_00],
    ['of a payment that was sent', row({ sent: 565_00 }), 0],
    ['of which a little is missing', row({ sent: 535_00 }), 30_00],
    ['of a payment that is missing more than the part', row({ sent: 200_00 }), 100_00],
  ])('is unsent: %s', (_what, planned, expected) => {
    expect(unsentOf(cents(100_00), planned)).toBe(expected)
  })
})

describe('the amount that is fixed', () => {
  const agreed = { usualCents: cents(465_00), spreadCents: cents(50_00) }
  const known = { agreed, lastCents: null, notifiedCents: null, isConfirmed: false }
  const planned = (installment: number) => ({ ...row(), plannedCents: cents(installment + 100_00) })

  // AUTO-03, AUTO-19
  test.each([
    ['the installment and the part, though together they leave the range', planned(465_00), known, 565_00],
    ['the usual amount and the part, if the installment was told too late', planned(600_00), known, 565_00],
    ['the told amount and the part', planned(600_00), { ...known, notifiedCents: cents(600_00) }, 700_00],
    [
      'the told amount and the part, if it was told before the catch-up',
      planned(620_00),
      { ...known, notifiedCents: cents(600_00) },
      700_00,
    ],
    ['as much of the part as is planned', { ...row(), plannedCents: cents(40_00) }, known, 40_00],
  ])('is %s', (_what, payment, terms, expected) => {
    expect(amountToSend(payment, terms)).toBe(expected)
  })

  // AUTO-19
  test('is compared with the agreement without its part', () => {
    expect(withoutCatchUp(planned(465_00))).toBe(465_00)
    expect(withoutCatchUp({ ...row(), plannedCents: cents(40_00) })).toBe(0)
  })
})
