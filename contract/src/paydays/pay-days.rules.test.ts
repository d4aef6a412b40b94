import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBankingDay } from '../core/banking-days.ts'
import { addDays, daysBetween, day, monthEnd } from '../core/calendar-date.ts'
import { add, cents, sum, ZERO } from '../core/money.ts'
import {
  goalShare,
  monthPartsOf,
  monthsWithExtraPaydays,
  movedPayday,
  PAY_FREQUENCIES,
  PAY_WEEKENDS,
  type PayPattern,
  paydaysOf,
  payPeriodAt,
} from './pay-days.rules.ts'

type Change = Partial<Omit<PayPattern, 'anchorOn' | 'endedOn'>> & { anchorOn: string; endedOn?: string }
const pattern = (change: Change): PayPattern => ({
  frequency: 'biweekly',
  days: [],
  weekend: 'before',
  ...change,
  anchorOn: day(change.anchorOn),
  endedOn: change.endedOn ? day(change.endedOn) : null,
})
const span = (from: string, to: string) => ({ from: day(from), to: day(to) })
const YEAR_2027 = span('2027-01-01', '2027-12-31')

describe('expected paydays', () => {
  // PAYD-01, PAYD-04
  test.each<[what: string, PayPattern, from: string, to: string, paydays: string]>([
    [
      'semimonthly pay moves before weekends and holidays',
      pattern({ frequency: 'semimonthly', days: [15, 'last'], anchorOn: '2026-11-01' }),
      '2026-11-01',
      '2027-02-28',
      '2026-11-13 2026-11-30 2026-12-15 2026-12-31 2027-01-15 2027-01-29 2027-02-12 2027-02-26',
    ],
    [
      'semimonthly pay of May 2027',
      pattern({ frequency: 'semimonthly', days: [15, 'last'], anchorOn: '2026-11-01' }),
      '2027-05-01',
      '2027-05-31',
      '2027-05-14 2027-05-28',
    ],
    [
      'biweekly pay moves before Christmas',
      pattern({ anchorOn: '2026-12-11' }),
      '2026-12-11',
      '2027-01-08',
      '2026-12-11 2026-12-24 2027-01-08',
    ],
    [
      'biweekly pay moves after Christmas',
      pattern({ anchorOn: '2026-12-11', weekend: 'after' }),
      '2026-12-11',
      '2027-01-08',
      '2026-12-11 2026-12-28 2027-01-08',
    ],
    [
      'paydays before the due days of 2027 (plan facts)',
      pattern({ anchorOn: '2026-12-11' }),
      '2027-01-08',
      '2027-06-13',
      '2027-01-08 2027-01-22 2027-02-05 2027-02-19 2027-03-05 2027-03-19 2027-04-02 2027-04-16 2027-04-30 2027-05-14 2027-05-28 2027-06-11',
    ],
    [
      'weekly pay moves for holidays on Mondays',
      pattern({ frequency: 'weekly', anchorOn: '2027-05-24', weekend: 'after' }),
      '2027-05-24',
      '2027-06-07',
      '2027-05-24 2027-06-01 2027-06-07',
    ],
    [
      'monthly pay of the 31st comes on the last day of shorter months',
      pattern({ frequency: 'monthly', days: [31], anchorOn: '2027-01-01' }),
      '2027-01-01',
      '2027-04-30',
      '2027-01-29 2027-02-26 2027-03-31 2027-04-30',
    ],
    [
      'days of the month that are or move to one day are one payday',
      pattern({ frequency: 'semimonthly', days: [30, 'last'], anchorOn: '2027-01-01' }),
      '2027-01-01',
      '2027-03-31',
      '2027-01-29 2027-02-26 2027-03-30 2027-03-31',
    ],
    [
      'nothing is expected before the first payday or after the schedule ended',
      pattern({ frequency: 'weekly', anchorOn: '2027-03-05', endedOn: '2027-03-19' }),
      '2027-02-01',
      '2027-04-30',
      '2027-03-05 2027-03-12 2027-03-19',
    ],
    [
      'the first payday counts when it moved before the anchor, and the last when it moved past the end',
      pattern({
        frequency: 'monthly',
        days: [1],
        anchorOn: '2027-05-03',
        endedOn: '2027-08-01',
        weekend: 'after',
      }),
      '2027-04-01',
      '2027-09-30',
      '2027-05-03 2027-06-01 2027-07-01 2027-08-02',
    ],
    [
      'a payday that moves out of the span is not in it',
      pattern({ anchorOn: '2027-01-01' }),
      '2027-01-01',
      '2027-01-14',
      '',
    ],
  ])('%s', (_what, schedule, from, to, paydays) => {
    expect(paydaysOf(schedule, span(from, to)).join(' ')).toBe(paydays)
  })

  // PAYD-05
  test('a year has 26 biweekly paydays and 53 Fridays', () => {
    expect(paydaysOf(pattern({ anchorOn: '2027-01-08' }), YEAR_2027)).toHaveLength(26)
    const fridays = pattern({ frequency: 'weekly', anchorOn: '2027-01-01', weekend: 'after' })
    expect(paydaysOf(fridays, YEAR_2027)).toHaveLength(53)
  })

  // PAYD-04
  test('are banking days of the span, in order, as many as the frequency brings', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 900 }), (schedule, later) => {
        const from = addDays(schedule.anchorOn, later)
        const to = addDays(from, 120)
        const paydays = paydaysOf(schedule, { from, to })
        expect(paydays.every(isBankingDay)).toBe(true)
        expect(paydays).toEqual([...new Set(paydays)].toSorted())
        expect(paydays.every((on) => on >= from && on <= to)).toBe(true)
        const least = { weekly: 16, biweekly: 8, semimonthly: 6, monthly: 3 }[schedule.frequency]
        expect(paydays.length).toBeGreaterThanOrEqual(least)
      }),
    )
  })

  // PAYD-02
  test('of two spans side by side are those of the whole span', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 1, max: 200 }), (schedule, length) => {
        const { anchorOn } = schedule
        const [middle, to] = [addDays(anchorOn, length), addDays(anchorOn, 300)]
        const whole = paydaysOf(schedule, { from: anchorOn, to })
        const first = paydaysOf(schedule, { from: anchorOn, to: middle })
        expect([...first, ...paydaysOf(schedule, { from: addDays(middle, 1), to })]).toEqual(whole)
      }),
    )
  })
})

