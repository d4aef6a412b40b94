/**
 * The rules of the month (docs/requirements/tracker.md), pure, in cents. The server decides with them; the web shows
 * with the same ones while the customer types.
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

/** What was paid to the trustee this month: the items of that category. */
export const paidToTrustee = (items: readonly Item[]): Cents =>
  sum(items.filter((item) => item.category === TRUSTEE_PAYMENT).map((item) => item.amountCents))

/** The larger of the configured payment and what was paid (TRACKER-25). */
export const trusteeTotal = (configured: Cents, items: readonly Item[]): Cents =>
  larger(configured, paidToTrustee(items))

/** What is still to pay of the configured payment, at least zero (TRACKER-28). */
export const toPayTrustee = (configured: Cents, items: readonly Item[]): Cents =>
  larger(ZERO, subtract(configured, paidToTrustee(items)))

/** The day of a month by which the trustee wants the money (TRACKER-42); a month that is too short takes its last day. */
export const trusteeDueOn = (month: CalendarDate, dueDay: number): CalendarDate => {
  const last = monthEnd(month)
  const due = addDays(monthStart(month), dueDay - 1)
  return due > last ? last : due
}

/** Spend of the month without the trustee's money, which the trustee total already counts (TRACKER-26). */
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
 * By how much goals and a new trustee payment exceed the income; zero when they fit (TRACKER-39). Before any
 * income is planned there is nothing to exceed: the wizard asks for the trustee payment first, and the income that
 * follows must cover it (docs/decisions/0120).
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
 * By how much a new goal would go over the budget; zero when it fits. Existing goals include the trustee payment
 * (TRACKER-100); an edit takes the old amount of that goal out first, and one that does not raise it always
 * fits, so that whoever is over the budget can step back towards it.
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
  /** Null is what has no category yet. */
  category: ExpenseCategory | null
  spentCents: Cents
  goalCents: Cents
}

/**
 * Current Spending By Category: what was spent, by label of the category, then what has no category, then the goals
 * that nothing was spent on (TRACKER-109, TRACKER-110). The goal of trustee_payment is the trustee payment.
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
  // An item of zero is no spending.
  const isUntouched = (category: ExpenseCategory | null) => planned.has(category) && !spent.get(category)
  const unspent = [...planned.keys()].filter(isUntouched)
  // A goal that nothing was spent on is green, also one of zero (TRACKER-109).
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

/** Sum of a split against its original: below is info, above is an error, equal is right (TRACKER-134). */
export const splitState = (original: Cents, parts: readonly Cents[]): 'below' | 'above' | 'equal' => {
  const total = sum(parts)
  return total === original ? 'equal' : total < original ? 'below' : 'above'
}

/** More than 15 whole days to the next month show this month's name, else the link to its goals (TRACKER-22). */
export const NEXT_MONTH_THRESHOLD_DAYS = 15
export const showsNextMonthLink = (today: CalendarDate): boolean =>
  daysBetween(today, addMonths(monthStart(today), 1)) <= NEXT_MONTH_THRESHOLD_DAYS

/** A goal is for next month when its day falls in the next calendar month (TRACKER-21). */
export const isForNextMonth = (date: CalendarDate, today: CalendarDate): boolean =>
  monthStart(date) === addMonths(monthStart(today), 1)

/** The month whose goals may be planned: this one or the next (TRACKER-15). */
export const isPlannableMonth = (month: CalendarDate, today: CalendarDate): boolean =>
  month === monthStart(today) || (month === monthStart(month) && isForNextMonth(month, today))

/**
 * The months whose goals the server takes: those that may be planned and, on the first day of a month, the one before
 * it, so that a wizard which is open at midnight can be finished. (docs/decisions/0134-a-wizard-keeps-its-month.md)
 */
export const takesGoals = (month: CalendarDate, today: CalendarDate): boolean =>
  isPlannableMonth(month, today) || (today === monthStart(today) && month === addMonths(today, -1))

/**
 * True when an expense item may be entered, or its amount and day changed, on this day: up to today, as what is to come
 * is a plan and not spending, and back to where the lists end. (docs/decisions/0135-spending-of-earlier-months.md)
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
 * Where the tracker opens: one function, so that there is no loop (TRACKER-03, TRACKER-04). What the customer has is what
 * the prefilled month shows: its own goals or those of an earlier month, since every month begins without goals of
 * its own. A trustee payment of zero counts as none (TRACKER-38).
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
