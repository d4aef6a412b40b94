/** Which categories are suggested for an item without one. Nothing is set until the customer chooses. */
import { MAX_SUGGESTIONS } from '@yoursuccess/contract/tracker/category-suggestions.rules'
import { payeeKey } from '@yoursuccess/contract/tracker/payees.rules'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import {
  CUSHION,
  type ExpenseCategory,
  TRUSTEE_PAYMENT,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { newestFirst, toCents } from '../tracker.rules.ts'
import { categoriesByWords } from './category-words.rules.ts'

/** Suggested when nothing is known: what people buy most often, and what fits everything. */
const EVERYDAY: readonly ExpenseCategory[] = ['food_and_housekeeping_supplies', 'transportation', 'other']

export interface SuggestionBasis {
  /** What the server suggests, by item (RULE-05). Undefined until it has loaded. */
  suggested: ReadonlyMap<number, readonly ExpenseCategory[]> | undefined
  /** The loaded items, with the categories that the customer just chose. */
  known: readonly ExpenseItem[]
}

/**
 * Categories of the item's payee, the likeliest first: what the server suggests, or else that of the newest categorized
 * item with the same description, among those that the screen has loaded (TRACKER-123).
 */
export const payeeCategories = (
  item: ExpenseItem,
  { suggested, known }: SuggestionBasis,
): readonly ExpenseCategory[] => suggested?.get(item.id) ?? lastCategoryOf(item, known, payeeOf)

interface GuessBasis extends SuggestionBasis {
  /** The goals of the month. */
  goals: readonly { category: ExpenseCategory; amount: string }[]
}

/**
 * Three categories, the likeliest first (TRACKER-178): those of the payee; that of the same name with another number, such
 * as another store; what the words of the name say; what the customer chose most often; the largest goals. The
 * trustee payment is suggested only for a payee that had it, because a wrong tap would count as paid.
 */
export const suggestedCategories = (item: ExpenseItem, basis: GuessBasis): ExpenseCategory[] => {
  const { known, goals } = basis
  const ofPayee = [...payeeCategories(item, basis), ...lastCategoryOf(item, known, storeOf)]
  const guesses = [
    ...categoriesByWords(item.description ?? ''),
    ...mostUsed(known),
    ...goals.toSorted((a, b) => toCents(b.amount) - toCents(a.amount)).map(({ category }) => category),
    ...EVERYDAY,
  ].filter(isGuessable)
  return [...new Set([...ofPayee, ...guesses])].slice(0, MAX_SUGGESTIONS)
}

const isGuessable = (category: ExpenseCategory) => category !== TRUSTEE_PAYMENT && category !== CUSHION

const lastCategoryOf = (
  item: ExpenseItem,
  known: readonly ExpenseItem[],
  nameOf: (item: ExpenseItem) => string | undefined,
): ExpenseCategory[] => {
  const name = nameOf(item)
  if (!name) return []
  const last = newestFirst(known).find((other) => other.category !== null && nameOf(other) === name)
  return last?.category && last.category !== CUSHION ? [last.category] : []
}

const payeeOf = ({ description }: ExpenseItem) => description?.trim().toLowerCase()

/** "Corner Market 0421" and "Corner Market #7" are stores of one name. */
const storeOf = ({ description }: ExpenseItem) => payeeKey(description ?? '')

/** The categories of the items, the most frequent first; of equal ones, the one that was used last. */
const mostUsed = (known: readonly ExpenseItem[]): ExpenseCategory[] => {
  const counts = new Map<ExpenseCategory, number>()
  for (const { category } of newestFirst(known))
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => category)
}
