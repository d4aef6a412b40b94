import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import type { PayPattern } from '@yoursuccess/contract/paydays/pay-days.rules'
import { describe, expect, test } from 'vitest'
import type { MatchedPayday } from './match-paydays.rules.ts'
import { leftOf, periodOf, spendingByCategory } from './paycheck.rules.ts'

const span = (from: string, to: string) => ({ from: day(from), to: day(to) })
const pattern = (anchorOn: string, change: Partial<PayPattern> = {}): PayPattern => ({
  frequency: 'biweekly',
  anchorOn: day(anchorOn),
  days: [],
  weekend: 'before',
  endedOn: null,
  ...change,
})
const payday = (on: string, arrivedOn?: string): MatchedPayday => ({
  scheduleId: 1,
  on: day(on),
  isLate: false,
  received: arrivedOn ? { transactionId: 1, on: day(arrivedOn), amountCents: cents(1) } : undefined,
})

describe('the period of a paycheck', () => {
  const november = [payday('2026-11-06'), payday('2026-11-20'), payday('2026-12-04')]

  // PAYD-06
  test.each<[what: string, on: string, MatchedPayday[], ReturnType<typeof span> | undefined]>([
    ['lasts from payday to payday', '2026-11-25', november, span('2026-11-20', '2026-12-03')],
    [
      'begins when early pay arrives',
      '2026-11-18',
      [payday('2026-11-06'), payday('2026-11-20', '2026-11-18'), payday('2026-12-04')],
      span('2026-11-18', '2026-12-03'),
    ],
    [
      'lasts until late pay arrives',
      '2026-11-21',
      [payday('2026-11-06'), payday('2026-11-20', '2026-11-24'), payday('2026-12-04')],
      span('2026-11-06', '2026-11-23'),
    ],
  ])('%s', (_what, on, paydays, expected) => {
    expect(periodOf([pattern('2026-11-06')], paydays, day(on))).toEqual(expected)
  })

  // PAYD-06
  test.each<[what: string, PayPattern, ReturnType<typeof span> | undefined]>([
    ['weekly pay', pattern('2026-11-27', { frequency: 'weekly' }), span('2026-11-20', '2026-11-26')],
    ['biweekly pay', pattern('2026-12-04'), span('2026-11-20', '2026-12-03')],
    [
      'semimonthly pay',
      pattern('2026-11-30', { frequency: 'semimonthly', days: [15, 'last'] }),
      span('2026-11-13', '2026-11-29'),
    ],
    [
      'monthly pay',
      pattern('2026-12-01', { frequency: 'monthly', days: [1] }),
      span('2026-10-30', '2026-11-30'),
    ],
    ['pay that begins much later', pattern('2027-03-05'), undefined],
  ])(
    'before the first payday begins where the one before would have been: %s',
    (_what, schedule, expected) => {
      const next = { ...schedule, endedOn: null }
      const paydays = schedule.anchorOn > '2027-01-01' ? [] : [payday(schedule.anchorOn)]
      expect(periodOf([next], paydays, day('2026-11-25'))).toEqual(expected)
    },
  )
})

// PAYD-06
test("spending is beside the period's shares of the goals of each month", () => {
  const goals = [
    { month: day('2026-11-01'), category: 'housing', amountCents: cents(300_00) },
    { month: day('2026-11-01'), category: 'utilities', amountCents: cents(30_00) },
    { month: day('2026-12-01'), category: 'housing', amountCents: cents(310_00) },
  ] as const
  const spent = [
    { category: 'utilities', amountCents: cents(12_34) },
    { category: null, amountCents: cents(5_00) },
  ] as const
  expect(spendingByCategory<string | null>(span('2026-11-20', '2026-12-03'), goals, spent)).toEqual([
    { category: 'housing', spentCents: 0, goalCents: 110_00 + 30_00 },
    { category: 'utilities', spentCents: 12_34, goalCents: 11_00 },
    { category: null, spentCents: 5_00, goalCents: 0 },
  ])
})

describe('what is left', () => {
  const period = span('2026-11-20', '2026-12-03')
  const amounts = { cameIn: 1000_00, setAside: 0, spent: 0, trusteeDue: 0 }

  // PAYD-06
  test.each<
    [what: string, Partial<typeof amounts>, today: string, left: number, days: number, perDay?: number]
  >([
    ['on the payday', {}, '2026-11-20', 1000_00, 14, 71_42],
    ['on the last day', {}, '2026-12-03', 1000_00, 1, 1000_00],
    ['after the period', {}, '2026-12-04', 1000_00, 0],
    ['before the period', {}, '2026-11-10', 1000_00, 14, 71_42],
    ['after spending', { spent: 300_00 }, '2026-11-27', 700_00, 7, 100_00],
    ['with the trustee payment due', { trusteeDue: 466_00 }, '2026-12-03', 534_00, 1, 534_00],
    [
      'with the trustee payment set aside',
      { trusteeDue: 466_00, setAside: 466_00 },
      '2026-12-03',
      534_00,
      1,
      534_00,
    ],
    [
      'with a part of it set aside',
      { trusteeDue: 466_00, setAside: 200_00 },
      '2026-12-03',
      534_00,
      1,
      534_00,
    ],
    ['with more set aside than is due', { trusteeDue: 0, setAside: 200_00 }, '2026-12-03', 800_00, 1, 800_00],
    ['after more was spent than came in', { spent: 1100_00 }, '2026-11-27', -100_00, 7, 0],
  ])('%s', (_what, change, today, left, days, perDay) => {
    const { cameIn, setAside, spent, trusteeDue } = { ...amounts, ...change }
    const found = leftOf(
      period,
      {
        cameInCents: cents(cameIn),
        setAsideCents: cents(setAside),
        spentCents: cents(spent),
        trusteeDueCents: cents(trusteeDue),
      },
      day(today),
    )
    expect(found).toEqual({ leftCents: left, daysLeft: days, perDayCents: perDay })
  })
})
