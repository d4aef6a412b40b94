/** A month that takes over the goals of an earlier one: what it takes over, and what differs from the month before. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import { incomesTakenOver, type Pay } from '@yoursuccess/contract/tracker/month-income.rules'
import {
  type ExpenseCategory,
  SELECTABLE_EXPENSE_CATEGORIES,
  type SelectableExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { sumOf, toCents } from '../tracker.rules.ts'
import { type Goal, type Goals, savedOnly } from './wizard.rules.ts'

/** The three totals of a month. */
export interface SetUpTotals {
  incomeCents: Cents
  trusteeCents: Cents
  expenseCents: Cents
}

export const setUpTotalsOf = (goals: Goals): SetUpTotals => ({
  incomeCents: sumOf(goals.income_goals),
  trusteeCents: toCents(goals.trustee_payment?.amount),
  expenseCents: sumOf(goals.expense_goals),
})

/** True if the month's goals are its own. The next month then takes over these, and no earlier ones (TRACKER-71). */
export const hasOwnGoals = (goals: Goals): boolean =>
  savedOnly(goals.income_goals).length > 0 && savedOnly(goals.expense_goals).length > 0

/**
 * The incomes with what the pay brings in the month, where they are what it brought in the month before
 * (TRACKER-203). Saved incomes are the customer's own for this month, so they stay.
 */
export const withPayOfMonth = <Income extends Goal>(
  incomes: readonly Income[],
  pays: readonly Pay[],
  months: { from: CalendarDate; to: CalendarDate },
): Income[] => {
  if (savedOnly(incomes).length > 0) return [...incomes]
  const amounts = incomesTakenOver(
    incomes.map(({ amount }) => toCents(amount)),
    pays,
    months,
  )
  return incomes.map((income, at) => ({
    ...income,
    amount: formatAmount(amounts[at] ?? toCents(income.amount)),
  }))
}

/** The goals without those in reserved categories, which no month takes over (TRACKER-98). Saved ones stay. */
export const withoutReserved = <Expense extends Goal & { category: ExpenseCategory }>(
  expenses: readonly Expense[],
): Expense[] => expenses.filter(({ id, category }) => id !== null || isSelectable(category))

/** The prefilled goals as items of the bulk save, each with its description. */
export const expensesToSave = (
  expenses: readonly (Goal & { category: ExpenseCategory; description: string | null })[],
) =>
  expenses.flatMap(({ id, amount, category, description }) =>
    id === null && isSelectable(category) ? [{ id, amount, category, description }] : [],
  )

const isSelectable = (category: ExpenseCategory): category is SelectableExpenseCategory =>
  SELECTABLE_EXPENSE_CATEGORIES.some((known) => known === category)
