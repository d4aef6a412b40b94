import type { PlannedState } from '@yoursuccess/contract/autopay/planned-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { samplePlanned } from '../../testing/autopay-replies.ts'
import { isEarlier, leftOf, nextOf } from './payment-amounts.ts'

// AUTO-16
test.each([
  ['465.00', '0.00', 465_00],
  ['465.00', '100.00', 365_00],
  ['465.00', '465.00', 0],
  ['400.00', '465.00', 0],
])('of %s, with %s sent, %i cents may still be sent', (planned, sent, left) => {
  expect(leftOf({ planned, sent })).toBe(left)
})

// AUTO-18
test('the next payment is the one with the earliest send day that is sent by itself', () => {
  const payments = [
    samplePlanned({ id: 1, send_on: '2026-12-01', state: 'skipped' }),
    samplePlanned({ id: 2, send_on: '2027-01-11' }),
    samplePlanned({ id: 3, send_on: '2026-12-09', state: 'waiting_for_money' }),
  ]
  expect(nextOf(payments)?.id).toBe(3)
  expect(nextOf(payments.slice(0, 1))).toBeUndefined()
})

// AUTO-16
test.each<[due: string, state: PlannedState, expected: boolean]>([
  ['2026-11-20', 'posted', true],
  ['2026-11-20', 'ended', true],
  ['2026-11-20', 'waiting_for_money', false],
  ['2026-11-20', 'sent', false],
  ['2026-11-21', 'posted', false],
])('one due %s that is %s is an earlier one: %s', (due_on, state, expected) => {
  expect(isEarlier({ due_on, state }, day('2026-11-21'))).toBe(expected)
})
