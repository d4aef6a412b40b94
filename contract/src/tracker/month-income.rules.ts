/**
 * What an income brings in a month, from how much is paid, how often, and a payday (TRACKER-207, TRACKER-203). The
 * paydays are those of pay schedules, so that the goals of a month and its paydays never differ.
 */
import { addDays, type CalendarDate, daysBetween, monthStart } from '../core/calendar-date.ts'
import { type Cents, cents, sum } from '../core/money.ts'
import {
  type PayDayOfMonth,
  type PayFrequency,
  type PayPattern,
  paydaysOfMonth,
} from '../paydays/pay-days.rules.ts'

/** Pay of the same amount on each payday. */
export interface Pay {
  /** What one payday brings, in cents. */
  amountCents: Cents
  pattern: PayPattern
}

/** Weekly and biweekly paydays both repeat after two weeks, so a payday moved by two weeks is on the same schedule. */
const TWO_WEEKS = 14
/** The days of pay twice a month and once a month are examples: only their number decides what a month brings. */
const DAYS: Readonly<Record<PayFrequency, readonly PayDayOfMonth[]>> = {
  weekly: [],
  biweekly: [],
  semimonthly: [15, 'last'],
  monthly: ['last'],
}

/** True if a month can have one more payday than another, so that a payday must be known: weekly and biweekly pay. */
export const needsPayday = (frequency: PayFrequency): boolean => DAYS[frequency].length === 0

/** The pattern of a form that asks how often and for the next payday. Pay moves before weekends and holidays. */
export const payPatternOf = (frequency: PayFrequency, next: CalendarDate): PayPattern => ({
  frequency,
  anchorOn: next,
  days: DAYS[frequency],
  weekend: 'before',
  endedOn: null,
})

/**
 * The paydays of a month, as the days on which they arrive. Those before the first known payday count, too: the
 * customer names the next payday, and the month began before it. A payday on a weekend or a holiday counts in the
 * month for which it is scheduled.
 */
export const paydaysInMonth = (pattern: PayPattern, month: CalendarDate): CalendarDate[] => {
  const late = Math.max(0, daysBetween(monthStart(month), pattern.anchorOn))
  const anchorOn = addDays(pattern.anchorOn, -TWO_WEEKS * Math.ceil(late / TWO_WEEKS))
  return paydaysOfMonth({ ...pattern, anchorOn }, month)
}

/** What the pay brings in a month, in cents: three paychecks in a month with three paydays. */
export const monthIncome = ({ amountCents, pattern }: Pay, month: CalendarDate): Cents =>
  cents(amountCents * paydaysInMonth(pattern, month).length)

/**
 * The incomes of a month that takes over those of an earlier one (TRACKER-203). An income that is what one pay brought
 * in the earlier month, or all pays together, is what they bring in the new month. Any other income stays, because
 * nothing says what it depends on. Each pay explains one income at most.
 */
export const incomesTakenOver = (
  incomes: readonly Cents[],
  pays: readonly Pay[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Cents[] => {
  let unused = [...pays]
  return incomes.map((income) => {
    const groups = [...unused.map((pay) => [pay]), unused].filter((group) => group.length > 0)
    const found = groups.find((group) => incomeOfAll(group, from) === income)
    if (!found) return income
    unused = unused.filter((pay) => !found.includes(pay))
    return incomeOfAll(found, to)
  })
}

const incomeOfAll = (pays: readonly Pay[], month: CalendarDate): Cents =>
  sum(pays.map((pay) => monthIncome(pay, month)))
