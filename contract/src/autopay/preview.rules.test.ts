import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, ZERO } from '../core/money.ts'
import { paydaysOf } from '../paydays/pay-days.rules.ts'
import { type PreviewQuestion, previewPayments } from './preview.rules.ts'

const biweekly = paydaysOf(
  { frequency: 'biweekly', anchorOn: day('2026-12-11'), days: [], weekend: 'before', endedOn: null },
  { from: day('2026-12-11'), to: day('2027-06-30') },
).map((on) => ({ on, usualCents: cents(1_200_00), landsHere: true, isReceived: false }))

const due = (on: string, planned = 500_00) => ({ dueOn: day(on), plannedCents: cents(planned) })
const question: PreviewQuestion = {
  installments: ['2027-01-20', '2027-02-20', '2027-03-20', '2027-04-20'].map((on) => due(on)),
  paydays: biweekly,
  buffer: 2,
  posting: { kind: 'electronic', posting_days: 0 },
  mode: 'once',
  feeCents: ZERO,
  minCents: null,
  setAsideCents: ZERO,
  today: day('2026-12-12'),
  firstOn: day('2026-12-14'),
}
const shown = (change: Partial<PreviewQuestion> = {}) =>
  previewPayments({ ...question, ...change }).map(
    ({ dueOn, sendOn, arriveBy, isByHand, shares }) =>
      `${dueOn} by ${arriveBy} ${isByHand ? 'by hand' : `sent ${sendOn}`}: ${shares
        .map(({ on, amountCents }) => `${on} ${amountCents}`)
        .join(', ')}`,
  )

describe('the next three payments', () => {
  // AUTO-10
  test('each payday bears its share of the payment that it can reach', () => {
    expect(shown()).toEqual([
      '2027-01-20 by 2027-01-15 sent 2027-01-13: 2026-12-24 25000, 2027-01-08 25000',
      '2027-02-20 by 2027-02-17 sent 2027-02-12: 2027-01-22 25000, 2027-02-05 25000',
      '2027-03-20 by 2027-03-17 sent 2027-03-15: 2027-02-19 25000, 2027-03-05 25000',
    ])
  })

  // AUTO-10
  test('one whose send day has passed is to be paid by hand, and no share is set aside for it', () => {
    expect(shown({ today: day('2027-01-14'), firstOn: day('2027-01-14') }).slice(0, 2)).toEqual([
      '2027-01-20 by 2027-01-15 by hand: ',
      '2027-02-20 by 2027-02-17 sent 2027-02-12: 2027-01-22 25000, 2027-02-05 25000',
    ])
  })

  // AUTO-10
  test('the send day itself is in time until its cutoff is near', () => {
    const on = (first: string) => shown({ today: day('2027-01-13'), firstOn: day(first) })[0]
    expect(on('2027-01-13')).toBe('2027-01-20 by 2027-01-15 sent 2027-01-13: ')
    expect(on('2027-01-14')).toBe('2027-01-20 by 2027-01-15 by hand: ')
  })

  // AUTO-10
  test('money that is set aside counts for the earliest payment, with the fee', () => {
    expect(shown({ setAsideCents: cents(310_00), feeCents: cents(1_00) })[0]).toBe(
      '2027-01-20 by 2027-01-15 sent 2027-01-13: 2026-12-24 9550, 2027-01-08 9550',
    )
  })

  // AUTO-08, AUTO-10
  test('in parts, each share bears the fee of its part, and is sent on its payday', () => {
    const [first, second] = previewPayments({ ...question, mode: 'each_payday', feeCents: cents(1_00) })
    expect(first).toMatchObject({
      sendOn: '2027-01-13',
      shares: [
        { on: '2026-12-24', amountCents: 251_00 },
        { on: '2027-01-08', amountCents: 251_00 },
      ],
      parts: [
        { on: '2026-12-24', amountCents: 250_00 },
        { on: '2027-01-08', amountCents: 250_00 },
      ],
    })
    expect(second?.parts.map(({ on }) => on)).toEqual(['2027-01-22', '2027-02-05'])
  })

  // AUTO-08, AUTO-10
  test('in parts, what is not sent by then is sent on the send day', () => {
    const change = { mode: 'each_payday', minCents: cents(300_00), setAsideCents: cents(100_00) } as const
    expect(previewPayments({ ...question, ...change })[0]?.parts).toEqual([
      { on: '2027-01-08', amountCents: 500_00 },
    ])
    expect(previewPayments({ ...question, ...change, paydays: [] })[0]?.parts).toEqual([
      { on: '2027-01-13', amountCents: 500_00 },
    ])
    expect(previewPayments(question)[0]?.parts).toEqual([])
  })

  // AUTO-10
  test('installments of nothing, and those that were due, are left out', () => {
    const installments = [due('2026-12-01'), due('2027-01-20', 0), due('2027-02-20')]
    expect(shown({ installments })).toHaveLength(1)
  })

  // AUTO-10
  test('no payday bears two shares, and the shares of a payment are never more than its need', () => {
    const days = fc.integer({ min: 0, max: 120 })
    fc.assert(
      fc.property(days, fc.nat(10), fc.integer({ min: 0, max: 2_000_00 }), (later, buffer, setAside) => {
        const today = biweekly[Math.min(later % 8, biweekly.length - 1)]?.on ?? question.today
        const payments = previewPayments({
          ...question,
          today,
          firstOn: today,
          buffer,
          setAsideCents: cents(setAside),
        })
        const paydays = payments.flatMap(({ shares }) => shares.map(({ on }) => on))
        expect(new Set(paydays).size).toBe(paydays.length)
        for (const { shares, plannedCents } of payments)
          expect(shares.reduce((total, share) => total + share.amountCents, 0)).toBeLessThanOrEqual(
            plannedCents,
          )
      }),
    )
  })
})
