/**
 * The tracker's rules (docs/requirements/tracker.md) as pure functions, with amounts in cents. The server
 * decides with them; the web app uses them to show results while the customer types.
 */
import {
  addDays,
  addMonths,
  daysBetween,
  monthEnd,
  monthStart,
  sevenYearsBefore,
  type CalendarDate,
} from '../core/calendar-date.ts'
import { add, larger, subtract, sum, ZERO, type Cents } from '../core/money.ts'
import { TRUSTEE_PAYMENT, type ExpenseCategory } from './tracker-categories.ts'

export interface Goal {
  amountCents: Cents
  category: string
}
export interface Item {
  amountCents: Cents
  category: ExpenseCategory | null
}

/** The sum of the income goals, in cents (TRACKER-24). */
export const incomeTotal = (goals: readonly Goal[]): Cents => sum(goals.map((goal) => goal.amountCents))

/** The sum of the expense goals without the trustee payment, in cents (TRACKER-24). */
export const expenseTotal = (goals: readonly Goal[]): Cents =>
  sum(goals.filter((goal) => goal.category !== TRUSTEE_PAYMENT).map((goal) => goal.amountCents))

/** The sum of the items in the category `trustee_payment`, in cents. */
export const paidToTrustee = (items: readonly Item[]): Cents =>
  sum(items.filter((item) => item.category === TRUSTEE_PAYMENT).map((item) => item.amountCents))

/** The planned trustee payment or the amount paid to the trustee, whichever is larger (TRACKER-25). */
export const trusteeTotal = (configured: Cents, items: readonly Item[]): Cents =>
  larger(configured, paidToTrustee(items))

/** The unpaid part of the planned trustee payment, at least zero (TRACKER-28). */
export const toPayTrustee = (configured: Cents, items: readonly Item[]): Cents =>
  larger(ZERO, subtract(configured, paidToTrustee(items)))

/** The day on which the trustee payment is due: in a shorter month, that month's last day (TRACKER-42). */
export const trusteeDueOn = (month: CalendarDate, dueDay: number): CalendarDate => {
  const last = monthEnd(month)
  const due = addDays(monthStart(month), dueDay - 1)
  return due > last ? last : due
}

/** The sum of the items without trustee payments, which `trusteeTotal` counts (TRACKER-26). */
export const currentSpend = (items: readonly Item[]): Cents =>
  sum(items.filter((item) => item.category !== TRUSTEE_PAYMENT).map((item) => item.amountCents))

export interface MonthTotals {
  incomeCents: Cents
  trusteeCents: Cents
  paidToTrusteeCents: Cents
  /** The unpaid part of the planned trustee payment, at least zero (TRACKER-28). */
  toPayTrusteeCents: Cents
  spendCents: Cents
  /** May be negative. The table shows negative values too. */
  remainingCents: Cents
}

/** The numbers in the chart and the table of Track Your Success (TRACKER-27, TRACKER-30, TRACKER-31). */
export const monthTotals = (month: {
  incomeGoals: readonly Goal[]
  trusteePaymentCents: Cents
  items: readonly Item[]
}): MonthTotals => {
  const incomeCents = incomeTotal(month.incomeGoals)
  const trusteeCents = trusteeTotal(month.trusteePaymentCents, month.items)
  const paidToTrusteeCents = paidToTrustee(month.items)
  const spendCents = currentSpend(month.items)
  return {
    incomeCents,
    trusteeCents,
    paidToTrusteeCents,
    toPayTrusteeCents: toPayTrustee(month.trusteePaymentCents, month.items),
    spendCents,
    remainingCents: subtract(incomeCents, add(spendCents, trusteeCents)),
  }
}

/**
 * What remains on the wizard's review page: income minus planned expenses and trustee payment (TRACKER-29).
 */
export const reviewRemaining = (plan: { incomeCents: Cents; expenseCents: Cents; trusteeCents: Cents }) =>
  subtract(plan.incomeCents, add(plan.expenseCents, plan.trusteeCents))

/** How much income is missing to cover the trustee payment; zero if there is enough (TRACKER-90). */
export const incomeShortfall = (incomeCents: Cents, trusteeCents: Cents): Cents =>
  larger(ZERO, subtract(trusteeCents, incomeCents))

