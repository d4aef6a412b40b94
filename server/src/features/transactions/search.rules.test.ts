import { TRANSACTION_KINDS } from '@yoursuccess/contract/transactions/transactions'
import { expect, test } from 'vitest'
import type { PostedKind } from '../../partners/card-processor/port.ts'
import { kindOf, postedKindsOf, searchEndOf } from './search.rules.ts'

/** Does not compile if one is missing. */
const POSTED_KINDS: Record<PostedKind, true> = {
  purchase: true,
  purchase_reversal: true,
  refund: true,
  deposit: true,
  cash_back: true,
  fee: true,
  bill_payment: true,
  bill_payment_return: true,
  ach_debit: true,
  ach_credit: true,
  ach_return: true,
  refund_check: true,
  adjustment: true,
  own_transfer: true,
}

// TXS-04
test('each kind of the processor is of exactly one kind of the search', () => {
  const all = TRANSACTION_KINDS.flatMap((kind) => postedKindsOf(kind))
  expect(all.toSorted()).toEqual(Object.keys(POSTED_KINDS).toSorted())
})

// TXS-04
test.each([
  ['refund', 'purchase'],
  ['own_transfer', 'transfer'],
  ['ach_debit', 'bill_payment'],
  ['adjustment', 'other'],
  ['a kind that the processor adds', 'other'],
])('%s is of the kind %s', (posted, kind) => expect(kindOf(posted)).toBe(kind))

const place = (second: number, id: number) => ({ postedAt: new Date(second * 1000), id })
const END = place(100, 50)

// TXS-03
test.each([
  ['an older row', place(99, 60), place(99, 60)],
  ['an older row of the same second', place(100, 49), place(100, 49)],
  ['that row itself', place(100, 50), END],
  ['a newer row', place(101, 10), END],
  ['no row', undefined, END],
])(
  'a search that found %s last continues after the older of it and the end of its window',
  (_what, found, next) => expect(searchEndOf(END, found)).toEqual(next),
)
