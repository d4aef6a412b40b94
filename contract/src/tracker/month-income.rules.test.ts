import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, day, monthEnd, monthStart } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import {
  monthsWithExtraPaydays,
  PAY_FREQUENCIES,
  PAY_WEEKENDS,
  type PayFrequency,
  paydaysOf,
} from '../paydays/pay-days.rules.ts'
import {
  incomesTakenOver,
  monthIncome,
  needsPayday,
  payPatternOf,
  paydaysInMonth,
} from './month-income.rules.ts'

const pay = (frequency: PayFrequency, next: string, amount = 1200_00) => ({
  amountCents: cents(amount),
  pattern: payPatternOf(frequency, day(next)),
})

describe('the paydays of a month', () => {
  // TRACKER-207
  test.each<[what: string, PayFrequency, next: string, month: string, paydays: string]>([
    ['two paychecks', 'biweekly', '2026-11-20', '2026-11-01', '2026-11-06 2026-11-20'],
    [
      'three, one of them before a holiday',
      'biweekly',
      '2026-11-20',
      '2027-01-01',
      '2026-12-31 2027-01-15 2027-01-29',
    ],
    ['the next payday is after the month', 'biweekly', '2026-12-04', '2026-11-01', '2026-11-06 2026-11-20'],
    ['four Thursdays', 'weekly', '2026-12-03', '2027-02-01', '2027-02-04 2027-02-11 2027-02-18 2027-02-25'],
    [
      'five Mondays, the last one a holiday',
      'weekly',
      '2027-04-05',
      '2027-05-01',
      '2027-05-03 2027-05-10 2027-05-17 2027-05-24 2027-05-28',
    ],
  ])('%s', (_what, frequency, next, month, paydays) => {
    expect(paydaysInMonth(payPatternOf(frequency, day(next)), day(month)).join(' ')).toBe(paydays)
  })

  // TRACKER-207
  test('end with the schedule', () => {
    const pattern = { ...payPatternOf('biweekly', day('2026-11-20')), endedOn: day('2026-12-04') }
    expect(paydaysInMonth(pattern, day('2026-12-01'))).toEqual(['2026-12-04'])
    expect(paydaysInMonth(pattern, day('2027-01-01'))).toEqual([])
  })

  // TRACKER-207
  test('are four or five, two or three, two, and one', () => {
    const counts = { weekly: [4, 5], biweekly: [2, 3], semimonthly: [2], monthly: [1] } as const
    fc.assert(
      fc.property(
        frequencies,
        days,
        weekends,
        fc.integer({ min: -24, max: 24 }),
        (frequency, next, weekend, at) => {
          const month = addMonths(monthStart(next), at)
          const paydays = paydaysInMonth({ ...payPatternOf(frequency, next), weekend }, month)
          expect(counts[frequency]).toContain(paydays.length)
          expect(paydays).toEqual(paydays.toSorted())
        },
      ),
    )
  })

  // TRACKER-207
  test('do not depend on which payday is named', () => {
    fc.assert(
      fc.property(frequencies, days, fc.integer({ min: -40, max: 40 }), (frequency, next, periods) => {
        const month = monthStart(next)
        const other = addDays(next, periods * 14)
        expect(paydaysInMonth(payPatternOf(frequency, other), month)).toEqual(
          paydaysInMonth(payPatternOf(frequency, next), month),
        )
      }),
    )
  })

  // TRACKER-207
  test('are the paydays of a pay schedule, each in one month', () => {
    fc.assert(
      fc.property(counted, days, weekends, (frequency, next, weekend) => {
        const pattern = { ...payPatternOf(frequency, next), weekend }
        const first = addMonths(monthStart(next), 1)
        const months = Array.from({ length: 12 }, (_, at) => addMonths(first, at))
        // A holiday can move a payday over the edge of the year.
        const span = { from: addDays(first, 7), to: addDays(addMonths(first, 12), -8) }
        const paydays = months.flatMap((month) => paydaysInMonth(pattern, month))
        expect(paydays.filter((on) => on >= span.from && on <= span.to)).toEqual(paydaysOf(pattern, span))
      }),
    )
  })

  // TRACKER-207
  test('are more than usual in the months that the paydays page names', () => {
    fc.assert(
      fc.property(counted, days, (frequency, next) => {
        const pattern = payPatternOf(frequency, next)
        const month = addMonths(monthStart(next), 1)
        const [extra] = monthsWithExtraPaydays(pattern, { from: month, to: monthEnd(month) })
        const usual = frequency === 'weekly' ? 4 : 2
        expect(paydaysInMonth(pattern, month)).toHaveLength(extra?.paydays ?? usual)
      }),
    )
  })
})