/**
 * By how much the expense goals and a new trustee payment exceed the income; zero if they fit (TRACKER-39).
 * Without any income the result is zero, because the wizard asks for the trustee payment first. The income
 * entered next must cover it (docs/decisions/0120).
 */
export const trusteeExcess = (plan: { incomeCents: Cents; expenseCents: Cents; trusteeCents: Cents }) =>
  plan.incomeCents === 0
    ? ZERO
    : larger(ZERO, subtract(add(plan.expenseCents, plan.trusteeCents), plan.incomeCents))

/**
 * By how much a new or edited goal would exceed the budget; zero if it fits (TRACKER-100).
 * `existingGoalsCents` includes the trustee payment. For an edit, `replacedAmountCents` is the old amount of
 * the goal. An edit that does not raise the goal always fits, so a customer who is over the budget can lower
 * goals one by one.
 */
export const overBudget = (plan: {
  incomeCents: Cents
  existingGoalsCents: Cents
  newAmountCents: Cents
  replacedAmountCents?: Cents
}): Cents => {
  const replaced = plan.replacedAmountCents ?? ZERO
  if (plan.newAmountCents <= replaced) return ZERO
  const existing = subtract(plan.existingGoalsCents, replaced)
  return larger(ZERO, subtract(plan.newAmountCents, subtract(plan.incomeCents, existing)))
}

export type ProgressColor = 'green' | 'yellow' | 'red'
export interface Progress {
  color: ProgressColor
  /** 0 to 100. More than the goal is also 100. */
  percent: number
}

/** Color and length of a spending bar (TRACKER-108). Without a goal, the bar is red. */
export const progress = (spentCents: Cents, goalCents: Cents): Progress => {
  if (goalCents <= 0) return { color: 'red', percent: spentCents > 0 ? 100 : 0 }
  if (spentCents >= goalCents) return { color: 'red', percent: 100 }
  // Compares cents, not rounded percentages: 79.999 % is still green, and exactly 80 % is yellow.
  const color = spentCents * 100 >= goalCents * 80 ? 'yellow' : 'green'
  return { color, percent: Math.floor((Math.max(0, spentCents) * 100) / goalCents) }
}

export interface SpendingRow extends Progress {
  /** Null for spending without a category. */
  category: ExpenseCategory | null
  spentCents: Cents
  goalCents: Cents
}

/**
 * Rows of "Current Spending By Category": first spending in the order of the shown names, then spending without
 * a category, then goals without spending (TRACKER-109, TRACKER-110). `goals` includes the trustee payment.
 */
export const spendingRows = (
  goals: readonly Item[],
  items: readonly Item[],
  byName: (a: ExpenseCategory, b: ExpenseCategory) => number,
): SpendingRow[] => {
  const spent = sumByCategory(items)
  const planned = sumByCategory(goals)
  const row = (category: ExpenseCategory | null): SpendingRow => {
    const [spentCents, goalCents] = [spent.get(category) ?? ZERO, planned.get(category) ?? ZERO]
    return { category, spentCents, goalCents, ...progress(spentCents, goalCents) }
  }
  const inOrder = (categories: Iterable<ExpenseCategory | null>) =>
    [...categories]
      .filter((category) => category !== null)
      .sort(byName)
      .map(row)
  // Items with an amount of zero do not count as spending.
  const isUntouched = (category: ExpenseCategory | null) => planned.has(category) && !spent.get(category)
  const unspent = [...planned.keys()].filter(isUntouched)
  // A goal without spending is green, even a goal of zero (TRACKER-109).
  const untouched = inOrder(unspent).map((each) => ({ ...each, color: 'green' as const }))
  const touched = [...spent.keys()].filter((category) => !isUntouched(category))
  return [...inOrder(touched), ...(spent.has(null) ? [row(null)] : []), ...untouched]
}

const sumByCategory = (amounts: readonly Item[]) => {
  const sums = new Map<ExpenseCategory | null, Cents>()
  for (const { category, amountCents } of amounts)
    sums.set(category, add(sums.get(category) ?? ZERO, amountCents))
  return sums
}

/**
 * Compares the sum of the parts with the original amount. The page shows "below" as information and "above"
 * as an error (TRACKER-134).
 */
