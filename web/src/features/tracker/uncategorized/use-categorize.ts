import { day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import {
  CUSHION,
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { useState } from 'react'
import { useCategorizeItem } from '../tracker.calls.ts'

/** With what a category was chosen: a suggestion, or the list of all. */
export type ChosenBy = 'suggestion' | 'list'

export interface CategorizeCallbacks {
  /** Called when a category is being saved, and with undefined if that failed. */
  onTry: (tried: { category: ExpenseCategory; by: ChosenBy } | undefined) => void
  onSaved: (category: ExpenseCategory) => void
}

/** All categories, including the trustee payment, but not the reserved cushion (TRACKER-98). */
export const CATEGORIES = EXPENSE_CATEGORIES.filter((category) => category !== CUSHION)

/**
 * Gives an item a category. `tried` is the last one chosen: after a failure, which is in `error`, it can be tried again
 * (TRACKER-122).
 */
export const useCategorize = (item: ExpenseItem, { onTry, onSaved }: CategorizeCallbacks) => {
  const { submit, isPending, error } = useCategorizeItem()
  const [tried, setTried] = useState<ExpenseCategory>()
  const choose = (category: ExpenseCategory, by: ChosenBy = 'list') => {
    onTry({ category, by })
    setTried(category)
    const body = {
      month: monthStart(day(item.effective_date)),
      expense_item: { category: asChosen(category) },
    }
    const callbacks = { onSuccess: () => onSaved(category), onError: () => onTry(undefined) }
    void submit({ params: { id: String(item.id) }, body }, callbacks)
  }
  return { choose, busy: isPending, error, tried }
}

/** The page offers only categories that the server accepts for an item. */
const asChosen = (category: ExpenseCategory) => category as Exclude<ExpenseCategory, typeof CUSHION>
