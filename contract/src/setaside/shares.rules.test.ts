import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBankingDays } from '../core/banking-days.ts'
import { day } from '../core/calendar-date.ts'
import { cents, MAX_INPUT, sum, ZERO } from '../core/money.ts'
import { arriveBy, sendOn } from '../trustees/posting.rules.ts'
import { paydaysOf } from '../paydays/pay-days.rules.ts'
import {
  cappedShare,
  movable,
  needOf,
  needsOf,
  paydaysLeft,
  shareOf,
  type SharePayday,
  sharesOf,
} from './shares.rules.ts'

const equal = (count: number) => Array.from({ length: count }, () => cents(1_200_00))
const amounts = fc.integer({ min: 0, max: MAX_INPUT }).map(cents)
const usualAmounts = fc.integer({ min: 1, max: MAX_INPUT }).map(cents)

describe('shares of a need', () => {
  // SETA-03
  test.each([
    [
      '466.00 over 1,200.00, 300.00 and 1,200.00',
      466_00,
      [1_200_00, 300_00, 1_200_00].map(cents),
      '20712 5178 20710',
    ],
    ['466.00 over 2', 466_00, equal(2), '23300 23300'],
    ['466.00 over 3', 466_00, equal(3), '15534 15533 15533'],
    ['501.00 over 4', 501_00, equal(4), '12525 12525 12525 12525'],
    ['1.00 over 3', 1_00, equal(3), '34 33 33'],
    ['1,234.56 over 5', 1_234_56, equal(5), '24692 24691 24691 24691 24691'],
    ['500.00 over 2', 500_00, equal(2), '25000 25000'],
    ['500.00 over 3', 500_00, equal(3), '16667 16667 16666'],
    ['the whole on the only payday', 466_00, equal(1), '46600'],
    ['nothing without a payday', 466_00, [], ''],
    ['nothing of no need', 0, equal(2), '0 0'],
  ])('%s', (_what, need, usual, shares) => {
    expect(sharesOf(cents(need), usual).join(' ')).toBe(shares)
  })

  // SETA-03
  test('are exactly the need together, each at least zero and at most a cent above its part', () => {
    fc.assert(
      fc.property(amounts, fc.array(usualAmounts, { minLength: 1, maxLength: 12 }), (need, usual) => {
        const shares = sharesOf(need, usual)
        expect(sum(shares)).toBe(need)
        expect(shares.every((share) => share >= 0)).toBe(true)
        const exact = (BigInt(need) * BigInt(usual[0] ?? ZERO)) / BigInt(sum(usual))
        expect(BigInt(shares[0] ?? ZERO) - exact).toBeLessThanOrEqual(1n)
        expect(BigInt(shares[0] ?? ZERO) - exact).toBeGreaterThanOrEqual(0n)
      }),
    )
  })

  // SETA-03
  test('are still exactly the need when pays differ, as far as they arrive', () => {
    const pays = fc.array(fc.record({ usual: usualAmounts, arrives: amounts }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(amounts, pays, (need, expected) => {
        let left = need
        for (const [index, { usual, arrives }] of expected.entries()) {
          const later = expected.slice(index + 1).map((each) => each.usual)
          const share = shareOf(left, usual, later)
          const limits = { depositCents: arrives, availableCents: arrives, keepBackCents: ZERO }
          const { movedCents, missingCents } = cappedShare(share, limits)
          expect(movedCents + missingCents).toBe(share)
          left = cents(left - movedCents)
          expect(left).toBeGreaterThanOrEqual(0)
        }
        // The last pay bears all that is left, if it is large enough.
        const isCovered = (expected.at(-1)?.arrives ?? 0) >= need
        expect(isCovered && left > 0).toBe(false)
      }),
    )
  })

  // SETA-03
  test('the whole need without an expected pay', () => {
    expect(shareOf(cents(80_00), ZERO, [])).toBe(80_00)
  })
})

describe('what a planned payment needs', () => {
  const payment = { plannedCents: cents(465_00), feesCents: cents(1_00), sentCents: ZERO }

  // SETA-03
  test.each([
    ['all with its fee', payment, 0, 466_00],
    ['less what is set aside', payment, 310_00, 156_00],
    ['nothing once it is set aside', payment, 466_00, 0],
    ['never less than nothing', payment, 500_00, 0],
    ['less what was sent', { ...payment, feesCents: ZERO, sentCents: cents(400_00) }, 0, 65_00],
  ])('%s', (_what, planned, kept, need) => {
    expect(needOf(planned, cents(kept))).toBe(need)
  })

  // SETA-03
  test.each([
    ['the earliest first', 500_00, '0 43200'],
    ['only the earliest', 310_00, '15600 46600'],
    ['nothing set aside', 0, '46600 46600'],
    ['more than both', 1_000_00, '0 0'],
    ['a negative balance', -5_00, '46600 46600'],
  ])('money set aside belongs to the earliest payment: %s', (_what, setAside, needs) => {
    expect(needsOf([payment, payment], cents(setAside)).join(' ')).toBe(needs)
  })

  // SETA-03
  test('no money counts for two payments', () => {
    const payments = fc.array(fc.record({ plannedCents: amounts, feesCents: amounts, sentCents: amounts }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(payments, amounts, (planned, setAside) => {
        const without = sum(needsOf(planned, ZERO))
        expect(sum(needsOf(planned, setAside))).toBe(Math.max(0, without - setAside))
      }),
    )
  })
})

describe('the paydays that are left', () => {
  const payday = (on: string, change: Partial<SharePayday> = {}): SharePayday => ({
    on: day(on),
    usualCents: cents(1_200_00),
    landsHere: true,
    isReceived: false,
    ...change,
  })
  const left = (paydays: SharePayday[], today: string, sent: string) =>
    paydaysLeft(paydays, { today: day(today), sendOn: day(sent) }).map(({ on }) => on)

  // SETA-03
  test.each([
    ['today counts', [payday('2026-12-11')], '2026-12-11', '2026-12-18', ['2026-12-11']],
    ['a missed one does not', [payday('2026-12-10')], '2026-12-11', '2026-12-18', []],
    [
      'one that arrived does not',
      [payday('2026-12-11', { isReceived: true })],
      '2026-12-11',
      '2026-12-18',
      [],
    ],
    [
      'pay to another account does not',
      [payday('2026-12-11', { landsHere: false })],
      '2026-12-11',
      '2026-12-18',
      [],
    ],
    ['a banking day before the send day', [payday('2026-12-17')], '2026-12-11', '2026-12-18', ['2026-12-17']],
    ['the send day itself is too late', [payday('2026-12-18')], '2026-12-11', '2026-12-18', []],
    ['a Friday before a Monday', [payday('2026-12-18')], '2026-12-11', '2026-12-21', ['2026-12-18']],
    ['the day before a holiday', [payday('2026-12-24')], '2026-12-11', '2026-12-28', ['2026-12-24']],
  ])('%s', (_what, paydays, today, sent, expected) => {
    expect(left(paydays, today, sent)).toEqual(expected)
  })

  // SETA-03, TRU-07
  test.each([
    ['2027-01-20', '2026-12-12', '2027-01-13', '2026-12-24 2027-01-08', '25000 25000'],
    ['2027-02-20', '2027-01-14', '2027-02-12', '2027-01-22 2027-02-05', '25000 25000'],
    ['2027-03-20', '2027-02-13', '2027-03-15', '2027-02-19 2027-03-05', '25000 25000'],
    ['2027-06-20', '2027-05-13', '2027-06-14', '2027-05-14 2027-05-28 2027-06-11', '16667 16667 16666'],
  ])('due on %s, biweekly pay, from %s: sent on %s of %s', (dueOn, today, sent, paydays, shares) => {
    const by = arriveBy(day(dueOn), 2)
    const sendDay = sendOn(by, { kind: 'electronic', posting_days: 0 })
    expect(sendDay).toBe(sent)
    const pattern = {
      frequency: 'biweekly',
      anchorOn: day('2026-12-11'),
      days: [],
      weekend: 'before',
      endedOn: null,
    } as const
    const expected = paydaysOf(pattern, { from: day(today), to: addBankingDays(day(dueOn), 5) })
    const found = paydaysLeft(
      expected.map((on) => payday(on)),
      { today: day(today), sendOn: sendDay },
    )
    expect(found.map(({ on }) => on).join(' ')).toBe(paydays)
    expect(
      sharesOf(
        cents(500_00),
        found.map(({ usualCents }) => usualCents),
      ).join(' '),
    ).toBe(shares)
  })
})

describe('what is kept back', () => {
  // SETA-04
  test.each([
    ['the rest may be moved', 100_00, 25_00, 75_00],
    ['nothing from what is kept back', 20_00, 25_00, 0],
    ['nothing from a negative balance', -50_00, 25_00, 0],
    ['everything if nothing is kept back', 20_00, 0, 20_00],
  ])('%s', (_what, available, keepBack, expected) => {
    expect(movable(cents(available), cents(keepBack))).toBe(expected)
  })

  // SETA-03, SETA-04
  test.each([
    ['in full', { deposit: 1_200_00, available: 1_300_00 }, 233_00, 0],
    ['at most the deposit', { deposit: 200_00, available: 1_300_00 }, 200_00, 33_00],
    ['at most what is above what is kept back', { deposit: 1_200_00, available: 225_00 }, 200_00, 33_00],
    ['nothing below it', { deposit: 1_200_00, available: 10_00 }, 0, 233_00],
  ])('a share is moved %s', (_what, { deposit, available }, moved, missing) => {
    const limits = {
      depositCents: cents(deposit),
      availableCents: cents(available),
      keepBackCents: cents(25_00),
    }
    expect(cappedShare(cents(233_00), limits)).toEqual({ movedCents: moved, missingCents: missing })
  })
})
