/** The sort orders of an expense table (TRACKER-116). */
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { language } from '../../../i18n/language.ts'
import { t } from '../../../i18n/translate.ts'
import type { Sort } from '../../../ui/list/paging.ts'
import { byExpenseCategory } from '../category-names.ts'
import { newestFirst, toCents } from '../tracker.rules.ts'
import { expensesCopy } from './expenses.messages.ts'

export const nameOf = ({ description }: ExpenseItem): string => description ?? t(expensesCopy.noDescription)

type Compare = (a: ExpenseItem, b: ExpenseItem) => number

const ORDERS = {
  date: (a, b) => a.effective_date.localeCompare(b.effective_date),
  description: (a, b) => nameOf(a).localeCompare(nameOf(b), language.locale),
  category: (a, b) => byExpenseCategory(a.category, b.category),
  amount: (a, b) => toCents(a.amount) - toCents(b.amount),
} as const satisfies Record<string, Compare>
export type ItemOrder = keyof typeof ORDERS

/** Newest first by default. Equal items stay newest first. */
export const sortItems = (items: readonly ExpenseItem[], sort: Sort | undefined): ExpenseItem[] => {
  const newest = newestFirst(items)
  const compare = sort && (ORDERS as Readonly<Record<string, Compare>>)[sort.by]
  if (!compare) return newest
  return newest.toSorted((a, b) => (sort.dir === 'asc' ? compare(a, b) : compare(b, a)))
}
