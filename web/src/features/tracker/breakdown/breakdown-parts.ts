import {
  descriptionInput,
  expenseCategoryInput,
  incomeAmountInput,
} from '@yoursuccess/contract/tracker/tracker-fields'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import * as z from 'zod'

export interface Part {
  key: string
  amount: string
  category: string
  description: string
}

/** The contract's field rules for a part. */
export const breakdownSchema = z.object({
  parts: z.array(
    z.object({ amount: incomeAmountInput, category: expenseCategoryInput, description: descriptionInput }),
  ),
})

export const emptyPart = (key: number): Part => ({
  key: String(key),
  amount: '',
  category: '',
  description: '',
})

/** The parts in the format of the request. The form was valid, so every category is a valid choice. */
export const partItems = (id: number, parts: readonly Part[]) =>
  parts.map(({ amount, category, description }) => ({
    amount,
    category: category as SelectableExpenseCategory,
    description,
    expense_item_id: id,
  }))
