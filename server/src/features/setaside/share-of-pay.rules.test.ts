import fc from 'fast-check'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, cents, ZERO } from '@yoursuccess/contract/core/money'
import { describe, expect, test } from 'vitest'
import {
  type ComingPayment,
  goesBack,
  type KnownPay,
  morningOf,
  type Needs,
  nextShare,
  shareOfDeposit,
  shareOfMorning,
} from './share-of-pay.rules.ts'

/** 465.00 with its fee, due on the 15th and sent on the 9th; the next one is sent on January 11. */
const payment = (dueOn: string, sendOn: string): ComingPayment => ({
  dueOn: day(dueOn),
  sendOn: day(sendOn),
  plannedCents: cents(465_00),
  feesCents: cents(1_00),
  sentCents: ZERO,
})
const DECEMBER = payment('2026-12-15', '2026-12-09')
const JANUARY = payment('2027-01-15', '2027-01-11')

/** "2026-12-01 1200 7": the day, the usual amount, and the deposits that count as it. */
const pay = (text: string, change: Partial<KnownPay> = {}): KnownPay => {
  const [on = '', usual = '1200', ...ids] = text.split(' ')
  return {
    scheduleId: 1,
    on: day(on),
    usualCents: cents(Number(usual) * 100),
    landsHere: true,
    depositIds: ids.map(Number),
    ...change,
  }
}
const needs = (today: string, known: readonly KnownPay[], change: Partial<Needs> = {}): Needs => ({
  today: day(today),
  morning: day(today),
  coming: [DECEMBER, JANUARY],
  pay: known,
  waitingIds: new Set(known.flatMap(({ depositIds }) => depositIds)),
  borne: [],
  shortCents: ZERO,
  shortFor: null,
  ...change,
})
const TUESDAYS = ['2026-12-01 1200 7', '2026-12-08', '2026-12-15'].map((text) => pay(text))

describe('in parts', () => {
  const split = (payment: ComingPayment): ComingPayment => ({ ...payment, isByPayday: true })
  const coming = [split(DECEMBER), split(JANUARY)]
  const first = needs('2026-12-01', TUESDAYS, { coming })

  // AUTO-08, SETA-03
  test('each payday that is left bears the fee of its part', () => {
    expect(shareOfDeposit(first, ZERO, 7).wantedCents).toBe(233_50)
    expect(nextShare(first, ZERO)).toEqual({ on: '2026-12-01', amountCents: 233_50 })
  })

  // AUTO-08, SETA-03
  test('the last payday bears what is left, with one fee', () => {
    const sent = { ...split(DECEMBER), sentCents: cents(232_50) }
    const last = needs('2026-12-08', [pay('2026-12-08 1200 7')], { coming: [sent] })
    expect(shareOfDeposit(last, ZERO, 7).wantedCents).toBe(233_50)
  })

  // AUTO-08, SETA-03
  test('what is missing without a payday left has one fee', () => {
    expect(shareOfDeposit(needs('2026-12-01', [], { coming }), ZERO, 7).wantedCents).toBe(466_00)
    expect(shareOfMorning(needs('2026-12-01', [], { coming }), ZERO).wantedCents).toBe(466_00)
  })

  // AUTO-08, SETA-03
  test('paydays of the payment before pay no fee of the next one', () => {
    const paid = [pay('2026-12-15 1200 7'), pay('2026-12-29')]
    const january = needs('2026-12-15', paid, { coming: [split(JANUARY)] })
    expect(shareOfDeposit(january, ZERO, 7).wantedCents).toBe(233_50)
    const both = needs('2026-12-01', [...TUESDAYS.slice(0, 2), pay('2026-12-22')], { coming })
    expect(nextShare(both, cents(467_00))).toEqual({ on: '2026-12-22', amountCents: 466_00 })
  })
})

