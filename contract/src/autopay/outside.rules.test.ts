import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, ZERO } from '../core/money.ts'
import {
  type Debit,
  type ExpectedPull,
  isOtherWay,
  isOutside,
  isPull,
  isPullDue,
  lastPullDay,
  leftOfPull,
  matchPull,
  movedForPull,
  pullMissedOn,
} from './outside.rules.ts'

const expected: ExpectedPull = {
  method: 'tfs',
  expectedOn: day('2026-12-09'),
  amountCents: cents(465_00),
  feeCents: cents(1_00),
}
const debit: Debit = { on: day('2026-12-09'), amountCents: cents(-465_00), details: 'PAYMENT TFS BILLPAY' }

// AUTO-09
test.each([
  ['electronic', false, false],
  ['bill_pay_check', false, false],
  ['tfs', true, true],
  ['epay', true, true],
  ['money_order', true, false],
  ['wage_order', true, false],
])('%s is outside of the bank: %s, a pull: %s', (kind, outside, pull) => {
  expect([isOutside(kind), isPull(kind)]).toEqual([outside, pull])
})

// AUTO-22
test.each([
  ['electronic', 'bill_pay_check', false],
  ['tfs', 'moneygram', false],
  ['tfs', 'electronic', true],
  ['bill_pay_check', 'wage_order', true],
])('to pay by %s and by %s is another way: %s', (before, method, isOther) => {
  expect(isOtherWay(before, method)).toBe(isOther)
})

describe('a debit', () => {
  // AUTO-09
  test.each<[what: string, change: Partial<Debit>, match: string]>([
    ['of the service and the amount is the pull', {}, 'pull'],
    ['with the fee in it is the pull', { amountCents: cents(-466_00) }, 'pull'],
    ['on the banking day before is the pull', { on: day('2026-12-08') }, 'pull'],
    ['two banking days later is the pull', { on: day('2026-12-11') }, 'pull'],
    ['of another amount is asked about', { amountCents: cents(-465_01) }, 'ask'],
    ['of another company is asked about', { details: 'PREMIUM GLOBE INSURANCE' }, 'ask'],
    ['whose company only contains the name is asked about', { details: 'PAY TFSX' }, 'ask'],
    [
      'of another company and amount is something else',
      { amountCents: cents(-5_00), details: 'GYM' },
      'other',
    ],
    ['two banking days before is something else', { on: day('2026-12-07') }, 'other'],
    ['three banking days later is something else', { on: day('2026-12-14') }, 'other'],
    ['that gives money is no pull', { amountCents: cents(465_00), details: 'GYM' }, 'other'],
  ])('%s', (_what, change, match) => {
    expect(matchPull({ ...debit, ...change }, expected)).toBe(match)
  })

  // AUTO-09
  test('of ePay is named in its own way', () => {
    const epay: ExpectedPull = { ...expected, method: 'epay' }
    expect(matchPull({ ...debit, details: 'TRUSTEE EPAY CH13' }, epay)).toBe('pull')
    expect(matchPull({ ...debit, details: 'REPAYMENT LOAN' }, epay)).toBe('ask')
  })
})

describe('the days of a pull', () => {
  // AUTO-09
  test.each([
    ['the day before', '2026-12-08', 600, false],
    ['midnight', '2026-12-09', 0, false],
    ['12:01 AM', '2026-12-09', 1, true],
    ['midnight of the next day', '2026-12-10', 0, true],
  ])('the money is moved from 12:01 AM on: %s', (_what, today, minutes, isDue) => {
    expect(isPullDue(expected.expectedOn, day(today), minutes)).toBe(isDue)
  })

  // AUTO-09
  test('it is waited for over two banking days', () => {
    expect([lastPullDay(day('2026-12-24')), pullMissedOn(day('2026-12-24'))]).toEqual([
      '2026-12-29',
      '2026-12-30',
    ])
  })
})

describe('the money of a pull', () => {
  // AUTO-09
  test.each([
    ['what it may take', 900_00, 466_00],
    ['what is there', 300_00, 300_00],
    ['nothing of a negative set-aside', -5_00, 0],
  ])('is %s', (_what, setAside, moved) => {
    expect(movedForPull(cents(setAside), expected)).toBe(moved)
  })

  // AUTO-09
  test('goes back as far as it is left above what is kept back, and never more than was moved', () => {
    const some = fc.integer({ min: -500_00, max: 2_000_00 }).map(cents)
    fc.assert(
      fc.property(fc.nat(1_000_00).map(cents), some, fc.nat(500_00).map(cents), (moved, main, keepBack) => {
        const back = leftOfPull(moved, { mainCents: main, keepBackCents: keepBack })
        expect(back).toBeGreaterThanOrEqual(0)
        expect(back).toBeLessThanOrEqual(moved)
        expect(back === 0 || main - back >= keepBack).toBe(true)
      }),
    )
    expect(leftOfPull(cents(466_00), { mainCents: cents(300_00), keepBackCents: cents(25_00) })).toBe(275_00)
    expect(leftOfPull(ZERO, { mainCents: cents(300_00), keepBackCents: ZERO })).toBe(0)
  })
})
