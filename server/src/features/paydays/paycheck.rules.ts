/** What is left of a paycheck (PAYD-06). */
import { addDays, type CalendarDate, daysBetween, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, cents, larger, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import {
  type DaySpan,
  goalShare,
  monthPartsOf,
  type PayPattern,
  paydaysOf,
  payPeriodAt,
} from '@yoursuccess/contract/paydays/pay-days.rules'
import { MAX_PERIOD_DAYS, type MatchedPayday } from './match-paydays.rules.ts'

/** The days whose paydays may begin the period of a day, or the next one. */
export const daysAround = (on: CalendarDate): DaySpan => ({
  from: addDays(on, -MAX_PERIOD_DAYS),
  to: addDays(on, MAX_PERIOD_DAYS),
})

/**
 * The period of a day. Pay that has arrived begins it on that day, other pay on the expected day. Before a
 * schedule's first payday, the period begins where the payday before it would have been, so that a customer
 * who enters the next payday has a period at once.
 */
export const periodOf = (
  schedules: readonly PayPattern[],
  paydays: readonly MatchedPayday[],
  on: CalendarDate,
): DaySpan | undefined => {
  const known = paydays.map(({ on: expected, received }) => received?.on ?? expected)
  const period = payPeriodAt(known, on)
  if (period) return period
  const earlier = schedules.flatMap((schedule) => paydaysOf(begunEarlier(schedule), daysAround(on)))
  return payPeriodAt([...known, ...earlier], on)
}

/** Days to go back for one payday more, at least. */
const DAYS_EARLIER = { weekly: 7, biweekly: 14, semimonthly: 17, monthly: 31 } as const
const begunEarlier = (schedule: PayPattern): PayPattern => ({
  ...schedule,
  anchorOn: addDays(schedule.anchorOn, -DAYS_EARLIER[schedule.frequency]),
})

interface CategoryAmount<Category> {
  category: Category
  amountCents: Cents
}

/**
 * Spending beside the period's shares of the goals, by category, in the order of the goals. `goals` are those
 * of each month that the period touches.
 */
export const spendingByCategory = <Category>(
  period: DaySpan,
  goals: readonly (CategoryAmount<Category> & { month: CalendarDate })[],
  spent: readonly CategoryAmount<Category>[],
) => {
  const shares = monthPartsOf(period).flatMap((part) =>
    goals
      .filter(({ month }) => month === monthStart(part.from))
      .map(({ category, amountCents }) => ({ category, amountCents: goalShare(amountCents, part) })),
  )
  const categories = new Set([...shares, ...spent].map(({ category }) => category))
  const totalOf = (amounts: readonly CategoryAmount<Category>[], wanted: Category) =>
    sum(amounts.filter(({ category }) => category === wanted).map(({ amountCents }) => amountCents))
  return [...categories].map((category) => ({
    category,
    spentCents: totalOf(spent, category),
    goalCents: totalOf(shares, category),
  }))
}

/**
 * What came in, without what was set aside, spent and is still due to the trustee. Money set aside is for the
 * trustee, so it covers what is due first. Per day: rounded down to the cent, at least zero; undefined once
 * the period has ended.
 */
export const leftOf = (
  { from, to }: DaySpan,
  amounts: { cameInCents: Cents; setAsideCents: Cents; spentCents: Cents; trusteeDueCents: Cents },
  today: CalendarDate,
) => {
  const { cameInCents, setAsideCents, spentCents, trusteeDueCents } = amounts
  const uncovered = larger(ZERO, subtract(trusteeDueCents, setAsideCents))
  const leftCents = subtract(cameInCents, sum([setAsideCents, spentCents, uncovered]))
  const daysLeft = Math.max(0, daysBetween(today > from ? today : from, to) + 1)
  const perDayCents = daysLeft === 0 ? undefined : cents(Math.max(0, Math.floor(leftCents / daysLeft)))
  return { leftCents, daysLeft, perDayCents }
}
