import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import type { Schedule } from './due-days.rules.ts'
import {
  deriveInstallments,
  dueInMonth,
  monthsChangedBy,
  paymentOfMonth,
  planTotal,
} from './installments.rules.ts'
import { amountIn, type Step } from './steps.rules.ts'

const schedule: Schedule = { firstDueOn: day('2026-04-16'), months: 60, dueRule: { day: 16, roll: 'clamp' } }
const FIRST = day('2026-04-01')

let lastId = 0
/** A step that begins in the month with this number, counted from 1. */
const step = (month: number, amount: number, more: Partial<Step> = {}): Step => ({
  id: ++lastId,
  fromMonth: addMonths(FIRST, month - 1),
  amountCents: cents(amount),
  reason: 'step',
  retroactive: false,
  orderedOn: null,
  ...more,
})
const retroactive = (month: number, amount: number, orderedOn: string) =>
  step(month, amount, { reason: 'modification', retroactive: true, orderedOn: day(orderedOn) })
const amounts = (steps: readonly Step[]) =>
  deriveInstallments(schedule, steps)
    .filter(({ kind }) => kind === 'monthly')
    .map(({ amountCents }) => amountCents)
const differences = (steps: readonly Step[]) =>
  deriveInstallments(schedule, steps).flatMap(({ kind, dueOn, amountCents }) =>
    kind === 'difference' ? [[dueOn, amountCents]] : [],
  )

// CASE-07, CASE-09, CASE-10
test('500.00 for 12 months, 650.00 for 24 and 800.00 for 24 are 40,800.00', () => {
  const steps = [step(1, 50_000), step(13, 65_000), step(37, 80_000)]
  const found = amounts(steps)
  expect([found[11], found[12], found[35], found[36]]).toEqual([50_000, 65_000, 65_000, 80_000])
  expect(found).toHaveLength(60)
  expect(planTotal(deriveInstallments(schedule, steps))).toBe(4_080_000)
})

// CASE-10
test('an installment has its month, due day, amount and step', () => {
  const steps = [step(1, 50_000), step(9, 48_000)]
  expect(deriveInstallments(schedule, steps)[8]).toEqual({
    kind: 'monthly',
    month: '2026-12-01',
    dueOn: '2026-12-16',
    amountCents: 48_000,
    stepId: steps[1]?.id,
  })
  expect(deriveInstallments(schedule, [])).toEqual([])
})

// CASE-07
test('the first step is in force from the first month, whatever month it has', () => {
  expect(amounts([step(4, 50_000), step(6, 60_000)]).slice(0, 6)).toEqual([
    50_000, 50_000, 50_000, 50_000, 50_000, 60_000,
  ])
})

// CASE-08
test('of two steps with the same month, the one that was recorded later is in force', () => {
  expect(amounts([step(1, 50_000), step(9, 60_000), step(9, 55_000)])[9]).toBe(55_000)
})

// CASE-17
test.each([
  {
    name: 'since month 1: the months that were due keep their amount',
    steps: [step(1, 50_000), retroactive(1, 65_000, '2026-11-20')],
    due: [50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 65_000],
    at: [['2026-11-20', 8 * 15_000]],
  },
  {
    name: 'a month that is due on the day of the order is part of the difference',
    steps: [step(1, 50_000), retroactive(1, 65_000, '2026-05-16')],
    due: [50_000, 50_000, 65_000],
    at: [['2026-05-16', 2 * 15_000]],
  },
  {
    name: 'an order before the first due day leaves no difference',
    steps: [step(1, 50_000), retroactive(1, 65_000, '2026-04-15')],
    due: [65_000, 65_000],
    at: [],
  },
  {
    name: 'a lower amount is a negative difference',
    steps: [step(1, 50_000), retroactive(2, 40_000, '2026-06-20')],
    due: [50_000, 50_000, 50_000, 40_000],
    at: [['2026-06-20', -20_000]],
  },
  {
    name: 'a second order adds the difference from the first one',
    steps: [step(1, 50_000), retroactive(1, 60_000, '2026-05-20'), retroactive(1, 65_000, '2026-07-20')],
    due: [50_000, 50_000, 60_000, 60_000, 65_000],
    at: [
      ['2026-05-20', 20_000],
      ['2026-07-20', 4 * 5_000 + 0],
    ],
  },
  {
    name: 'it ends where the next step begins',
    steps: [step(1, 50_000), step(3, 70_000), retroactive(1, 60_000, '2026-08-20')],
    due: [50_000, 50_000, 70_000, 70_000, 70_000, 70_000],
    at: [['2026-08-20', 20_000]],
  },
  {
    name: 'a correction says what was due, so no difference is left',
    steps: [step(1, 50_000), retroactive(1, 65_000, '2026-06-20'), step(1, 45_000, { reason: 'correction' })],
    due: [45_000, 45_000, 45_000, 45_000],
    at: [],
  },
])('a retroactive step: $name', ({ steps, due, at }) => {
  expect(amounts(steps).slice(0, due.length)).toEqual(due)
  expect(differences(steps)).toEqual(at)
})