const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays(day('2024-01-01'), count))
const frequencies = fc.constantFrom(...PAY_FREQUENCIES)
const counted = fc.constantFrom('weekly' as const, 'biweekly' as const)
const weekends = fc.constantFrom(...PAY_WEEKENDS)

// TRACKER-206
test('only weekly and biweekly pay needs a payday', () => {
  expect(PAY_FREQUENCIES.filter(needsPayday)).toEqual(['weekly', 'biweekly'])
})

describe('the income of a month', () => {
  // TRACKER-207
  test.each([
    ['weekly', '2026-12-04', '2027-01-01', 1200_00 * 5],
    ['biweekly', '2026-11-20', '2026-12-01', 1200_00 * 2],
    ['biweekly', '2026-11-20', '2027-01-01', 1200_00 * 3],
    ['semimonthly', '2026-11-30', '2027-01-01', 1200_00 * 2],
    ['monthly', '2026-11-30', '2027-01-01', 1200_00],
  ] as const)('of %s pay, next on %s, in %s is %i cents', (frequency, next, month, income) => {
    expect(monthIncome(pay(frequency, next), day(month))).toBe(income)
  })

  // TRACKER-207
  test('of a year is every paycheck of the year', () => {
    fc.assert(
      fc.property(counted, days, fc.integer({ min: 0, max: 9_999_999_999 }), (frequency, next, amount) => {
        const year = day(`${next.slice(0, 4)}-01-01`)
        const months = Array.from({ length: 12 }, (_, at) => addMonths(year, at))
        const total = months.reduce((sum, month) => sum + monthIncome(pay(frequency, next, amount), month), 0)
        const paychecks = frequency === 'weekly' ? [52, 53] : [26, 27]
        expect(paychecks.map((count) => count * amount)).toContain(total)
      }),
    )
  })
})

describe('the incomes that a month takes over', () => {
  const november = day('2026-11-01')
  const december = day('2026-12-01')
  const january = day('2027-01-01')
  const acme = pay('biweekly', '2026-11-20')
  const diner = pay('monthly', '2026-11-30', 300_00)
  const taken = (incomes: number[], pays = [acme, diner], span = { from: december, to: january }) =>
    incomesTakenOver(incomes.map(cents), pays, span)

  // TRACKER-203
  test.each<[what: string, incomes: number[], expected: number[]]>([
    ['three paychecks instead of two', [2400_00], [3600_00]],
    ['the sum of all pay', [2700_00], [3900_00]],
    ['each pay for itself', [300_00, 2400_00], [300_00, 3600_00]],
    ['an income that is not from the pay', [2400_00, 850_00], [3600_00, 850_00]],
    ['an amount that the customer chose', [2500_00], [2500_00]],
    ['a second income of the same amount', [2400_00, 2400_00], [3600_00, 2400_00]],
    ['no income', [], []],
  ])('%s', (_what, incomes, expected) => {
    expect(taken(incomes)).toEqual(expected)
  })

  // TRACKER-203
  test('go back to two paychecks after a month with three', () => {
    const span = { from: january, to: addMonths(january, 1) }
    expect(taken([3600_00], [acme], span)).toEqual([2400_00])
  })

  // TRACKER-203
  test('stay without pay schedules, and in months with as many paydays', () => {
    expect(taken([2400_00], [])).toEqual([2400_00])
    expect(taken([2400_00], [acme], { from: november, to: december })).toEqual([2400_00])
  })

  // TRACKER-203
  test('are the same within one month', () => {
    const pays = fc.array(
      fc.record({ frequency: frequencies, next: days, amount: fc.integer({ min: 1, max: 500_000 }) }),
      { maxLength: 5 },
    )
    const amounts = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 5 })
    fc.assert(
      fc.property(pays, amounts, days, (given, others, on) => {
        const month = monthStart(on)
        const all = given.map(({ frequency, next, amount }) => pay(frequency, next, amount))
        const incomes = [...all.map((each) => monthIncome(each, month)), ...others.map(cents)]
        expect(incomesTakenOver(incomes, all, { from: month, to: month })).toEqual(incomes)
      }),
    )
  })
})
