import { expect, test } from 'vitest'
import { samplePlanned } from '../../testing/autopay-replies.ts'
import { leftOf, nextOf } from './planned-payments.ts'

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
test('the next payment is the one with the earliest send day that is sent automatically', () => {
  const payments = [
    samplePlanned({ id: 1, send_on: '2026-12-01', state: 'skipped' }),
    samplePlanned({ id: 2, send_on: '2027-01-11' }),
    samplePlanned({ id: 3, send_on: '2026-12-09', state: 'waiting_for_money' }),
  ]
  expect(nextOf(payments)?.id).toBe(3)
  expect(nextOf(payments.slice(0, 1))).toBeUndefined()
})
