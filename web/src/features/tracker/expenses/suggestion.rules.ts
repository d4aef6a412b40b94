import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { CUSHION, type ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { newestFirst } from '../tracker.rules.ts'

/**
 * The category of the newest categorized item with the same payee, among those that the screen has loaded.
 */
export const suggestedCategory = (
  item: ExpenseItem,
  known: readonly ExpenseItem[],
): ExpenseCategory | undefined => {
  const payee = payeeOf(item)
  if (!payee) return undefined
  const last = newestFirst(known).find((other) => other.category !== null && payeeOf(other) === payee)
  return last?.category && last.category !== CUSHION ? last.category : undefined
}

const payeeOf = ({ description }: ExpenseItem) => description?.trim().toLowerCase()
