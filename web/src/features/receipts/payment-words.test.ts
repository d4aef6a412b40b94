import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import {
  overduePayment,
  receiptFromElsewhere,
  samplePayment,
  sampleReceipt,
  unpostedPayment,
} from '../../testing/receipts-replies.ts'
import {
  candidatesFor,
  choiceOf,
  choicesFor,
  receiptOf,
  receiptsAlone,
  shownState,
  takenBackOf,
} from './payment-words.ts'

const TODAY = day('2026-11-21')
const posted = samplePayment()
const unposted = unpostedPayment()
const cameBack = samplePayment({ id: 33, state: 'came_back', posted_on: null })
const otherAmount = samplePayment({ id: 34, state: 'other_amount' })
const overdue = overduePayment({ id: 35 })
const overduePull = overduePayment({ id: -21, kind: 'tfs', delivered_on: null, reference: null })
const onItsWay = unpostedPayment({ id: 36, state: 'on_its_way' })
const payments = [onItsWay, unposted, overdue, otherAmount, cameBack, posted]
const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id)

describe('the receipt of a payment', () => {
  // REC-21
  test.each([
    ['its posting', sampleReceipt(), true],
    ['its posting with another amount', sampleReceipt({ state: 'other_amount' }), true],
    ['the posting of two payments of one day', sampleReceipt({ payment_ids: [30, 31] }), true],
    ['none that may be a second posting', sampleReceipt({ state: 'twice' }), false],
    ['none from elsewhere', receiptFromElsewhere(), false],
    ['none of another payment', sampleReceipt({ payment_ids: [32] }), false],
  ])('is %s', (_, receipt, isOwn) => {
    expect(receiptOf(posted, [receipt])).toBe(isOwn ? receipt : undefined)
  })
})

// REC-21
test.each([
  ['an overdue payment', overdue, '2026-11-15', 'should_have_been_posted'],
  ['one that arrived by the day of the earlier total', overdue, '2026-11-16', 'in_opening'],
  [
    'one that may not have arrived',
    overduePayment({ delivered_on: null }),
    '2026-11-20',
    'should_have_been_posted',
  ],
  ['one that a service collected', overduePull, '2026-11-18', 'should_have_been_posted'],
  ['one that a service should have delivered by then', overduePull, '2026-11-19', 'in_opening'],
  ['one that was posted', posted, '2026-11-20', 'posted'],
])('%s has its state in words', (_, payment, as_of, state) => {
  expect(shownState(payment, { opening: { as_of, posted_total: '1.00' } })).toBe(state)
  expect(shownState(payment, { opening: null })).toBe(payment.state)
})

// REC-23
test('receipts without a payment begin with those that are questions', () => {
  const receipts = [
    receiptFromElsewhere({ id: 1 }),
    sampleReceipt({ id: 2 }),
    sampleReceipt({ id: 3, state: 'twice' }),
    receiptFromElsewhere({ id: 4 }),
    sampleReceipt({ id: 5, state: 'open', payment_ids: [] }),
    sampleReceipt({ id: 6, state: 'other_amount' }),
  ]
  expect(idsOf(receiptsAlone(receipts))).toEqual([3, 5, 1, 4])
})

// REC-23
test('a negative receipt took back the newest of its amount before it, once', () => {
  const other = (id: number, on: string, amount: string) =>
    receiptFromElsewhere({ id, posted_on: on, amount })
  const receipts = [
    other(6, '2026-11-19', '465.00'),
    other(5, '2026-11-18', '-465.00'),
    sampleReceipt({ id: 4, posted_on: '2026-11-18' }),
    other(3, '2026-11-17', '465.00'),
    other(2, '2026-11-16', '465.00'),
    other(1, '2026-11-15', '464.00'),
  ]
  expect([...takenBackOf(receipts)]).toEqual([5, 3])
  expect([...takenBackOf([other(7, '2026-11-20', '-465.00'), ...receipts])]).toEqual([5, 3, 7, 6])
})

describe('the payments that a receipt may be', () => {
  // REC-24
  test('are those without a receipt that did not come back', () => {
    expect(idsOf(candidatesFor(receiptFromElsewhere(), payments))).toEqual([36, 32, 35])
  })

  // REC-24
  test('are none if the office took it back', () => {
    expect(candidatesFor(receiptFromElsewhere({ amount: '-465.00' }), payments)).toEqual([])
  })

  // REC-24
  test('include its own', () => {
    expect(idsOf(candidatesFor(sampleReceipt(), payments))).toEqual([36, 32, 35, 31])
  })

  // REC-24
  test('never include one that is posted already, also if it may be a second posting of it', () => {
    expect(idsOf(candidatesFor(sampleReceipt({ state: 'twice' }), payments))).toEqual([36, 32, 35])
  })
})

// REC-24
test.each([
  [sampleReceipt(), '31'],
  [sampleReceipt({ payment_ids: [31, 32] }), '31,32'],
  [receiptFromElsewhere(), 'none'],
  [sampleReceipt({ state: 'twice' }), ''],
  [sampleReceipt({ state: 'open', payment_ids: [] }), ''],
])('the answer of %o is "%s"', (receipt, choice) => {
  expect(choiceOf(receipt)).toBe(choice)
})

describe('the answers to choose from', () => {
  const labelsOf = (receipt: ReturnType<typeof sampleReceipt>, of = [unposted, posted]) =>
    choicesFor(receipt, of, TODAY).map(({ label }) => label)

  // REC-24
  test('have each payment by its amount and day', () => {
    expect(labelsOf(sampleReceipt())).toEqual([
      '$465.00, sent Fri, Nov 20',
      '$465.00, sent Thu, Nov 12',
      "None. It's not from this account",
    ])
  })

  // REC-24
  test('begin with no answer while nobody knows', () => {
    expect(labelsOf(sampleReceipt({ state: 'open', payment_ids: [] }))).toEqual([
      'Choose',
      '$465.00, sent Fri, Nov 20',
      "None. It's not from this account",
    ])
  })

  // REC-24
  test('may count a second posting, too', () => {
    expect(labelsOf(sampleReceipt({ state: 'twice' }))).toEqual([
      'Choose',
      '$465.00, sent Fri, Nov 20',
      'Count it, too',
    ])
  })

  // REC-24
  test('keep two payments that were posted as one', () => {
    const other = samplePayment({ id: 30, amount: '35.00' })
    const receipt = sampleReceipt({ amount: '500.00', payment_ids: [30, 31] })
    expect(labelsOf(receipt, [posted, other])).toEqual([
      '$465.00, sent Thu, Nov 12 and $35.00, sent Thu, Nov 12',
      '$465.00, sent Thu, Nov 12',
      '$35.00, sent Thu, Nov 12',
      "None. It's not from this account",
    ])
  })
})
