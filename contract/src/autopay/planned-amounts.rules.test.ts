import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, MAX_INPUT, sum, ZERO } from '../core/money.ts'
import { plannedAmount, sentFor, spreadAhead, stillToSend, wageOrderMoney } from './planned-amounts.rules.ts'

const amounts = fc.integer({ min: 0, max: MAX_INPUT }).map(cents)

describe('the planned payment of an installment', () => {
  const parts = {
    installmentCents: cents(465_00),
    catchUpCents: ZERO,
    paidAheadCents: ZERO,
    wageOrderCents: ZERO,
  }

  // AUTO-12
  test.each([
    ['is the installment', {}, 465_00],
    ['has the agreed catch-up', { catchUpCents: cents(100_00) }, 565_00],
    ['is less by what was paid ahead', { paidAheadCents: cents(65_00) }, 400_00],
    ['is less by what the employer sends', { wageOrderCents: cents(461_54) }, 3_46],
    ['is never less than nothing', { paidAheadCents: cents(500_00) }, 0],
  ])('%s', (_what, change, planned) => {
    expect(plannedAmount({ ...parts, ...change })).toBe(planned)
  })
})

describe('money that was paid ahead', () => {
  // AUTO-12
  test.each([
    ['pays for the earliest installments', [465_00, 465_00, 480_00], 600_00, '46500 13500 0'],
    ['none', [465_00, 465_00], 0, '0 0'],
    ['more than all', [465_00, 465_00], 2_000_00, '46500 46500'],
    ['an order that lowered what was due pays for those after it', [465_00, -100_00, 400_00], 0, '0 0 10000'],
    ['a negative sum is none', [465_00], -5_00, '0'],
  ])('%s', (_what, installments, ahead, expected) => {
    expect(spreadAhead(installments.map(cents), cents(ahead)).join(' ')).toBe(expected)
  })

  // AUTO-12
  test('is spread once, and no installment gets more than itself', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 12 }), amounts, (installments, ahead) => {
        const parts = spreadAhead(installments, ahead)
        expect(sum(parts)).toBe(Math.min(ahead, sum(installments)))
        expect(parts.every((part, at) => part >= 0 && part <= (installments[at] ?? ZERO))).toBe(true)
      }),
    )
  })
})

// AUTO-12
test.each([
  ['two paydays', ['2027-01-08', '2027-01-22'], '2027-01-01', null, 461_54],
  ['three paydays', ['2027-01-08', '2027-01-15', '2027-01-22'], '2027-01-01', null, 692_31],
  ['none before it starts', ['2027-01-08', '2027-01-22'], '2027-01-20', null, 230_77],
  ['none after it ended', ['2027-01-08', '2027-01-22'], '2027-01-01', '2027-01-10', 230_77],
  ['none of the installment before', ['2026-12-31', '2027-02-05'], '2026-12-01', null, 0],
])('a wage order brings its amount for each payday: %s', (_what, paydays, startsOn, endsOn, expected) => {
  const order = {
    amountCents: cents(230_77),
    startsOn: day(startsOn),
    endsOn: endsOn === null ? null : day(endsOn),
  }
  const span = { after: day('2026-12-31'), until: day('2027-01-31') }
  expect(wageOrderMoney(order, paydays.map(day), span)).toBe(expected)
})

describe('what may still be sent', () => {
  const payment = (amount: number, isUndone = false) => ({ amountCents: cents(amount), isUndone })

  // AUTO-12
  test.each([
    ['all of it', [], 465_00],
    ['less what was sent', [payment(400_00)], 65_00],
    ['nothing once all was sent', [payment(400_00), payment(65_00)], 0],
    ['nothing after more was paid by hand', [payment(600_00)], 0],
    ['a returned payment no longer counts', [payment(465_00, true), payment(65_00)], 400_00],
  ])('%s', (_what, payments, expected) => {
    expect(stillToSend(cents(465_00), payments)).toBe(expected)
  })

  // AUTO-12
  test('is never more than what was planned and not sent', () => {
    const payments = fc.array(fc.record({ amountCents: amounts, isUndone: fc.boolean() }), { maxLength: 6 })
    fc.assert(
      fc.property(amounts, payments, (planned, made) => {
        const left = stillToSend(planned, made)
        expect(left).toBe(Math.max(0, planned - sentFor(made)))
        expect(stillToSend(planned, [...made, { amountCents: left, isUndone: false }])).toBe(0)
      }),
    )
  })
})
