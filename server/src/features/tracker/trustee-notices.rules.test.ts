import { addDays, addMonths, type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  duesOfPlans,
  monthsNear,
  nextLookOn,
  noticesDue,
  type TrusteeNotice,
  type TrusteePlan,
} from './trustee-notices.rules.ts'

const planOf = (dueDay: number | null, month = '2026-01-01', amount = 60_000): TrusteePlan => ({
  month: day(month),
  amountCents: cents(amount),
  dueDay,
})
const AUGUST = day('2026-08-01')

// TRACKER-60
test.each([
  { today: '2026-08-07', plans: [planOf(15)], next: '2026-08-08' },
  { today: '2026-08-10', plans: [planOf(15)], next: '2026-08-10' },
  { today: '2026-08-10', plans: [planOf(15)], lookedAt: [AUGUST], next: '2026-08-11' },
  { today: '2026-08-15', plans: [planOf(15)], next: '2026-08-15' },
  { today: '2026-08-15', plans: [planOf(15)], lookedAt: [AUGUST], next: '2026-09-08' },
  { today: '2026-08-16', plans: [planOf(15)], next: '2026-09-08' },
  // A due day early next month.
  { today: '2026-08-10', plans: [planOf(3)], next: '2026-08-27' },
  // A month that is too short.
  { today: '2027-02-01', plans: [planOf(31)], next: '2027-02-21' },
  // Two months at once: today for one of them, tomorrow for the other.
  {
    today: '2026-08-28',
    plans: [planOf(31), planOf(1, '2026-09-01')],
    lookedAt: [AUGUST],
    next: '2026-08-28',
  },
  // A later plan ends the payments, or begins them.
  { today: '2026-08-16', plans: [planOf(15), planOf(15, '2026-09-01', 0)], next: undefined },
  { today: '2026-08-10', plans: [planOf(9, '2026-11-01')], next: '2026-11-02' },
  { today: '2026-08-10', plans: [planOf(null)], next: undefined },
  { today: '2026-08-10', plans: [planOf(15, '2026-01-01', 0)], next: undefined },
  { today: '2026-08-10', plans: [], next: undefined },
])('on $today the next look is on $next', ({ today, plans, lookedAt = [], next }) => {
  expect(nextLookOn(duesOfPlans(plans, day(today)), day(today), new Set(lookedAt))).toBe(next)
})

const plansOf = fc
  .uniqueArray(
    fc.record({
      month: fc.integer({ min: 0, max: 5 }),
      amountCents: fc.constantFrom(cents(0), cents(60_000)),
      dueDay: fc.option(fc.integer({ min: 1, max: 31 })),
    }),
    { selector: ({ month }) => month, maxLength: 4 },
  )
  .map((plans) =>
    plans
      .toSorted((a, b) => a.month - b.month)
      .map((plan) => ({ ...plan, month: addMonths(day('2026-10-01'), plan.month) })),
  )

// TRACKER-60
test('a look is on the first day on which a payment is near, whatever the plans', () => {
  fc.assert(
    fc.property(plansOf, fc.integer({ min: 0, max: 200 }), (plans, passed) => {
      const today = addDays(day('2026-10-01'), passed)
      const days = Array.from({ length: 300 }, (_, at) => addDays(today, at))
      const near = (each: CalendarDate) => monthsNear(duesOfPlans(plans, each), each)
      const dues = duesOfPlans(plans, today)
      expect(nextLookOn(dues, today, new Set())).toBe(days.find((each) => near(each).length > 0))
      const afterwards = days.slice(1).find((each) => near(each).length > 0)
      expect(nextLookOn(dues, today, new Set(near(today)))).toBe(afterwards)
    }),
  )
})

const setOf = (...notices: TrusteeNotice[]) => new Set(notices)
// TRACKER-57
test.each<{
  today: string
  unpaid?: number
  available?: number | null
  sent?: Set<TrusteeNotice>
  notices: TrusteeNotice[]
}>([
  { today: '2026-08-07', notices: [] },
  { today: '2026-08-08', notices: ['week'] },
  { today: '2026-08-08', sent: setOf('week'), notices: [] },
  { today: '2026-08-12', notices: ['week'] },
  { today: '2026-08-12', sent: setOf('week'), notices: [] },
  { today: '2026-08-13', sent: setOf('week'), notices: ['two_days'] },
  { today: '2026-08-13', sent: setOf('week', 'two_days'), notices: [] },
  // After downtime: one notice, not two.
  { today: '2026-08-14', notices: ['two_days'] },
  { today: '2026-08-15', notices: ['two_days'] },
  { today: '2026-08-16', notices: [] },
  // The clock was set back.
  { today: '2026-08-09', sent: setOf('two_days'), notices: [] },
  { today: '2026-08-08', unpaid: 0, available: 0, notices: [] },
  { today: '2026-08-08', available: 59_999, notices: ['week', 'shortage'] },
  { today: '2026-08-08', available: -500, sent: setOf('week'), notices: ['shortage'] },
  { today: '2026-08-10', available: 59_999, sent: setOf('week', 'shortage'), notices: [] },
  { today: '2026-08-08', available: 60_000, notices: ['week'] },
  { today: '2026-08-08', available: null, notices: ['week'] },
  { today: '2026-08-07', available: 0, notices: [] },
  { today: '2026-08-16', available: 0, notices: [] },
])(
  'due on the 15th: on $today with $unpaid unpaid and $available available, sends $notices',
  ({ today, unpaid = 60_000, available = 100_000, sent = setOf(), notices }) => {
    const availableCents = available === null ? undefined : cents(available)
    expect(
      noticesDue({
        today: day(today),
        dueOn: day('2026-08-15'),
        unpaidCents: cents(unpaid),
        availableCents,
        reported: sent,
      }),
    ).toEqual(notices)
  },
)
