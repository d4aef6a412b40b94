import { expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import {
  countMoney,
  installmentMoney,
  type KnownMoney,
  lumpSumMoney,
  type Receipt,
  type ReportedPayment,
  type SentPayment,
} from './applied-money.rules.ts'

const payment = (
  id: number,
  arrivesOn: string,
  amount = 50_000,
  more: Partial<SentPayment> = {},
): SentPayment => ({
  id,
  amountCents: cents(amount),
  arrivesOn: day(arrivesOn),
  isUndone: false,
  lumpSumId: null,
  ...more,
})
const receipt = (id: number, postedOn: string, amount = 50_000, more: Partial<Receipt> = {}): Receipt => ({
  id,
  postedOn: day(postedOn),
  amountCents: cents(amount),
  match: 'alone',
  paymentIds: [],
  lumpSumId: null,
  ...more,
})
const matched = (id: number, postedOn: string, paymentIds: number[], amount = 50_000) =>
  receipt(id, postedOn, amount, { match: 'matched', paymentIds })
const reported = (id: number, on: string, amount = 50_000): ReportedPayment => ({
  id,
  on: day(on),
  amountCents: cents(amount),
})
const opening = (asOf: string, posted: number) => ({ asOf: day(asOf), postedCents: cents(posted) })

const NOTHING: KnownMoney = { opening: null, payments: [], receipts: [], reported: [] }
const count = (known: Partial<KnownMoney>) => {
  const money = countMoney({ ...NOTHING, ...known })
  return { applied: installmentMoney(money.applied), posted: installmentMoney(money.posted), money }
}

// CASE-11
test.each<{ name: string; known: Partial<KnownMoney>; applied: number; posted: number }>([
  {
    name: 'a payment without a receipt counts as sent',
    known: { payments: [payment(1, '2026-11-10')] },
    applied: 50_000,
    posted: 0,
  },
  {
    name: 'a payment that failed or was returned does not count',
    known: { payments: [payment(1, '2026-11-10', 50_000, { isUndone: true })] },
    applied: 0,
    posted: 0,
  },
  {
    name: 'a matched payment counts as what was posted',
    known: { payments: [payment(1, '2026-11-10')], receipts: [matched(1, '2026-11-12', [1], 49_900)] },
    applied: 49_900,
    posted: 49_900,
  },
  {
    name: 'two postings of a payment count both once they are confirmed',
    known: {
      payments: [payment(1, '2026-11-10')],
      receipts: [matched(1, '2026-11-12', [1], 30_000), matched(2, '2026-11-13', [1], 20_000)],
    },
    applied: 50_000,
    posted: 50_000,
  },
  {
    name: 'one receipt for two payments of a day counts once',
    known: {
      payments: [payment(1, '2026-11-10', 20_000), payment(2, '2026-11-10', 30_000)],
      receipts: [matched(1, '2026-11-12', [1, 2])],
    },
    applied: 50_000,
    posted: 50_000,
  },
  {
    name: 'a receipt that is not from this account counts',
    known: { receipts: [receipt(1, '2026-11-12')] },
    applied: 50_000,
    posted: 50_000,
  },
  {
    name: 'a receipt that could be a payment is posted, and the payment counts',
    known: {
      payments: [payment(1, '2026-11-10')],
      receipts: [receipt(1, '2026-11-12', 49_000, { match: 'open' })],
    },
    applied: 50_000,
    posted: 49_000,
  },
  {
    name: 'a second posting does not count before it is confirmed',
    known: {
      payments: [payment(1, '2026-11-10')],
      receipts: [matched(1, '2026-11-12', [1]), receipt(2, '2026-11-12', 50_000, { match: 'twice' })],
    },
    applied: 50_000,
    posted: 50_000,
  },
  {
    name: 'a reported payment counts until its receipt is there',
    known: { reported: [reported(1, '2026-11-02')] },
    applied: 50_000,
    posted: 0,
  },
  {
    name: 'the receipt of a reported payment takes its place',
    known: { reported: [reported(1, '2026-11-02')], receipts: [receipt(1, '2026-11-12')] },
    applied: 50_000,
    posted: 50_000,
  },
  {
    name: 'a receipt is that of one reported payment',
    known: {
      reported: [reported(1, '2026-11-02'), reported(2, '2026-11-03')],
      receipts: [receipt(1, '2026-11-12')],
    },
    applied: 100_000,
    posted: 50_000,
  },
  {
    name: 'a receipt of another amount, or from before, is not that of a reported payment',
    known: {
      reported: [reported(1, '2026-11-02')],
      receipts: [receipt(1, '2026-11-01'), receipt(2, '2026-11-03', 49_900)],
    },
    applied: 149_900,
    posted: 99_900,
  },
  {
    name: 'a receipt five weeks later is that of a reported payment, and one six weeks later is not',
    known: {
      reported: [reported(1, '2026-10-01'), reported(2, '2026-10-01', 20_000)],
      receipts: [receipt(1, '2026-11-06'), receipt(2, '2026-11-12', 20_000)],
    },
    applied: 90_000,
    posted: 70_000,
  },
  {
    name: 'the opening total includes receipts up to its day, and the payments matched with them',
    known: {
      opening: opening('2026-10-31', 300_000),
      payments: [payment(1, '2026-10-20'), payment(2, '2026-11-10')],
      receipts: [matched(1, '2026-10-22', [1]), receipt(2, '2026-10-31'), receipt(3, '2026-11-01', 10_000)],
    },
    applied: 360_000,
    posted: 310_000,
  },
  {
    name: 'the opening total includes what had arrived by its day, unless a later receipt shows it',
    known: {
      opening: opening('2026-10-31', 300_000),
      payments: [payment(1, '2026-10-30'), payment(2, '2026-10-30'), payment(3, '2026-11-02')],
      receipts: [matched(1, '2026-11-03', [1])],
      reported: [reported(1, '2026-10-15')],
    },
    applied: 400_000,
    posted: 350_000,
  },
])('$name', ({ known, applied, posted }) => {
  const counted = count(known)
  expect([counted.applied, counted.posted]).toEqual([applied, posted])
})

// CASE-11
test('says what is part of the opening total', () => {
  const { money } = count({
    opening: opening('2026-10-31', 300_000),
    payments: [payment(1, '2026-10-20'), payment(2, '2026-10-30'), payment(3, '2026-11-02')],
    receipts: [matched(1, '2026-10-22', [1]), receipt(2, '2026-11-03')],
    reported: [reported(1, '2026-10-15'), reported(2, '2026-11-15')],
  })
  expect(money.inOpening).toEqual({
    payments: new Set([1, 2]),
    receipts: new Set([1]),
    reported: new Set([1]),
  })
  expect(money.applied.map(({ source, id }) => [source, id])).toEqual([
    ['opening', null],
    ['payment', 3],
    ['receipt', 2],
    ['reported', 2],
  ])
})

// CASE-17
test('money for a lump sum counts toward it only', () => {
  const { applied, posted, money } = count({
    payments: [payment(1, '2026-11-10'), payment(2, '2026-11-10', 154_000, { lumpSumId: 7 })],
    receipts: [receipt(1, '2026-11-12', 20_000, { lumpSumId: 7 })],
    reported: [reported(1, '2026-11-11', 20_000)],
  })
  expect([applied, posted]).toEqual([70_000, 0])
  expect(lumpSumMoney(money.applied)).toEqual(new Map([[7, 174_000]]))
  expect(lumpSumMoney(money.posted)).toEqual(new Map([[7, 20_000]]))
})