// CASE-17
test('a difference follows the installment that is due on the same day', () => {
  const found = deriveInstallments(schedule, [step(1, 50_000), retroactive(1, 65_000, '2026-05-16')])
  expect(found.slice(0, 4).map(({ kind, dueOn }) => `${kind} ${dueOn}`)).toEqual([
    'monthly 2026-04-16',
    'monthly 2026-05-16',
    'difference 2026-05-16',
    'monthly 2026-06-16',
  ])
})

// CASE-18
test('a month with two due days shows their sum and the first day', () => {
  const found = deriveInstallments(schedule, [step(1, 50_000), retroactive(1, 65_000, '2026-05-20')])
  expect(dueInMonth(found, day('2026-05-01'))).toEqual({ amountCents: 80_000, dueOn: '2026-05-16' })
  expect(dueInMonth(found, day('2026-06-01'))).toEqual({ amountCents: 65_000, dueOn: '2026-06-16' })
  expect(dueInMonth(found, day('2031-04-01'))).toBeUndefined()
})

// CASE-17, CASE-18
test('a difference that lowered what was due is not taken from the payment of its month', () => {
  const found = deriveInstallments(schedule, [step(1, 50_000), retroactive(1, 45_000, '2026-06-10')])
  expect(found.map(({ kind, amountCents }) => [kind, amountCents]).slice(1, 4)).toEqual([
    ['monthly', 50_000],
    ['difference', -10_000],
    ['monthly', 45_000],
  ])
  expect(dueInMonth(found, day('2026-06-01'))).toEqual({ amountCents: 45_000, dueOn: '2026-06-16' })
})

const MONTHLY = { month: day('2026-12-01'), dueOn: day('2026-12-16'), amountCents: cents(50_000) }
const DIFFERENCE = { ...MONTHLY, dueOn: day('2026-12-03'), amountCents: cents(20_000) }
/** Due on the 31st, which moved to the 1st. */
const MOVED = { ...MONTHLY, dueOn: day('2027-01-01') }

// CASE-14, CASE-18
test.each([
  { name: 'its installment', all: [MONTHLY], amountCents: 50_000, dueDay: 16 },
  { name: 'the sum of two, and the first day', all: [DIFFERENCE, MONTHLY], amountCents: 70_000, dueDay: 3 },
  { name: 'the last day for one that moved to the 1st', all: [MOVED], amountCents: 50_000, dueDay: 31 },
  {
    name: 'nothing in a suspension',
    all: [{ ...MONTHLY, amountCents: cents(0) }],
    amountCents: 0,
    dueDay: 16,
  },
])('the tracker has for a month $name', ({ all, amountCents, dueDay }) => {
  expect(paymentOfMonth(all, MONTHLY.month)).toEqual({ amountCents, dueDay })
  expect(paymentOfMonth(all, day('2027-01-01'))).toBeUndefined()
})

// CASE-08
test('a correction shows which months it changed, and what they were', () => {
  const correction = step(2, 45_000, { reason: 'correction' })
  const steps = [step(1, 50_000), step(4, 60_000), correction]
  expect(monthsChangedBy(schedule, steps, correction)).toEqual([
    { month: '2026-05-01', fromCents: 50_000, toCents: 45_000 },
    { month: '2026-06-01', fromCents: 50_000, toCents: 45_000 },
  ])
})

const anySteps = fc
  .array(
    fc.record({
      month: fc.integer({ min: 1, max: 65 }),
      amount: fc.integer({ min: 0, max: 200_000 }),
      retroactive: fc.boolean(),
      orderedIn: fc.integer({ min: 0, max: 65 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ month, amount, retroactive: isRetroactive, orderedIn }) =>
      isRetroactive
        ? retroactive(month, amount, addMonths(day('2026-04-20'), orderedIn - 1))
        : step(month, amount),
    ),
  )

// CASE-09, CASE-17
test('installments sum to the plan total: the amount of each month by the steps', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const byMonth = Array.from({ length: 60 }, (_, index) => amountIn(steps, addMonths(FIRST, index)))
      const installments = deriveInstallments(schedule, steps)
      expect(planTotal(installments)).toBe(byMonth.reduce((total, amount) => total + amount, 0))
      expect(installments.map(({ dueOn }) => dueOn)).toEqual(
        installments.map(({ dueOn }) => dueOn).toSorted(),
      )
    }),
  )
})
