import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { type MatchedPayment, matchStored, postedReceipts, receiptsByPayment } from './match-stored.ts'
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
  fileSha256: null,
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

// EVI-02
test('a receipt says how the bank knows of it, and whether the office took it back', () => {
  const file = { source: 'file', fileId: 3, fileName: 'ledger.csv', fileSha256: 'ab'.repeat(32) } as const
  const rows = [
    row(1, file),
    row(2, { amountCents: cents(23_077), receiptNumber: 'R-2' }),
    row(3, { ...file, postedOn: day('2026-11-26'), amountCents: cents(-50_000) }),
  ]
  const known = { name: 'ledger.csv', sha256: 'ab'.repeat(32) }
  expect(postedReceipts(matchStored(rows, [payment(7)]))).toMatchObject([
    { id: 1, match: 'alone', paymentIds: [], source: 'file', file: known, isTakenBack: true },
    { id: 2, match: 'alone', source: 'typed', file: null, receiptNumber: 'R-2', isTakenBack: false },
    { id: 3, match: 'alone', source: 'file', file: known, isTakenBack: true },
  ])
})
