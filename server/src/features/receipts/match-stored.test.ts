import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { type MatchedPayment, matchStored, receiptsByPayment } from './match-stored.ts'
import type { ReceiptRow } from './receipts.queries.ts'

const row = (id: number, change: Partial<ReceiptRow> = {}): ReceiptRow => ({
  id,
  customerId: 1,
  postedOn: day('2026-11-24'),
  amountCents: cents(50_000),
  receiptNumber: null,
  note: null,
  source: 'typed',
  fileId: null,
  fileName: null,
  createdAt: new Date('2026-11-25T17:00:00Z'),
  byHandAt: null,
  byHandPaymentId: null,
  byHandPullId: null,
  ...change,
})
const payment = (id: number, change: Partial<MatchedPayment> = {}): MatchedPayment => ({
  id,
  amountCents: cents(50_000),
  sentOn: day('2026-11-20'),
  expectedOn: day('2026-11-24'),
  isUndone: false,
  cameBackOn: null,
  ...change,
})

// REC-07
test('a receipt is not that of a payment that failed or came back', () => {
  expect(matchStored([row(1)], [payment(7)])).toMatchObject([{ state: 'matched', paymentIds: [7] }])
  const cameBack = payment(7, { isUndone: true, cameBackOn: day('2026-11-30') })
  expect(matchStored([row(1)], [cameBack])).toMatchObject([{ state: 'open', paymentIds: [] }])
  expect(matchStored([row(1)], [payment(7, { isUndone: true })])).toMatchObject([
    { state: 'not_from_here', paymentIds: [] },
  ])
})

// REC-07
test('what the customer said holds, whatever else would fit', () => {
  const byHandAt = new Date('2026-11-25T17:00:00Z')
  const rows = [row(1, { byHandAt, byHandPaymentId: null }), row(2, { byHandAt, byHandPaymentId: 8 })]
  const matched = matchStored(rows, [payment(7), payment(8)])
  expect(matched.map(({ paymentIds }) => paymentIds)).toEqual([[], [8]])
  expect([...receiptsByPayment(matched).keys()]).toEqual([8])
})

// REC-13
test('a pull that the customer named is not the bill payment with the same number', () => {
  const byHandAt = new Date('2026-11-25T17:00:00Z')
  const matched = matchStored([row(1, { byHandAt, byHandPullId: 7 })], [payment(7), payment(-7)])
  expect([...receiptsByPayment(matched).keys()]).toEqual([-7])
})
