/** Which categories are suggested for an item without one. Nothing is set until the customer chooses. */
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import {
  CUSHION,
  type ExpenseCategory,
  TRUSTEE_PAYMENT,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { newestFirst, toCents } from '../tracker.rules.ts'
import { categoriesByWords } from './category-words.rules.ts'

/** As many as fit beside each other on a phone, and as one look takes in. */
const SUGGESTIONS = 3

/** Suggested when nothing is known: what people buy most often, and what fits everything. */
const EVERYDAY: readonly ExpenseCategory[] = ['food_and_housekeeping_supplies', 'transportation', 'other']

/**
 * The category of the newest categorized item with the same payee, among those that the screen has loaded.
 */
export const suggestedCategory = (
  item: ExpenseItem,
  known: readonly ExpenseItem[],
): ExpenseCategory | undefined => lastCategoryOf(item, known, payeeOf)

interface SuggestionBasis {
  /** The loaded items, with the categories that the customer just chose. */
  known: readonly ExpenseItem[]
  /** The goals of the month. */
  goals: readonly { category: ExpenseCategory; amount: string }[]
}

/**
 * Three categories, the likeliest first (TRACKER-178): the payee's last one; that of the same name with another number, such
 * as another store; what the words of the name say; what the customer chose most often; the largest goals. The
 * trustee payment is suggested only for a payee that had it, because a wrong tap would count as paid.
 */
export const suggestedCategories = (
  item: ExpenseItem,
  { known, goals }: SuggestionBasis,
): ExpenseCategory[] => {
  const ofPayee = [suggestedCategory(item, known), lastCategoryOf(item, known, storeOf)]
  const guesses = [
    ...categoriesByWords(item.description ?? ''),
    ...mostUsed(known),
    ...goals.toSorted((a, b) => toCents(b.amount) - toCents(a.amount)).map(({ category }) => category),
    ...EVERYDAY,
  ].filter(isGuessable)
  const all = [...ofPayee.filter((category) => category !== undefined), ...guesses]
  return [...new Set(all)].slice(0, SUGGESTIONS)
}

const isGuessable = (category: ExpenseCategory) => category !== TRUSTEE_PAYMENT && category !== CUSHION

const lastCategoryOf = (
  item: ExpenseItem,
  known: readonly ExpenseItem[],
  nameOf: (item: ExpenseItem) => string | undefined,
): ExpenseCategory | undefined => {
  const name = nameOf(item)
  if (!name) return undefined
  const last = newestFirst(known).find((other) => other.category !== null && nameOf(other) === name)
  return last?.category && last.category !== CUSHION ? last.category : undefined
}

const payeeOf = ({ description }: ExpenseItem) => description?.trim().toLowerCase()

/** "Corner Market 0421" and "Corner Market #7" are stores of one name. */
const storeOf = ({ description }: ExpenseItem) =>
  description
    ?.toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** The categories of the items, the most frequent first; of equal ones, the one that was used last. */
const mostUsed = (known: readonly ExpenseItem[]): ExpenseCategory[] => {
  const counts = new Map<ExpenseCategory, number>()
  for (const { category } of newestFirst(known))
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([category]) => category)
}
