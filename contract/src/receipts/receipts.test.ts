import { expect, test } from 'vitest'
import { receiptInput } from './receipts.ts'

const TYPED = { posted_on: '2026-11-20', amount: '464.00', receipt_number: ' R-1 ', note: '' }

// REC-01
test('a typed receipt has a day and an amount, and perhaps a number and a note', () => {
  expect(receiptInput.parse(TYPED)).toEqual({
    posted_on: '2026-11-20',
    amount: 464_00,
    receipt_number: 'R-1',
    note: null,
  })
  expect(receiptInput.parse({ posted_on: '2026-11-20', amount: '464.00' })).toMatchObject({
    receipt_number: null,
    note: null,
  })
})

// REC-01
test.each([
  ['no amount', { amount: undefined }],
  ['an amount of zero', { amount: '0.00' }],
  ['a negative amount', { amount: '-464.00' }],
  ['a day that does not exist', { posted_on: '2026-02-30' }],
  ['another field', { source: 'network' }],
])('a typed receipt with %s is refused', (_what, change) => {
  expect(receiptInput.safeParse({ ...TYPED, ...change }).success).toBe(false)
})
