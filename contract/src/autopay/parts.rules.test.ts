import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents, ZERO } from '../core/money.ts'
import { sharesOf } from '../setaside/shares.rules.ts'
import { partFees, modesFor, partOf, partsOf } from './parts.rules.ts'

// AUTO-08
test.each([
  ['yes', ['once', 'each_payday']],
  ['no', ['once']],
  ['unknown', ['once']],
] as const)('an office that says "%s" to parts can be paid %j', (partial, modes) => {
  expect(modesFor(partial)).toEqual(modes)
})

// AUTO-08, SETA-03
test.each([
  ['each payday that is left', 2, 2_00],
  ['one payment without a payday left', 0, 1_00],
])('there is a fee for %s', (_what, paydays, fees) => {
  expect(partFees(paydays, cents(1_00))).toBe(fees)
})

describe('what is sent of the money that is set aside', () => {
  const usual = {
    leftCents: cents(465_00),
    setAsideCents: cents(233_50),
    feeCents: cents(1_00),
    minCents: null,
  }

  // AUTO-08
  test.each<[what: string, change: Partial<Parameters<typeof partOf>[0]>, expected: number]>([
    ['is the share without its fee', {}, 232_50],
    ['is all that is left, with a fee', { setAsideCents: cents(466_00) }, 465_00],
    ['is no more than what is left', { setAsideCents: cents(900_00) }, 465_00],
    ['is nothing of less than the fee', { setAsideCents: cents(1_00) }, 0],
    ['is nothing of a negative set-aside', { setAsideCents: cents(-5_00) }, 0],
    ['is nothing once nothing is left', { leftCents: ZERO }, 0],
    ['is the smallest payment', { minCents: cents(232_50) }, 232_50],
    ['is nothing below it', { minCents: cents(232_51) }, 0],
    [
      'leaves the smallest payment for the rest',
      { setAsideCents: cents(440_00), minCents: cents(50_00) },
      415_00,
    ],
    [
      'is nothing if the rest would be too small',
      { leftCents: cents(90_00), setAsideCents: cents(60_00), minCents: cents(50_00) },
      0,
    ],
    [
      'is all of a payment below the smallest one',
      { leftCents: cents(30_00), minCents: cents(50_00) },
      30_00,
    ],
  ])('%s', (_what, change, expected) => {
    expect(partOf({ ...usual, ...change })).toBe(expected)
  })
})

describe('the parts of a payment', () => {
  const days = ['2026-12-01', '2026-12-08', '2026-12-15'].map(day)
  const sendOn = day('2026-12-21')
  const shown = (shares: readonly number[], change: { kept?: number; min?: number } = {}) =>
    partsOf({
      plannedCents: cents(465_00),
      keptCents: cents(change.kept ?? 0),
      shares: shares.map((amount, at) => ({ on: days[at] ?? sendOn, amountCents: cents(amount) })),
      sendOn,
      feeCents: cents(1_00),
      minCents: change.min === undefined ? null : cents(change.min),
    }).map(({ on, amountCents }) => `${on} ${amountCents}`)

  // AUTO-08
  test.each<[what: string, shares: number[], change: { kept?: number; min?: number }, expected: string[]]>([
    ['are its shares without their fees', [233_50, 233_50], {}, ['2026-12-01 23250', '2026-12-08 23250']],
    [
      'begin with what was set aside before',
      [183_50, 183_50],
      { kept: 100_00 },
      ['2026-12-01 28250', '2026-12-08 18250'],
    ],
    ['are one on the send day without a payday', [], {}, ['2026-12-21 46500']],
    ['are one on the send day if all was set aside before', [0, 0], { kept: 467_00 }, ['2026-12-21 46500']],
    [
      'wait until they are large enough',
      [156_00, 156_00, 156_00],
      { min: 200_00 },
      ['2026-12-08 26500', '2026-12-15 20000'],
    ],
  ])('%s', (_what, shares, change, expected) => {
    expect(shown(shares, change)).toEqual(expected)
  })

  // AUTO-08, SETA-03
  test('are together the payment, and the shares cover them with their fees', () => {
    const amounts = fc.integer({ min: 1, max: 2_000_00 }).map(cents)
    const pay = fc.array(amounts, { minLength: 1, maxLength: 3 })
    const least = fc.option(fc.integer({ min: 1, max: 300_00 }).map(cents))
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1_000_00 }), pay, least, (planned, kept, usual, min) => {
        const feeCents = cents(1_00)
        const fees = partFees(usual.length, feeCents)
        const amountsOfShares = sharesOf(cents(Math.max(0, planned + fees - kept)), usual)
        const shares = amountsOfShares.map((amountCents, at) => ({ on: days[at] ?? sendOn, amountCents }))
        const terms = { plannedCents: planned, keptCents: cents(kept), sendOn, feeCents, minCents: min }
        const parts = partsOf({ ...terms, shares })
        const total = (all: readonly { amountCents: number }[]) =>
          all.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(total(parts)).toBe(planned)
        expect(planned + parts.length * feeCents).toBeLessThanOrEqual(kept + total(shares))
        expect(parts.length > 1 && parts.some(({ amountCents }) => amountCents < (min ?? 1))).toBe(false)
      }),
    )
  })
})