describe('a deposit bears', () => {
  // SETA-03
  test.each<[what: string, needs: Needs, setAside: number, share: number]>([
    ['half of the need if it is the first of two paydays', needs('2026-12-01', TUESDAYS), 0, 233_00],
    ['what the first one left', needs('2026-12-08', [pay('2026-12-08 1200 7')]), 233_00, 233_00],
    ['nothing once all is set aside', needs('2026-12-01', TUESDAYS), 466_00, 0],
    [
      'its part by usual amounts, of all schedules',
      needs('2026-12-01', [pay('2026-12-01 1200 7'), pay('2026-12-08 300', { scheduleId: 2 })]),
      0,
      372_80,
    ],
    ['nothing if it is no payday and paydays are left', needs('2026-12-01', [pay('2026-12-08')]), 0, 0],
    ['all that is missing if no payday is left', needs('2026-12-01', [pay('2026-12-15')]), 66_00, 400_00],
    ['all that is missing without a schedule', needs('2026-12-01', []), 0, 466_00],
    [
      'nothing of pay that goes elsewhere while pay that lands here is left',
      needs('2026-12-01', [pay('2026-12-01 1200 7', { landsHere: false }), pay('2026-12-08')]),
      0,
      0,
    ],
    [
      'nothing again of a payday whose share another deposit bears',
      needs('2026-12-01', TUESDAYS, { borne: [{ scheduleId: 1, on: day('2026-12-01') }] }),
      233_00,
      0,
    ],
    [
      'its own part while another payday that arrived still waits',
      needs('2026-12-08', [pay('2026-12-01 1200 7'), pay('2026-12-08 1200 8')]),
      0,
      233_00,
    ],
    [
      'the rest if the payday before did not arrive',
      needs('2026-12-08', [pay('2026-12-01'), pay('2026-12-08 1200 7')]),
      0,
      466_00,
    ],
    [
      'what was short before its own part',
      needs('2026-12-01', TUESDAYS, { shortCents: cents(66_00), shortFor: day('2026-12-15') }),
      0,
      266_00,
    ],
    [
      'only what was short if it is no payday',
      needs('2026-12-01', [pay('2026-12-08')], { shortCents: cents(66_00), shortFor: day('2026-12-15') }),
      0,
      66_00,
    ],
    [
      'no more of what was short than is still missing',
      needs('2026-12-01', [pay('2026-12-08')], { shortCents: cents(66_00), shortFor: day('2026-12-15') }),
      446_00,
      20_00,
    ],
    [
      'nothing of what was short of another payment',
      needs('2026-12-01', [pay('2026-12-08')], { shortCents: cents(66_00), shortFor: day('2026-11-15') }),
      0,
      0,
    ],
    [
      'on the send day, what is missing and its part for the next payment',
      needs('2026-12-09', [pay('2026-12-09 1200 7'), pay('2026-12-23')]),
      400_00,
      66_00 + 233_00,
    ],
    [
      'after the send day, its part for the next payment only',
      needs('2026-12-10', [pay('2026-12-10 1200 7'), pay('2026-12-24')]),
      400_00,
      // 66.00 are missing of a payment that cannot be sent in time anymore.
      233_00,
    ],
    ['nothing without a payment', needs('2026-12-01', TUESDAYS, { coming: [] }), 0, 0],
  ])('%s', (_what, known, setAside, share) => {
    expect(shareOfDeposit(known, cents(setAside), 7).wantedCents).toBe(share)
  })

  // SETA-03
  test('the share of the payday that it counts as, and says for which payment', () => {
    expect(shareOfDeposit(needs('2026-12-01', TUESDAYS), ZERO, 7)).toEqual({
      wantedCents: 233_00,
      laterCents: 233_00,
      shortFor: '2026-12-15',
      dueOn: '2026-12-15',
      payday: { scheduleId: 1, on: '2026-12-01' },
    })
  })

  // SETA-03
  test('together with the other paydays exactly the need, in any order of arrival', () => {
    const usual = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(usual, fc.integer({ min: 0, max: 466_00 }), (amounts, kept) => {
        const paydays = amounts.map((amount, at) => pay(`2026-12-0${at + 1} ${amount} ${at + 1}`))
        let setAside: Cents = cents(kept)
        for (const [at, { depositIds }] of paydays.entries()) {
          const waiting = new Set(paydays.slice(at).flatMap((each) => each.depositIds))
          const known = needs('2026-12-01', paydays, { coming: [DECEMBER], waitingIds: waiting })
          const { wantedCents } = shareOfDeposit(known, setAside, depositIds[0] ?? 0)
          expect(wantedCents).toBeGreaterThanOrEqual(0)
          setAside = cents(setAside + wantedCents)
        }
        expect(setAside).toBe(466_00)
      }),
    )
  })
})

