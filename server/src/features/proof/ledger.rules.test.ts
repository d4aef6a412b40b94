import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TODAY, trackTwo } from '../../../tests/support/two-installments.ts'
import {
  type AccountLine,
  countedFromOtherDays,
  daysOfLines,
  ledgerOf,
  type LedgerPayment,
  leftOutOf,
  linesOf,
  postedOutside,
  summaryOf,
} from './ledger.rules.ts'

const ALL = { from: day('2026-01-01'), to: day('2026-12-31') }
const FILE = { name: 'ledger.csv', sha256: 'ab'.repeat(32) }

const payment = (id: number, on: string, amount = 50_000, change: Partial<LedgerPayment> = {}) => ({
  id,
  biller: 'Trustee',
  amountCents: cents(amount),
  feeCents: cents(100),
  from: 'main' as const,
  orderedOn: day(on),
  isSent: true,
  undone: null,
  ...change,
})
const receipt = (id: number, on: string, change: Partial<PostedReceipt> = {}): PostedReceipt => ({
  id,
  postedOn: day(on),
  amountCents: cents(50_000),
  match: 'alone',
  paymentIds: [],
  lumpSumId: null,
  receiptNumber: null,
  source: 'file',
  file: FILE,
  isTakenBack: false,
  ...change,
})

const book = (payments: readonly LedgerPayment[], receipts: readonly PostedReceipt[] = []) => {
  const { counted, tracked } = trackTwo(
    payments.map(({ id, amountCents, orderedOn, undone }) => ({
      id,
      amountCents,
      arrivesOn: orderedOn,
      undone,
    })),
    receipts,
  )
  return { tracked, counted, entries: ledgerOf(tracked, { counted, payments, receipts, today: TODAY }, ALL) }
}

describe('the ledger', () => {
  // EVI-01
  test('gives each installment the payments that count for it, the oldest first', () => {
    const { entries } = book([payment(1, '2026-10-12', 60_000), payment(2, '2026-11-12')])
    expect(
      entries.map(({ parts }) =>
        parts.map(({ amountCents, payments }) => [amountCents, ...payments.map(({ id }) => id)]),
      ),
    ).toEqual([
      [[50_000, 1]],
      [
        [10_000, 1],
        [40_000, 2],
      ],
    ])
  })

  // EVI-02
  test('says of a posted payment both what the bank knows and what the trustee posted', () => {
    const posted = receipt(7, '2026-10-14', { match: 'matched', paymentIds: [1], amountCents: cents(49_900) })
    const [october] = book([payment(1, '2026-10-12')], [posted]).entries
    expect(october?.parts).toMatchObject([
      { source: 'receipt', amountCents: 49_900, payments: [{ id: 1 }], receipt: { id: 7, file: FILE } },
    ])
  })

  // EVI-02
  test('never names a payment from this account for a receipt of another one', () => {
    const [, november] = book(
      [payment(1, '2026-10-12')],
      [receipt(7, '2026-10-14', { paymentIds: [1] })],
    ).entries
    expect(november?.parts).toMatchObject([{ source: 'receipt', payments: [], receipt: { id: 7 } }])
  })

  // EVI-01
  test('counts nothing of a payment that came back', () => {
    const [october] = book([payment(1, '2026-10-12', 50_000, { undone: { on: day('2026-10-20') } })]).entries
    expect(october?.parts).toEqual([])
  })

  // EVI-01
  test('leaves out what is due on other days, and keeps what was paid for the rest', () => {
    const payments = [payment(1, '2026-10-12'), payment(2, '2026-11-12')]
    const { tracked, counted } = book(payments)
    const days = { from: day('2026-11-01'), to: TODAY }
    const entries = ledgerOf(tracked, { counted, payments, receipts: [], today: TODAY }, days)
    expect(entries).toMatchObject([{ parts: [{ payments: [{ id: 2 }] }] }])
  })

  // EVI-01
  test('adds up to what counts for each installment', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 5 }), (amounts) => {
        const { entries } = book(amounts.map((amount, at) => payment(at + 1, '2026-10-12', amount)))
        for (const { installment, parts } of entries)
          expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(installment.appliedCents)
      }),
    )
  })
})

describe('what the ledger leaves out', () => {
  // EVI-01
  test('was returned, pays for later months or may be posted twice, of these days only', () => {
    const payments = [
      payment(1, '2026-10-12'),
      payment(2, '2026-11-02', 50_000, { undone: { on: day('2026-11-06') } }),
      payment(3, '2026-11-03'),
      payment(4, '2026-11-04'),
    ]
    const receipts = [
      receipt(7, '2026-10-14', { match: 'matched', paymentIds: [1] }),
      receipt(8, '2026-10-15', { match: 'twice', paymentIds: [1] }),
    ]
    const { entries } = book(payments, receipts)
    const idsIn = (days: typeof ALL) => {
      const left = leftOutOf(entries, { payments, receipts }, days)
      return [left.payments.map(({ id }) => id), left.receipts.map(({ id }) => id)]
    }
    expect(idsIn(ALL)).toEqual([[2, 4], [8]])
    expect(idsIn({ ...ALL, from: day('2026-11-03') })).toEqual([[4], []])
  })
})

