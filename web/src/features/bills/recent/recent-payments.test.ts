import type { BillPayment } from '@yoursuccess/contract/bills/bill-payments'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import { payment } from '../../../testing/bills-screen.tsx'
import { lastPaymentTo, paymentsToRepeat } from './recent-payments.ts'

const TODAY = day('2026-11-21')
const made = (id: number, on: string, change: Partial<BillPayment> = {}): BillPayment => ({
  ...payment,
  id,
  created_at: `${on}T15:00:00.000Z`,
  updated_at: `${on}T15:00:00.000Z`,
  ...change,
})
const returned = { status: 'returned', failure: 'The account is closed.' } as const
const idsToRepeat = (...payments: BillPayment[]) => paymentsToRepeat(payments, TODAY).map(({ id }) => id)

// BILLS-122
describe('the last payment to a biller', () => {
  test('is the newest one that did not come back', () => {
    const payments = [
      made(1, '2026-10-05'),
      made(2, '2026-11-05', { status: 'cleared' }),
      made(3, '2026-11-10', returned),
      made(4, '2026-11-12', { biller_id: 8 }),
    ]
    expect(lastPaymentTo(7, payments)?.id).toBe(2)
  })

  test('is unknown without one', () => {
    expect(lastPaymentTo(7, [made(3, '2026-11-10', returned)])).toBeUndefined()
  })
})

// BILLS-125
describe('a payment that came back is offered to be repeated', () => {
  test.each(['failed', 'returned'] as const)('if it is %s', (status) => {
    expect(idsToRepeat(made(1, '2026-11-10', { status }))).toEqual([1])
  })

  test('unless a newer payment made up for it', () => {
    expect(idsToRepeat(made(1, '2026-11-10', returned), made(2, '2026-11-12'))).toEqual([])
    expect(idsToRepeat(made(1, '2026-11-10', returned), made(2, '2026-11-12', { biller_id: 8 }))).toEqual([1])
  })

  test('once for a biller, also if the newer payment came back, too', () => {
    expect(idsToRepeat(made(1, '2026-11-10', returned), made(2, '2026-11-12', returned))).toEqual([2])
  })

  test.each([
    ['2026-10-22', [1]],
    ['2026-10-21', []],
  ])('for 30 days: one of %s', (on, ids) => {
    expect(idsToRepeat(made(1, on, returned))).toEqual(ids)
  })
})