describe('on a morning', () => {
  // SETA-19
  test.each<[what: string, needs: Needs, setAside: number, share: number]>([
    ['all that is missing is asked for without a payday left', needs('2026-12-09', []), 400_00, 66_00],
    ['nothing while a payday is left', needs('2026-12-01', TUESDAYS), 0, 0],
    ['nothing once all is set aside', needs('2026-12-09', []), 466_00, 0],
    ['after the send day, the next payment', needs('2026-12-10', []), 466_00, 466_00],
    ['nothing without a payment', needs('2026-12-09', [], { coming: [] }), 0, 0],
  ])('%s', (_what, known, setAside, share) => {
    expect(shareOfMorning(known, cents(setAside)).wantedCents).toBe(share)
  })
})

// SETA-19
test.each([
  [0, '2026-12-06'],
  [5, '2026-12-06'],
  [6, '2026-12-07'],
  [23, '2026-12-07'],
])('at %i hours the last morning is that of %s', (hour, morning) => {
  expect(morningOf(day('2026-12-07'), hour)).toBe(morning)
})

describe('the next move', () => {
  // SETA-09
  test.each<[what: string, needs: Needs, setAside: number, move: string | undefined]>([
    [
      'is the share of the next payday',
      needs('2026-12-01', TUESDAYS, { waitingIds: new Set() }),
      233_00,
      '2026-12-08 23300',
    ],
    [
      'of a payment that is complete is that of the next one, of a later payday',
      needs('2026-12-02', [pay('2026-12-08'), pay('2026-12-18'), pay('2027-01-08')]),
      466_00,
      '2026-12-18 23300',
    ],
    ['is tomorrow without a payday left', needs('2026-12-07', []), 400_00, '2026-12-08 6600'],
    [
      'is today without a payday left, before the morning begins',
      needs('2026-12-07', [], { morning: day('2026-12-06') }),
      400_00,
      '2026-12-07 6600',
    ],
    ['is after the send day for the payment behind it', needs('2026-12-09', []), 400_00, '2026-12-10 46600'],
    ['is none once all is set aside', needs('2026-12-01', TUESDAYS), 932_00, undefined],
  ])('%s', (_what, known, setAside, move) => {
    const next = nextShare(known, cents(setAside))
    expect(next && `${next.on} ${next.amountCents}`).toBe(move)
  })
})

describe('of a share whose deposit was taken back', () => {
  const share = {
    movedCents: cents(233_00),
    returnedCents: ZERO,
    takenBackCents: cents(1_200_00),
    laterCents: ZERO,
  }
  const balances = { mainCents: cents(-500_00), setAsideCents: cents(233_00), keepBackCents: cents(25_00) }

  // SETA-21
  test.each([
    ['all goes back', share, balances, 233_00],
    [
      'only what brings the main account to what is kept back',
      share,
      { ...balances, mainCents: cents(10_00) },
      15_00,
    ],
    ['nothing if that much is there', share, { ...balances, mainCents: cents(25_00) }, 0],
    ['only what is still set aside', share, { ...balances, setAsideCents: cents(100_00) }, 100_00],
    ['nothing of later moves', { ...share, laterCents: cents(200_00) }, balances, 33_00],
    ['only as much as was taken back', { ...share, takenBackCents: cents(50_00) }, balances, 50_00],
    ['nothing that went back before', { ...share, returnedCents: cents(200_00) }, balances, 33_00],
    ['nothing if no share was moved', { ...share, movedCents: ZERO }, balances, 0],
  ])('%s', (_what, moved, known, back) => {
    expect(goesBack(moved, known)).toBe(back)
  })
})