const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays(day('2024-01-01'), count))
const schedules = fc
  .record({
    frequency: fc.constantFrom(...PAY_FREQUENCIES),
    anchorOn: days,
    pair: fc.constantFrom([1, 15] as const, [15, 'last'] as const, [7, 22] as const),
    weekend: fc.constantFrom(...PAY_WEEKENDS),
  })
  .map(({ frequency, anchorOn, pair, weekend }): PayPattern => {
    const count = { weekly: 0, biweekly: 0, semimonthly: 2, monthly: 1 }[frequency]
    return { frequency, anchorOn, weekend, days: pair.slice(0, count), endedOn: null }
  })

describe('months with more paydays than usual', () => {
  // PAYD-05
  test.each<[what: string, PayPattern, from: string, to: string, months: string]>([
    [
      'biweekly from November 20, 2026',
      pattern({ anchorOn: '2026-11-20' }),
      '2026-11-20',
      '2028-12-31',
      '2027-01:3 2027-07:3 2027-12:3 2028-06:3 2028-12:3',
    ],
    [
      'the same, moved after holidays',
      pattern({ anchorOn: '2026-11-20', weekend: 'after' }),
      '2026-11-20',
      '2028-12-31',
      '2027-01:3 2027-07:3 2027-12:3 2028-06:3 2028-12:3',
    ],
    [
      'biweekly from January 8, 2027',
      pattern({ anchorOn: '2027-01-08' }),
      '2027-01-01',
      '2027-12-31',
      '2027-04:3 2027-10:3',
    ],
    [
      'Fridays of 2027',
      pattern({ frequency: 'weekly', anchorOn: '2027-01-01' }),
      '2027-01-01',
      '2027-12-31',
      '2027-01:5 2027-04:5 2027-07:5 2027-10:5 2027-12:5',
    ],
    ['the month of the first payday', pattern({ anchorOn: '2027-04-16' }), '2027-04-01', '2027-04-30', ''],
    [
      'semimonthly',
      pattern({ frequency: 'semimonthly', days: [1, 15], anchorOn: '2027-01-01' }),
      '2027-01-01',
      '2027-12-31',
      '',
    ],
  ])('%s', (_what, schedule, from, to, months) => {
    const found = monthsWithExtraPaydays(schedule, span(from, to))
    expect(found.map(({ month, paydays }) => `${month.slice(0, 7)}:${paydays}`).join(' ')).toBe(months)
  })
})