describe('the summary', () => {
  // EVI-01, EVI-02
  test('has what was typed apart from what a file says, and no second posting', () => {
    const receipts = [
      receipt(1, '2026-10-14'),
      receipt(2, '2026-10-15', { source: 'typed', file: null, amountCents: cents(12_300) }),
      receipt(3, '2026-10-16', { match: 'twice', paymentIds: [1] }),
      receipt(4, '2027-01-01'),
    ]
    const payments = [
      payment(1, '2026-10-12'),
      payment(2, '2026-10-13', 20_000, { undone: { on: TODAY } }),
      payment(3, '2026-11-19', 30_000, { isSent: false }),
    ]
    const { tracked } = book(payments, receipts)
    expect(summaryOf({ installments: tracked, payments, receipts }, ALL)).toEqual({
      dueCents: 100_000,
      sentCents: 50_000,
      postedCents: { file: 50_000, typed: 12_300, network: ZERO },
    })
  })
})

describe('what was posted on these days', () => {
  // EVI-01
  test('is matched with a payment of these days, or is apart', () => {
    const receipts = [
      receipt(7, '2026-10-14', { match: 'matched', paymentIds: [1] }),
      receipt(8, '2026-10-15', { match: 'matched', paymentIds: [2] }),
      receipt(9, '2026-10-15', { match: 'matched', paymentIds: [99] }),
      receipt(10, '2026-10-15'),
    ]
    const payments = [payment(1, '2026-09-30'), payment(2, '2026-10-10')]
    const october = { from: day('2026-10-01'), to: day('2026-10-31') }
    expect(postedOutside({ payments, receipts }, october).map(({ id }) => id)).toEqual([7, 9])
  })

  // EVI-01
  test('and counts for what was due on them, but was sent on other days, is added up', () => {
    const { entries } = book([payment(1, '2026-09-30', 20_000), payment(2, '2026-10-10')])
    expect(countedFromOtherDays(entries, { from: day('2026-10-01'), to: TODAY })).toBe(20_000)
    expect(countedFromOtherDays(entries, ALL)).toBe(0)
  })
})

describe('lines of the account', () => {
  const line = (id: number, on: string, amount: number, change: Partial<AccountLine> = {}): AccountLine => ({
    id,
    account: 'main',
    postedOn: day(on),
    details: 'Bill payment: Trustee',
    amountCents: cents(amount),
    ...change,
  })
  const idsOf = (payments: readonly LedgerPayment[], lines: readonly AccountLine[]) =>
    payments.map(({ id }) =>
      linesOf(payments, lines)
        .get(id)
        ?.map((each) => each.id),
    )

  // EVI-01
  test('are not behind a payment that the processor never got', () => {
    const failed = { isSent: false, undone: { on: day('2026-10-12') } }
    const payments = [payment(1, '2026-10-12', 50_000, failed), payment(2, '2026-10-14')]
    expect(idsOf(payments, [line(9, '2026-10-14', -50_100)])).toEqual([[], [9]])
  })

  // EVI-01
  test.each([
    ['with the fee, on the day or later', line(9, '2026-10-13', -50_100), [9]],
    ['not without the fee', line(9, '2026-10-13', -50_000), []],
    ['not from before it was ordered', line(9, '2026-10-11', -50_100), []],
    ['not of the other account', line(9, '2026-10-13', -50_100, { account: 'set_aside' }), []],
  ])('are behind a payment: %s', (_, own, ids) => {
    expect(idsOf([payment(1, '2026-10-12')], [own])).toEqual([ids])
  })

  // EVI-01
  test('of a later payment are not behind one whose own line is missing', () => {
    const payments = [payment(1, '2026-10-12'), payment(2, '2026-10-19')]
    expect(idsOf(payments, [line(9, '2026-10-19', -50_100)])).toEqual([[], [9]])
  })

  // EVI-01
  test('of a return are behind the payment that came back about that day', () => {
    const payments = [
      payment(1, '2026-10-12', 50_000, { undone: { on: day('2026-11-10') } }),
      payment(2, '2026-10-13', 50_000, { undone: { on: day('2026-10-20') } }),
    ]
    const lines = [
      line(5, '2026-10-12', -50_100),
      line(6, '2026-10-13', -50_100),
      line(7, '2026-10-20', 50_100),
      line(8, '2026-11-09', 50_100),
    ]
    expect(idsOf(payments, lines)).toEqual([
      [5, 8],
      [6, 7],
    ])
  })

  // EVI-01
  test('are read until the last payment or its return', () => {
    const back = payment(1, '2026-10-12', 50_000, { undone: { on: day('2027-03-01') } })
    expect(daysOfLines([back, payment(2, '2026-11-12')])).toEqual({ from: '2026-10-12', to: '2027-03-06' })
    expect(daysOfLines([])).toBeUndefined()
  })

  // EVI-01
  test('of another biller are not behind a payment of the same day and amount', () => {
    const rent = line(8, '2026-10-12', -50_100, { details: 'Bill payment: Landlord' })
    expect(idsOf([payment(1, '2026-10-12')], [rent, line(9, '2026-10-12', -50_100)])).toEqual([[9]])
  })

  // EVI-01
  test('are each behind one payment, and a return is behind the one that came back', () => {
    const payments = [
      payment(1, '2026-10-12', 50_000, { undone: { on: day('2026-10-20') } }),
      payment(2, '2026-10-12'),
    ]
    const lines = [
      line(7, '2026-10-12', -50_100),
      line(8, '2026-10-12', -50_100),
      line(9, '2026-10-20', 50_100),
    ]
    expect(idsOf(payments, lines)).toEqual([[7, 9], [8]])
  })
})
