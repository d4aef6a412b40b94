import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { overdueFromOf, postByOf, trusteePaymentState } from './payment-state.rules.ts'
import type { ReceiptState, TrusteePaymentState } from './receipts.ts'

// REC-04
test.each([
  ['without posting days', '2027-04-13', 0, '2027-04-16', '2027-04-19'],
  ['with posting days', '2027-04-12', 1, '2027-04-16', '2027-04-19'],
  ['that arrives on a Saturday', '2027-04-10', 0, '2027-04-14', '2027-04-15'],
  ['around Thanksgiving', '2026-11-20', 1, '2026-11-27', '2026-11-30'],
  ['around Christmas', '2026-12-22', 0, '2026-12-28', '2026-12-29'],
])(
  'a payment %s, expected on %s and posted %i banking days later, is to be posted by %s, overdue from %s',
  (_what, expectedOn, postingDays, postBy, overdueFrom) => {
    const delivery = { expectedOn: day(expectedOn), postingDays }
    expect([postByOf(delivery), overdueFromOf(delivery)]).toEqual([postBy, overdueFrom])
  },
)

describe('a payment that should be posted by Friday, April 16', () => {
  const SENT = { isUndone: false, deliveredOn: null, expectedOn: day('2027-04-13'), postingDays: 0 }
  const DELIVERED = { ...SENT, deliveredOn: day('2027-04-13') }
  const PAYMENTS = { sent: SENT, delivered: DELIVERED, returned: { ...DELIVERED, isUndone: true } }

  // REC-04
  test.each<
    [
      today: string,
      payment: keyof typeof PAYMENTS,
      receipt: ReceiptState | 'none',
      expected: TrusteePaymentState,
    ]
  >([
    ['2027-04-12', 'sent', 'none', 'on_its_way'],
    ['2027-04-13', 'delivered', 'none', 'not_posted_yet'],
    ['2027-04-16', 'delivered', 'none', 'not_posted_yet'],
    ['2027-04-16', 'sent', 'none', 'on_its_way'],
    // The office is closed on the weekend.
    ['2027-04-18', 'delivered', 'none', 'not_posted_yet'],
    ['2027-04-19', 'delivered', 'none', 'should_have_been_posted'],
    ['2027-04-19', 'sent', 'none', 'should_have_been_posted'],
    ['2027-04-19', 'delivered', 'matched', 'posted'],
    ['2027-04-13', 'sent', 'matched', 'posted'],
    ['2027-04-19', 'delivered', 'other_amount', 'other_amount'],
    // Only a receipt that is matched is its posting.
    ['2027-04-16', 'delivered', 'twice', 'not_posted_yet'],
    ['2027-04-19', 'returned', 'none', 'came_back'],
    ['2027-04-19', 'returned', 'matched', 'came_back'],
  ])('on %s, when it was %s and its receipt is %s, is %s', (today, payment, receipt, expected) => {
    const matching = receipt === 'none' ? undefined : { state: receipt }
    expect(trusteePaymentState(PAYMENTS[payment], { receipt: matching, today: day(today) })).toBe(expected)
  })
})
