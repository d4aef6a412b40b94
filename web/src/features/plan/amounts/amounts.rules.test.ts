import { sampleStep } from '../../../testing/plan-samples.ts'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { inRows, type NewAmount, previewOf, standingsOf } from './amounts.rules.ts'
import { comingMonths, scheduleOfPlan, stepsOf } from './plan-schedule.rules.ts'

const TODAY = day('2026-11-21')
const year = { first_due_on: '2026-05-15', months: 12, due_day: 15, last_due_on: '2027-04-15' }
const schedule = scheduleOfPlan({ schedule: { ...year, roll: 'clamp' } })
const steps = stepsOf([sampleStep()])
const added = (change: Partial<NewAmount>): NewAmount => ({
  fromMonth: day('2027-01-01'),
  amountCents: cents(50_000),
  reason: 'step',
  retroactive: false,
  orderedOn: null,
  ...change,
})
const preview = (change: Partial<NewAmount>, known = steps) =>
  schedule && previewOf(schedule, known, added(change), TODAY)

// CASE-08
test('a later amount changes the total, and no past month', () => {
  expect(preview({})).toEqual({
    fromMonth: '2027-01-01',
    until: undefined,
    differenceCents: 0,
    past: [],
    totalBeforeCents: 576_000,
    totalAfterCents: 584_000,
  })
})

// CASE-08
test('an amount ends with the next one, and a suspension too', () => {
  const known = stepsOf([sampleStep(), sampleStep({ id: 2, from_month: '2027-03-01', amount: '510.00' })])
  const until = { month: '2027-03-01', amountCents: 51_000 }
  expect(preview({}, known)?.until).toEqual(until)
  expect(preview({ amountCents: cents(0), reason: 'suspension' }, known)?.until).toEqual(until)
})

// CASE-17
test('a retroactive order makes the difference due at once', () => {
  const order = { reason: 'modification', retroactive: true, orderedOn: TODAY } as const
  // Seven months were due by the order: 7 × 20.00.
  expect(preview({ ...order, fromMonth: day('2026-05-01') })).toMatchObject({
    // November was due by the order, too.
    fromMonth: '2026-12-01',
    until: undefined,
    differenceCents: 14_000,
    past: [],
    totalAfterCents: 600_000,
  })
})

// CASE-17
test('a retroactive order ends with the next amount', () => {
  const known = stepsOf([sampleStep(), sampleStep({ id: 2, from_month: '2027-03-01', amount: '510.00' })])
  const order = { reason: 'modification', retroactive: true, orderedOn: TODAY } as const
  expect(preview({ ...order, fromMonth: day('2026-08-01') }, known)).toMatchObject({
    fromMonth: '2026-12-01',
    until: { month: '2027-03-01', amountCents: 51_000 },
  })
})

// CASE-08
test('a correction shows the past months that it changes', () => {
  const correction = { reason: 'correction', fromMonth: day('2026-09-01') } as const
  expect(preview(correction)?.past).toEqual([
    { from: '2026-09-01', to: '2026-11-01', fromCents: 48_000, toCents: 50_000 },
  ])
})

// CASE-08
test('a month that was due takes no later amount', () => {
  expect(preview({ fromMonth: day('2026-11-01') })).toBeUndefined()
  expect(comingMonths(schedule, TODAY)[0]).toBe('2026-12-01')
})

// CASE-08
test('months in a row that change alike are one', () => {
  const change = (month: string, from: number) => ({
    month: day(month),
    fromCents: cents(from),
    toCents: cents(500),
  })
  expect(
    inRows([
      change('2026-05-01', 480),
      change('2026-06-01', 480),
      change('2026-07-01', 490),
      change('2026-09-01', 490),
    ]).map(({ from, to }) => [from, to]),
  ).toEqual([
    ['2026-05-01', '2026-06-01'],
    ['2026-07-01', '2026-07-01'],
    ['2026-09-01', '2026-09-01'],
  ])
})

// CASE-08
test('says of each amount whether it counts now, later, or was replaced', () => {
  const all = [
    sampleStep({ id: 1, superseded: true }),
    sampleStep({ id: 2, from_month: '2027-03-01', has_begun: false }),
    sampleStep({ id: 3, reason: 'correction' }),
    sampleStep({ id: 4, from_month: '2026-09-01' }),
  ]
  expect(standingsOf(all, TODAY).map(({ step, standing }) => `${step.id} ${standing}`)).toEqual([
    '1 replaced',
    '3 past',
    '4 now',
    '2 ahead',
  ])
})
