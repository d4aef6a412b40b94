import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { REQUIRED } from '@yoursuccess/contract/core/field.messages'
import {
  descriptionInput,
  type ExpenseItem,
  goalAmountInput,
} from '@yoursuccess/contract/tracker/tracker-fields'
import {
  CUSHION,
  type ExpenseCategory,
  EXPENSE_CATEGORIES,
} from '@yoursuccess/contract/tracker/tracker-categories'
import * as z from 'zod'
import { dayWithin } from '../tracker.rules.ts'

export interface ItemValues {
  amount: string
  category: string
  /** Undefined while the input isn't a valid date. */
  day: CalendarDate | undefined
  description: string
}
type ItemCategory = Exclude<ExpenseCategory, typeof CUSHION>

/**
 * The contract's field rules. The date is required (TRACKER-127), and the calendar keeps it within its month.
 */
export const itemSchema = z.object({
  amount: goalAmountInput,
  category: z.enum(EXPENSE_CATEGORIES, { error: REQUIRED }),
  day: z.string({ error: REQUIRED }),
  description: descriptionInput,
})

export const emptyItem = (month: CalendarDate, today: CalendarDate): ItemValues => ({
  amount: '',
  category: '',
  day: dayWithin(month, today),
  description: '',
})

export const valuesOf = (item: ExpenseItem): ItemValues => ({
  amount: item.amount,
  category: item.category ?? '',
  day: item.effective_date as CalendarDate,
  description: item.description ?? '',
})

export const newItem = ({ amount, category, day, description }: ItemValues, external: boolean) => ({
  amount,
  category: category as ItemCategory,
  effective_date: day ?? null,
  external,
  description,
})

/**
 * Leaves out amount and date if they can't change: a transaction created the item (TRACKER-142), or its month
 * is closed.
 */
export const changedItem = ({ amount, category, day, description }: ItemValues, isFixed: boolean) => ({
  category: category as ItemCategory,
  description,
  ...(!isFixed && { amount, effective_date: day ?? null }),
})
