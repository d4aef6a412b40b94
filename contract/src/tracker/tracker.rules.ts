/**
 * The rules of the month (docs/requirements/tracker.md) as pure functions, in cents. The server decides with
 * them; the web app uses the same ones to show results while the customer types.
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
import { expenseCategoryLabel, TRUSTEE_PAYMENT, type ExpenseCategory } from './tracker-categories.ts'

export interface Goal {
  amountCents: Cents
  category: string
}
export interface Item {
  amountCents: Cents
  category: ExpenseCategory | null
}

/** Income total is the sum of the income goals (TRACKER-24). */
export const incomeTotal = (goals: readonly Goal[]): Cents => sum(goals.map((goal) => goal.amountCents))

/** Expense total is the sum of the goals without the trustee payment (TRACKER-24). */
export const expenseTotal = (goals: readonly Goal[]): Cents =>
  sum(goals.filter((goal) => goal.category !== TRUSTEE_PAYMENT).map((goal) => goal.amountCents))

/** Amount paid to the trustee this month: the items of that category. */
export const paidToTrustee = (items: readonly Item[]): Cents =>
  sum(items.filter((item) => item.category === TRUSTEE_PAYMENT).map((item) => item.amountCents))

/** The larger of the configured payment and what was paid (TRACKER-25). */
export const trusteeTotal = (configured: Cents, items: readonly Item[]): Cents =>
  larger(configured, paidToTrustee(items))

/** The unpaid part of the configured payment, at least zero (TRACKER-28). */
export const toPayTrustee = (configured: Cents, items: readonly Item[]): Cents =>
  larger(ZERO, subtract(configured, paidToTrustee(items)))

/**
 * The day of a month on which the trustee payment is due (TRACKER-42); the last day of a month that is too
 * short.
 */
export const trusteeDueOn = (month: CalendarDate, dueDay: number): CalendarDate => {
  const last = monthEnd(month)
  const due = addDays(monthStart(month), dueDay - 1)
  return due > last ? last : due
}

/** Spending of the month without trustee payments, which the trustee total already counts (TRACKER-26). */
export const currentSpend = (items: readonly Item[]): Cents =>
  sum(items.filter((item) => item.category !== TRUSTEE_PAYMENT).map((item) => item.amountCents))

export interface MonthTotals {
  incomeCents: Cents
  trusteeCents: Cents
  paidToTrusteeCents: Cents
  /** Configured payment not yet paid, at least zero (TRACKER-28). */
  toPayTrusteeCents: Cents
  spendCents: Cents
  /** May be negative: the table shows the true value. */
  remainingCents: Cents
}

/** The numbers of Track Your Success: donut and table (TRACKER-27, TRACKER-30, TRACKER-31). */
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

/** Remaining of the wizard's review: income minus (planned expenses plus trustee payment) (TRACKER-29). */
export const reviewRemaining = (plan: {
  incomeCents: Cents
  expenseCents: Cents
  trusteeCents: Cents
}): Cents => subtract(plan.incomeCents, add(plan.expenseCents, plan.trusteeCents))

/** How much income is missing to cover the trustee payment; zero when there is enough (TRACKER-90). */
export const incomeShortfall = (incomeCents: Cents, trusteeCents: Cents): Cents =>
  larger(ZERO, subtract(trusteeCents, incomeCents))

/**
 * By how much goals and a new trustee payment exceed the income; zero when they fit (TRACKER-39). Without
 * planned income nothing can exceed it: the wizard asks for the trustee payment first, and the income entered
 * next must cover it (docs/decisions/0120).
 */
export const trusteeExcess = (plan: {
  incomeCents: Cents
  expenseCents: Cents
  trusteeCents: Cents
}): Cents =>
  plan.incomeCents === 0
    ? ZERO
    : larger(ZERO, subtract(add(plan.expenseCents, plan.trusteeCents), plan.incomeCents))

/**
 * By how much a new goal would exceed the budget; zero when it fits. Existing goals include the trustee
 * payment (TRACKER-100). An edit first subtracts the old amount of that goal. An edit that does not raise the
 * goal always fits, so a customer who is over the budget can lower goals step by step.
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
  /** 0 to 100; the bar is capped. */
  percent: number
}

