/** The shown names of the tracker's categories. */
import type { ExpenseCategory, IncomeCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { language } from '../../i18n/language.ts'
import { t } from '../../i18n/translate.ts'
import { categoryNames as names } from './category-names.messages.ts'

/** `null` is an expense without a category (TRACKER-158). */
export const expenseCategoryName = (category: ExpenseCategory | null): string =>
  t(category === null ? names.uncategorized : names.expense[category])

const incomeCategoryName = (category: IncomeCategory): string => t(names.income[category])

/** The category of an income, with the name that distinguishes it from others of its category. */
export const incomeName = ({ category, name }: { category: IncomeCategory; name: string }): string =>
  name ? t(names.namedIncome, { category: incomeCategoryName(category), name }) : incomeCategoryName(category)

/** The choices of a field: each value with its name. */
export const expenseChoices = <Category extends ExpenseCategory>(categories: readonly Category[]) =>
  categories.map((value) => ({ value, label: expenseCategoryName(value) }))
export const incomeChoices = (categories: readonly IncomeCategory[]) =>
  categories.map((value) => ({ value, label: incomeCategoryName(value) }))

/** The order in which a reader looks for categories. */
export const byExpenseCategory = (a: ExpenseCategory | null, b: ExpenseCategory | null): number =>
  expenseCategoryName(a).localeCompare(expenseCategoryName(b), language.locale)
