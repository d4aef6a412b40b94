import { addDays, addMonths, day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { DAYS_AHEAD, type Outcome, outcomesOf } from './backtest.ts'
import { balancesOf, createHousehold, type Household, paid } from './household.ts'
import { personaHouseholds } from './persona-households.ts'
import { scoreOf, scoresOf } from './score.ts'

const DAYS = { from: day('2025-01-01'), to: day('2025-07-31') }

/** 1,000.00 on the 1st and 900.00 of rent on the 10th of each month, and nothing else. */
const steady = (startCents: number): Household => {
  const months = Array.from({ length: 12 }, (_, at) => addMonths(DAYS.from, at))
  const paydays = months.map((on) => ({ on, usualCents: 1_000_00, arrivedOn: on }))
  const rents = months.map((month) => ({
    on: addDays(month, 9),
    cents: -900_00,
    kind: 'bill' as const,
    payee: 'Rent',
  }))
  const moves = [...paid(paydays), ...rents].filter(({ on }) => on <= DAYS.to)
  return { name: 'steady', days: DAYS, startCents, paydays, payments: [], moves }
}
const at = (outcomes: readonly Outcome[], horizon: number) =>
  outcomes.filter((outcome) => outcome.horizon === horizon)

// FORE-01, FORE-02
test('a household without surprises is forecast exactly by its known bills, and not without them', () => {
  const known = outcomesOf(steady(0), 'recurring')
  expect(known.length).toBeGreaterThan(3)
  for (const { expected, happened } of known) expect(expected).toBe(happened)
  const unknown = at(outcomesOf(steady(0), 'none'), 14)
  for (const { expected, happened } of unknown) expect(expected - happened).toBe(900_00)
})

// FORE-01
test('the baselines are the balance of today, and the change of the month before', () => {
  const [first] = at(outcomesOf(steady(0), 'recurring'), 30)
  if (!first) throw new Error('there is no forecast')
  expect(first.happened - first.stays).toBe(-900_00)
  // From one payday to the next, 100.00 were left.
  expect(first.repeats - first.stays).toBe(100_00)
})

// FORE-01
test('missed shortfalls and false alarms are counted apart', () => {
  const outcome = (warned: boolean, wasShort: boolean): Outcome => ({
    horizon: 14,
    expected: 300,
    low: 100,
    happened: 0,
    stays: 500,
    repeats: -100,
    warned,
    wasShort,
  })
  const outcomes = [outcome(true, true), outcome(true, false), outcome(false, true), outcome(false, false)]
  expect(scoreOf([...outcomes, outcome(false, true)])).toEqual({
    forecasts: 5,
    coverage: 0,
    distance: 2,
    error: 3,
    errorOfStays: 5,
    errorOfRepeats: 1,
    short: 3,
    missed: 2,
    warned: 2,
    falseAlarms: 1,
  })
})

test('the same seed makes the same household, with purchases, bills, late pay and payments', () => {
  const [one, same, other] = [7, 7, 8].map((seed) => createHousehold(seed, DAYS, DAYS_AHEAD))
  expect(one).toEqual(same)
  expect(one?.moves).not.toEqual(other?.moves)
  const kinds = new Set(one?.moves.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['bill', 'pay', 'purchase', 'refund', 'trustee'])
  const all = Array.from({ length: 20 }, (_, seed) => createHousehold(seed, DAYS, DAYS_AHEAD).paydays).flat()
  expect(all.some(({ on, arrivedOn }) => arrivedOn !== null && arrivedOn > on)).toBe(true)
  expect(all.some(({ arrivedOn }) => arrivedOn === null)).toBe(true)
})

// FORE-02
test('a few households are forecast better than by both baselines', () => {
  const few = Array.from({ length: 6 }, (_, at) => createHousehold(at + 1, DAYS, DAYS_AHEAD))
  const outcomes = [...few, ...personaHouseholds(DAYS, DAYS_AHEAD)].flatMap((household) =>
    outcomesOf(household, 'recurring'),
  )
  for (const { score } of scoresOf(outcomes)) {
    expect(score.forecasts).toBeGreaterThan(20)
    expect(score.error).toBeLessThan(score.errorOfStays)
    expect(score.error).toBeLessThan(score.errorOfRepeats)
  }
})

test('a balance is what there was and all that moved until the end of the day', () => {
  const balances = balancesOf(steady(5_00))
  expect(balances.get(day('2025-01-01'))).toBe(1_005_00)
  expect(balances.get(day('2025-02-10'))).toBe(205_00)
})
