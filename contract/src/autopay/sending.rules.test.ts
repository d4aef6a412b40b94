import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, ZERO } from '../core/money.ts'
import { decideSending, type SendDay, sendingEndsOn } from './sending.rules.ts'

const usual: SendDay = {
  leftCents: cents(465_00),
  feeCents: cents(1_00),
  setAsideCents: cents(466_00),
  availableCents: cents(500_00),
  keepBackCents: cents(25_00),
  fromMainCents: ZERO,
  partial: 'no',
  minCents: null,
  hasPart: false,
}
const sent = (amount: number, topUp = 0, isPart = false) => ({
  act: 'send',
  amountCents: amount,
  topUpCents: topUp,
  isPart,
})
const waits = (missing: number) => ({ act: 'wait', missingCents: missing })

describe('on the send day', () => {
  // AUTO-05
  test.each<[what: string, change: Partial<SendDay>, expected: object]>([
    ['the whole payment is sent from what is set aside', {}, sent(465_00)],
    ['a cent short, nothing is sent', { setAsideCents: cents(465_99) }, waits(1)],
    ['nothing is taken from a negative set-aside', { setAsideCents: cents(-5_00) }, waits(466_00)],
    ['nothing is left to send', { leftCents: ZERO }, { act: 'none' }],
    [
      'what is missing is moved from the main account',
      { setAsideCents: cents(400_00), fromMainCents: cents(100_00) },
      sent(465_00, 66_00),
    ],
    [
      'no more than the customer agreed to',
      { setAsideCents: cents(400_00), fromMainCents: cents(65_99) },
      waits(1),
    ],
    [
      'only above what is kept back',
      { setAsideCents: cents(400_00), fromMainCents: cents(100_00), availableCents: cents(90_99) },
      waits(1),
    ],
    [
      'exactly what is above it',
      { setAsideCents: cents(400_00), fromMainCents: cents(100_00), availableCents: cents(91_00) },
      sent(465_00, 66_00),
    ],
    [
      'nothing in parts if nobody knows whether the office takes them',
      { setAsideCents: cents(400_00), partial: 'unknown' },
      waits(66_00),
    ],
    [
      'a part with the fee in it where the office takes parts',
      { setAsideCents: cents(400_00), partial: 'yes' },
      sent(399_00, 0, true),
    ],
    [
      'no second part',
      {
        setAsideCents: cents(400_00),
        leftCents: cents(401_00),
        feeCents: ZERO,
        partial: 'yes',
        hasPart: true,
      },
      waits(1_00),
    ],
    [
      'the rest without a fee',
      { setAsideCents: cents(66_00), leftCents: cents(66_00), feeCents: ZERO, partial: 'yes', hasPart: true },
      sent(66_00),
    ],
    [
      'no part below the smallest payment',
      { setAsideCents: cents(100_99), partial: 'yes', minCents: cents(100_00) },
      waits(365_01),
    ],
    [
      'no part that would leave less than the smallest payment',
      { setAsideCents: cents(400_00), partial: 'yes', minCents: cents(100_00) },
      waits(66_00),
    ],
    ['no part of less than the fee', { setAsideCents: cents(1_00), partial: 'yes' }, waits(465_00)],
  ])('%s', (_what, change, expected) => {
    expect(decideSending({ ...usual, ...change })).toEqual(expected)
  })

  // AUTO-05
  test('never more than is there, and never more than is left to send', () => {
    const some = fc.integer({ min: 0, max: 2_000_00 }).map(cents)
    const days = fc.record({
      leftCents: some,
      feeCents: fc.constantFrom(ZERO, cents(1_00)),
      setAsideCents: fc.integer({ min: -100_00, max: 2_000_00 }).map(cents),
      availableCents: fc.integer({ min: -100_00, max: 2_000_00 }).map(cents),
      keepBackCents: some,
      fromMainCents: some,
      partial: fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const),
      minCents: fc.option(some),
      hasPart: fc.boolean(),
    })
    fc.assert(
      fc.property(days, (each) => {
        const decided = decideSending(each)
        const amount = decided.act === 'send' ? decided.amountCents : 0
        const topUp = decided.act === 'send' ? decided.topUpCents : 0
        const isPart = decided.act === 'send' && decided.isPart
        const taken = decided.act === 'send' ? amount + each.feeCents : 0
        expect(taken).toBeLessThanOrEqual(Math.max(0, each.setAsideCents) + topUp)
        expect(topUp).toBeLessThanOrEqual(each.fromMainCents)
        expect(topUp).toBeLessThanOrEqual(Math.max(0, each.availableCents - each.keepBackCents))
        expect(amount).toBeLessThanOrEqual(each.leftCents)
        expect(isPart && (each.partial !== 'yes' || each.hasPart)).toBe(false)
        expect(isPart || amount === 0 || amount === each.leftCents).toBe(true)
      }),
    )
  })
})

// AUTO-05
test.each([
  ['the day before the next pay', ['2027-01-08', '2027-01-22'], '2027-02-12', '2027-01-21'],
  [
    'pay of the send day itself comes too late for it',
    ['2027-01-13', '2027-01-27'],
    '2027-02-12',
    '2027-01-26',
  ],
  ['the day before the next send day without pay', [], '2027-02-12', '2027-02-11'],
  ['the day before the next send day if pay comes later', ['2027-03-05'], '2027-02-12', '2027-02-11'],
  ['the due day of the last one', [], null, '2027-01-20'],
])('sending ends on %s', (_what, paydays, nextSendOn, expected) => {
  const found = sendingEndsOn({
    sendOn: day('2027-01-13'),
    dueOn: day('2027-01-20'),
    paydays: paydays.map(day),
    nextSendOn: nextSendOn === null ? null : day(nextSendOn),
  })
  expect(found).toBe(expected)
})