export const splitState = (original: Cents, parts: readonly Cents[]): 'below' | 'above' | 'equal' => {
  const total = sum(parts)
  return total === original ? 'equal' : total < original ? 'below' : 'above'
}

/**
 * In the last 15 days of a month, the tracker shows the link to next month's goals; before, it shows the name
 * of this month (TRACKER-22).
 */
export const NEXT_MONTH_THRESHOLD_DAYS = 15
export const showsNextMonthLink = (today: CalendarDate): boolean =>
  daysBetween(today, addMonths(monthStart(today), 1)) <= NEXT_MONTH_THRESHOLD_DAYS

/** True if the date is in the calendar month after today's (TRACKER-21). */
export const isForNextMonth = (date: CalendarDate, today: CalendarDate): boolean =>
  monthStart(date) === addMonths(monthStart(today), 1)

/** True if the customer may plan goals of this month: the current month or the next one (TRACKER-15). */
export const isPlannableMonth = (month: CalendarDate, today: CalendarDate): boolean =>
  month === monthStart(today) || (month === monthStart(month) && isForNextMonth(month, today))

/**
 * True if the server accepts goals of this month. Besides months that can be planned, it accepts the previous
 * month on the first day of a month, so that a wizard that was open at midnight can be finished
 * (docs/decisions/0134-a-wizard-keeps-its-month.md).
 */
export const takesGoals = (month: CalendarDate, today: CalendarDate): boolean =>
  isPlannableMonth(month, today) || (today === monthStart(today) && month === addMonths(today, -1))

/**
 * True if an expense item may have this date: today or earlier, because goals plan the future, and at most
 * seven years ago, as in lists (docs/decisions/0135-spending-of-earlier-months.md).
 */
export const isOpenForItems = (date: CalendarDate, today: CalendarDate): boolean =>
  date <= today && date >= sevenYearsBefore(today)

export type TrackerStatus = 'not_started' | 'needs_approval' | 'approved'
/**
 * `not_started` until the first wizard is finished, `needs_approval` until this month is approved
 * (TRACKER-05).
 */
export const trackerStatus = (
  info: { getStartedCompletedAt: string | null; budgetLastApprovedOn: CalendarDate | null },
  today: CalendarDate,
): TrackerStatus => {
  if (!info.getStartedCompletedAt) return 'not_started'
  return !info.budgetLastApprovedOn || info.budgetLastApprovedOn < monthStart(today)
    ? 'needs_approval'
    : 'approved'
}

/** In the last week of a month, the home page has the way to the goals of the next one (TRACKER-205). */
export const HOME_OFFER_DAYS = 7
/**
 * The month whose goals wait for approval, which the home page leads to: this month, or in its last week the next one.
 * Undefined if there is none, or before the first wizard is finished. `approvedOn` is the day of the last approval.
 */
export const monthToApprove = (
  status: TrackerStatus,
  approvedOn: CalendarDate | null,
  today: CalendarDate,
): CalendarDate | undefined => {
  if (status === 'not_started') return undefined
  if (status === 'needs_approval') return monthStart(today)
  const next = addMonths(monthStart(today), 1)
  const isSoon = daysBetween(today, next) <= HOME_OFFER_DAYS
  return isSoon && (approvedOn === null || approvedOn < next) ? next : undefined
}

export type TrackerLanding = 'get-started' | 'monthly-goals' | 'track-success'
/**
 * The page on which the tracker opens. Only this function decides it, so that pages cannot redirect in a loop
 * (TRACKER-03, TRACKER-04). Callers pass the prefilled month, which uses an earlier month's goals where this
 * month has none, because every month begins without goals. A trustee payment of zero counts as none
 * (TRACKER-38).
 */
export const trackerLanding = (state: {
  status: TrackerStatus
  hasIncomeGoals: boolean
  hasExpenseGoals: boolean
  hasTrusteePayment: boolean
}): TrackerLanding => {
  const hasAll = state.hasIncomeGoals && state.hasExpenseGoals && state.hasTrusteePayment
  if (state.status === 'not_started' || !hasAll) return 'get-started'
  return state.status === 'needs_approval' ? 'monthly-goals' : 'track-success'
}
