/** The rows of the two goal forms, income and expenses: what the forms share, and how they differ. */
import {
  expenseCategoryInput,
  goalAmountInput,
  incomeAmountInput,
  incomeCategoryInput,
} from '@yoursuccess/contract/tracker/tracker-fields'
import {
  type ExpenseCategory,
  INCOME_CATEGORIES,
  type IncomeCategory,
  SELECTABLE_EXPENSE_CATEGORIES,
  type SelectableExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import * as z from 'zod'
import { t } from '../../../i18n/translate.ts'
import { expenseChoices, incomeChoices } from '../category-names.ts'
import type { RowPay } from '../income/row-pay.rules.ts'
import { copy } from '../tracker.messages.ts'

export interface GoalRow {
  /** Stays the same while the row is on the screen. */
  key: string
  /** Null until it is saved. */
  id: number | null
  amount: string
  category: string
  /** Income only: distinguishes two incomes of the same type. */
  name: string
  /** Income only: how it is paid, if that is more often than once a month. `amount` is what follows for the month. */
  pay?: RowPay | undefined
}

const rowsSchema = (amount: z.ZodType, category: z.ZodType) =>
  z.object({
    rows: z
      .array(z.object({ amount, category, name: z.string() }))
      .min(1)
      .superRefine((rows, { addIssue }) => {
        const sources = rows.map(sourceOf)
        for (const [at, source] of sources.entries())
          if (sources.indexOf(source) < at)
            addIssue({ code: 'custom', path: [at, 'name'], message: t(copy.sameSource) })
      }),
  })

const sourceOf = ({ category, name }: { category?: unknown; name: string }) =>
  `${String(category)} ${name.trim().toLowerCase()}`

export const GOAL_KINDS = {
  income: {
    schema: rowsSchema(incomeAmountInput, incomeCategoryInput),
    categories: INCOME_CATEGORIES,
    /** The rows of a first visit (TRACKER-70). */
    defaults: INCOME_CATEGORIES.slice(0, 3),
  },
  expense: {
    schema: rowsSchema(goalAmountInput, expenseCategoryInput),
    categories: SELECTABLE_EXPENSE_CATEGORIES,
    defaults: SELECTABLE_EXPENSE_CATEGORIES.slice(0, 3),
  },
} as const
export type GoalKind = keyof typeof GOAL_KINDS

interface Goal {
  id: number | null
  amount: string
  name?: string
  category: IncomeCategory | ExpenseCategory
}

/**
 * The initial rows: the saved goals, or else empty default rows. Leaves out goals in reserved categories
 * (TRACKER-98).
 */
export const rowsOf = (kind: GoalKind, goals: readonly Goal[]): GoalRow[] => {
  const { categories, defaults } = GOAL_KINDS[kind]
  const own = goals.filter(({ category }) => categories.some((known) => known === category))
  if (own.length > 0)
    return own.map(({ id, amount, category, name = '' }) => ({
      key: `${category} ${name}`,
      id,
      amount,
      category,
      name,
    }))
  return defaults.map((category) => ({ key: category, id: null, amount: '', category, name: '' }))
}

/** A row for another source or expense, with the first unused category if there is one. */
export const emptyRow = (kind: GoalKind, rows: readonly GoalRow[], key: string): GoalRow => ({
  key,
  id: null,
  amount: '',
  category: freeCategories(kind, rows)[0] ?? GOAL_KINDS[kind].categories[0],
  name: '',
})

/**
 * An expense category can have one goal a month, so a row offers only categories that no other row has. Two
 * incomes may have the same type, such as two salaries.
 */
export const choicesFor = (kind: GoalKind, rows: readonly GoalRow[], own?: string) =>
  kind === 'income'
    ? incomeChoices(GOAL_KINDS.income.categories)
    : expenseChoices(without(GOAL_KINDS.expense.categories, rows, own))

const freeCategories = (kind: GoalKind, rows: readonly GoalRow[]) =>
  without<IncomeCategory | ExpenseCategory>(GOAL_KINDS[kind].categories, rows)

const without = <Category extends string>(
  categories: readonly Category[],
  rows: readonly GoalRow[],
  own?: string,
) => {
  const taken = new Set(rows.map(({ category }) => category).filter((category) => category !== own))
  return categories.filter((category) => !taken.has(category))
}

/** Rows of the same type each need a name. A row that has a name keeps showing it. */
export const needsName = (rows: readonly GoalRow[], { key, category, name }: GoalRow) =>
  name !== '' || rows.some((row) => row.key !== key && row.category === category)

/** The rows in the format of the bulk save. The form was valid, so each category belongs to its kind. */
export const incomeItems = (rows: readonly GoalRow[]) =>
  rows.map(({ id, amount, category, name }) => ({ id, amount, category: category as IncomeCategory, name }))
export const expenseItems = (rows: readonly GoalRow[]) =>
  rows.map(({ id, amount, category }) => ({ id, amount, category: category as SelectableExpenseCategory }))