describe('the period of a paycheck', () => {
  const paydays = ['2026-12-11', '2026-11-27', '2026-11-30', '2026-11-27'].map(day)

  // PAYD-06
  test.each([
    ['on a payday', '2026-11-27', span('2026-11-27', '2026-11-29')],
    ['between the paydays of two schedules', '2026-12-01', span('2026-11-30', '2026-12-10')],
    ['on the day before the next payday', '2026-12-10', span('2026-11-30', '2026-12-10')],
    ['before the first payday', '2026-11-26', undefined],
    ['without a payday to come', '2026-12-11', undefined],
  ])('%s', (_what, on, expected) => {
    expect(payPeriodAt(paydays, day(on))).toEqual(expected)
  })

  // PAYD-06
  test('follows the one before without a gap', () => {
    fc.assert(
      fc.property(schedules, schedules, (first, second) => {
        const from = first.anchorOn > second.anchorOn ? first.anchorOn : second.anchorOn
        const both = [first, second].flatMap((each) => paydaysOf(each, { from, to: addDays(from, 150) }))
        const on = addDays(from, 40)
        const period = payPeriodAt(both, on)
        const next = period && payPeriodAt(both, addDays(period.to, 1))
        expect(period && period.from <= on && on <= period.to).toBe(true)
        expect(next?.from).toBe(period && addDays(period.to, 1))
      }),
    )
  })
})

describe("a period's share of a monthly goal", () => {
  // PAYD-06
  test.each([
    ['three of thirty days', 100_00, span('2026-11-20', '2026-11-22'), 10_00],
    ['half of February', 100_01, span('2027-02-01', '2027-02-14'), 50_01],
    ['the other half', 100_01, span('2027-02-15', '2027-02-28'), 50_00],
    ['one of 31 days', 100_00, span('2026-12-01', '2026-12-01'), 3_23],
    ['the last of 31 days', 100_00, span('2026-12-31', '2026-12-31'), 3_23],
    ['the whole month', 466_00, span('2026-12-01', '2026-12-31'), 466_00],
    ['a goal of zero', 0, span('2026-12-01', '2026-12-10'), 0],
  ])('%s', (_what, goal, days_, share) => {
    expect(goalShare(cents(goal), days_)).toBe(share)
  })

  // PAYD-06
  test('is within a cent of goal × days ÷ days of the month, and the shares of a month are the goal', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 2, max: 28 }), { maxLength: 8 })
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 9_999_999_999 }), cuts, (on, goal, firstDays) => {
        const month = day(`${on.slice(0, 8)}01`)
        const length = daysBetween(month, monthEnd(month)) + 1
        const starts = [1, ...firstDays.toSorted((a, b) => a - b)]
        const parts = starts.map((first, at) => {
          const next = starts[at + 1]
          return {
            from: addDays(month, first - 1),
            to: next === undefined ? monthEnd(month) : addDays(month, next - 2),
          }
        })
        const shares = parts.map((part) => goalShare(cents(goal), part))
        expect(sum(shares)).toBe(goal)
        for (const [at, { from, to }] of parts.entries()) {
          const exact = (goal * (daysBetween(from, to) + 1)) / length
          expect(Math.abs((shares[at] ?? ZERO) - exact)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  // PAYD-06
  test('a period of two months has a part in each', () => {
    const parts = monthPartsOf(span('2026-11-27', '2026-12-10'))
    expect(parts).toEqual([span('2026-11-27', '2026-11-30'), span('2026-12-01', '2026-12-10')])
    const shares = parts.map((part) => goalShare(cents(310_00), part))
    expect(shares.reduce(add, ZERO)).toBe(41_33 + 100_00)
    expect(monthPartsOf(span('2026-11-27', '2027-01-02'))).toHaveLength(3)
  })
})

// PAYD-04
test('a day moves to the nearest banking day on its side', () => {
  expect(movedPayday(day('2027-07-05'), 'before')).toBe('2027-07-02')
  expect(movedPayday(day('2027-07-05'), 'after')).toBe('2027-07-06')
  expect(movedPayday(day('2026-11-20'), 'before')).toBe('2026-11-20')
})
