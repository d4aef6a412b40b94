/** What holds for every forecast. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BY_CUSTOMER } from '../autopay/payer.rules.ts'
import { addBankingDays } from '../core/banking-days.ts'
import { addDays, day } from '../core/calendar-date.ts'
import { add, cents, type Cents, smaller } from '../core/money.ts'
import type { ForecastInputs } from './forecast-inputs.rules.ts'
import { inputsWith, setAsideWith } from './testing/samples.ts'
import { forecastOf, safeToSpendOf } from './forecast.rules.ts'

const TODAY = day('2026-11-20')
const money = (max: number, min = 0) => fc.integer({ min, max }).map(cents)

const pays = fc
  .uniqueArray(fc.record({ later: fc.integer({ min: -4, max: 44 }), usualCents: money(2_000_00, 1) }), {
    maxLength: 6,
    selector: ({ later }) => later,
  })
  .map((found) =>
    found
      .toSorted((a, b) => a.later - b.later)
      .map(({ later, usualCents }) => {
        const on = addDays(TODAY, later)
        return { name: 'Acme', on, arrivesOn: later < 0 ? TODAY : on, usualCents, isLate: later < -3 }
      }),
  )
const payments = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 3 })
  .chain((laters) =>
    fc.tuple(
      fc.constant(laters.toSorted((a, b) => a - b)),
      fc.array(money(900_00, 1), { minLength: 3, maxLength: 3 }),
    ),
  )
  .map(([laters, amounts]) =>
    laters.map((later, at) => {
      const sendOn = addDays(TODAY, later)
      const plannedCents = amounts[at] ?? cents(1)
      const dueOn = addBankingDays(sendOn, 4)
      return {
        dueOn,
        sendOn,
        plannedCents,
        feesCents: cents(1_00),
        sentCents: cents(0),
        isByPayday: false,
        fromMainCents: null,
        payer: BY_CUSTOMER,
      }
    }),
  )
const setAsides = fc.option(
  fc.record({ balanceCents: money(900_00), areSharesOn: fc.boolean() }).map((known) => setAsideWith(known)),
)
const bills = fc.array(
  fc
    .record({ later: fc.integer({ min: 0, max: 44 }), amountCents: money(400_00) })
    .map(({ later, amountCents }) => ({
      kind: 'bill' as const,
      name: 'Power',
      on: addDays(TODAY, later),
      amountCents,
    })),
  { maxLength: 4 },
)
const inputs: fc.Arbitrary<ForecastInputs> = fc
  .record({
    availableCents: money(2_000_00, -100_00),
    pay: pays,
    payments,
    setAside: setAsides,
    outgoing: bills,
    everydayCents: money(40_00),
  })
  .map((known) => inputsWith(known))

const balancesOf = (known: ForecastInputs) =>
  forecastOf(known).days.flatMap(({ expectedCents, lowCents, setAsideCents }) => [
    expectedCents,
    lowCents,
    setAsideCents ?? 0,
  ])
const isNowhereLower = (more: ForecastInputs, less: ForecastInputs): boolean => {
  const lower = balancesOf(less)
  return balancesOf(more).every((balance, at) => balance >= (lower[at] ?? 0))
}

// FORE-01
test('more money never makes a day worse', () => {
  fc.assert(
    fc.property(inputs, money(500_00), (known, moreCents) => {
      const more = { ...known, availableCents: add(known.availableCents, moreCents) }
      expect(isNowhereLower(more, known)).toBe(true)
      expect(safeToSpendOf(more).amountCents).toBeGreaterThanOrEqual(safeToSpendOf(known).amountCents)
    }),
  )
})

/** Both balances together at the end of each day. */
const wealth = (known: ForecastInputs): number[] =>
  forecastOf(known).days.map(({ expectedCents, setAsideCents }) => expectedCents + (setAsideCents ?? 0))

// FORE-01
test('a larger pay never makes the money of a day less, and shares never change how much there is', () => {
  fc.assert(
    fc.property(inputs, money(500_00), (known, moreCents) => {
      const [first, ...others] = known.pay
      const pay = first ? [{ ...first, usualCents: add(first.usualCents, moreCents) }, ...others] : []
      const before = wealth(known)
      expect(wealth({ ...known, pay }).every((total, at) => total >= (before[at] ?? 0))).toBe(true)
      const setAside = known.setAside && { ...known.setAside, areSharesOn: !known.setAside.areSharesOn }
      expect(wealth({ ...known, setAside })).toEqual(before)
    }),
  )
})

/** The days until the next pay, if this much is taken today. The pay does not arrive, as the safe amount assumes. */
const untilPay = (known: ForecastInputs, amountCents: Cents) => {
  const { until } = safeToSpendOf(known)
  const pay = known.pay.map((each) => ({ ...each, arrivesOn: addDays(until, 1) }))
  const expense = { kind: 'expense' as const, name: '', on: TODAY, amountCents }
  const outgoing = [...known.outgoing, expense]
  return forecastOf({ ...known, until, pay, outgoing, everydayCents: cents(0) })
}

// FORE-04
test("what is safe to spend never lets the trustee's money be needed", () => {
  fc.assert(
    fc.property(inputs, (known) => {
      const { amountCents } = safeToSpendOf(known)
      const [without, spent] = [untilPay(known, cents(0)), untilPay(known, amountCents)]
      expect(spent.days.map(({ setAsideCents }) => setAsideCents)).toEqual(
        without.days.map(({ setAsideCents }) => setAsideCents),
      )
      expect(spent.shortPayment).toEqual(without.shortPayment)
      const lowest = spent.days.reduce((least, { lowCents }) => smaller(least, lowCents), cents(10_000_00))
      expect(amountCents === 0 || lowest >= known.keepBackCents).toBe(true)
    }),
  )
})

// FORE-04
test('a cent more than is safe to spend is missing somewhere', () => {
  fc.assert(
    fc.property(inputs, (known) => {
      const { amountCents } = safeToSpendOf(known)
      const [spent, over] = [untilPay(known, amountCents), untilPay(known, add(amountCents, cents(1)))]
      const isBelow = over.days.some(({ lowCents }) => lowCents < known.keepBackCents)
      const isLess = over.days.some(
        (each, at) => (each.setAsideCents ?? 0) < (spent.days[at]?.setAsideCents ?? 0),
      )
      expect(isBelow || isLess).toBe(true)
    }),
  )
})