/** Color and length of a spending bar (TRACKER-108). Without a goal it is red. */
export const progress = (spentCents: Cents, goalCents: Cents): Progress => {
  if (goalCents <= 0) return { color: 'red', percent: spentCents > 0 ? 100 : 0 }
  if (spentCents >= goalCents) return { color: 'red', percent: 100 }
  // Compared in cents, so that 79.999 % is still green and exactly 80 % is yellow.
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
 * Current Spending By Category: the spending by category label, then the spending without a category, then
 * the goals without spending (TRACKER-109, TRACKER-110). The trustee_payment goal is the trustee payment.
 */
export const spendingRows = (goals: readonly Item[], items: readonly Item[]): SpendingRow[] => {
  const spent = sumByCategory(items)
  const planned = sumByCategory(goals)
  const row = (category: ExpenseCategory | null): SpendingRow => {
    const [spentCents, goalCents] = [spent.get(category) ?? ZERO, planned.get(category) ?? ZERO]
    return { category, spentCents, goalCents, ...progress(spentCents, goalCents) }
  }
  const byLabel = (categories: Iterable<ExpenseCategory | null>) =>
    [...categories]
      .filter((category) => category !== null)
      .sort((a, b) => expenseCategoryLabel(a).localeCompare(expenseCategoryLabel(b), 'en'))
      .map(row)
  // An item of zero is not spending.
  const isUntouched = (category: ExpenseCategory | null) => planned.has(category) && !spent.get(category)
  const unspent = [...planned.keys()].filter(isUntouched)
  // A goal without spending is green, even a goal of zero (TRACKER-109).
  const untouched = byLabel(unspent).map((each) => ({ ...each, color: 'green' as const }))
  const touched = [...spent.keys()].filter((category) => !isUntouched(category))
  return [...byLabel(touched), ...(spent.has(null) ? [row(null)] : []), ...untouched]
}

const sumByCategory = (amounts: readonly Item[]) => {
  const sums = new Map<ExpenseCategory | null, Cents>()
  for (const { category, amountCents } of amounts)
    sums.set(category, add(sums.get(category) ?? ZERO, amountCents))
  return sums
}

/**
 * Compares the sum of a split with its original: below is info, above is an error, equal is correct
 * (TRACKER-134).
 */
export const splitState = (original: Cents, parts: readonly Cents[]): 'below' | 'above' | 'equal' => {
  const total = sum(parts)
  return total === original ? 'equal' : total < original ? 'below' : 'above'
}

/**
 * With more than 15 whole days until the next month, show this month's name, else the link to next month's
 * goals (TRACKER-22).
 */
export const NEXT_MONTH_THRESHOLD_DAYS = 15
export const showsNextMonthLink = (today: CalendarDate): boolean =>
  daysBetween(today, addMonths(monthStart(today), 1)) <= NEXT_MONTH_THRESHOLD_DAYS

/** A goal is for next month when its day is in the next calendar month (TRACKER-21). */
export const isForNextMonth = (date: CalendarDate, today: CalendarDate): boolean =>
  monthStart(date) === addMonths(monthStart(today), 1)

/** The month whose goals the customer may plan: this one or the next (TRACKER-15). */
export const isPlannableMonth = (month: CalendarDate, today: CalendarDate): boolean =>
  month === monthStart(today) || (month === monthStart(month) && isForNextMonth(month, today))

/**
 * The months whose goals the server accepts: those that the customer may plan and, on the first day of a
 * month, the previous one, so a wizard that is open at midnight can be finished.
 * (docs/decisions/0134-a-wizard-keeps-its-month.md)
 */
export const takesGoals = (month: CalendarDate, today: CalendarDate): boolean =>
  isPlannableMonth(month, today) || (today === monthStart(today) && month === addMonths(today, -1))

/**
 * True when the customer may enter an expense item on this day, or change its amount and day to it: up to
 * today, because the future is a plan and not spending, and back to the limit of the lists.
 * (docs/decisions/0135-spending-of-earlier-months.md)
 */
export const isOpenForItems = (date: CalendarDate, today: CalendarDate): boolean =>
  date <= today && date >= sevenYearsBefore(today)

export type TrackerStatus = 'not_started' | 'needs_approval' | 'approved'
/** not_started until the first wizard is finished; needs_approval while the month is not approved (TRACKER-05). */
export const trackerStatus = (
  info: { getStartedCompletedAt: string | null; budgetLastApprovedOn: CalendarDate | null },
  today: CalendarDate,
): TrackerStatus => {
  if (!info.getStartedCompletedAt) return 'not_started'
  return !info.budgetLastApprovedOn || info.budgetLastApprovedOn < monthStart(today)
    ? 'needs_approval'
    : 'approved'
}

export type TrackerLanding = 'get-started' | 'monthly-goals' | 'track-success'
/**
 * The page on which the tracker opens: one function, so there is no redirect loop (TRACKER-03, TRACKER-04).
 * It looks at the prefilled month: the month's own goals or those of an earlier month, because every month
 * begins without goals of its own. A trustee payment of zero counts as none (TRACKER-38).
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
