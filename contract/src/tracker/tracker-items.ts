import * as z from 'zod'
import { calendarDate, monthInput } from '../core/day-fields.ts'
import { endpoint, idInput, idParams, ignoredField } from '../core/endpoint.ts'
import { SELECTABLE_EXPENSE_CATEGORIES, TRUSTEE_PAYMENT } from './tracker-categories.ts'
import {
  tracker,
  expenseCategoryInput,
  descriptionInput,
  incomeAmountInput,
  goalAmountInput,
  month,
  monthQuery,
  expenseItems,
  pick,
  MAX_GOALS,
} from './tracker-fields.ts'
import { REQUIRED } from '../core/field.messages.ts'
import { ONE_ITEM } from './tracker.messages.ts'

export const listExpenseItems = endpoint('GET /api/expense_items', {
  summary: 'Expense items of a month or a range of days, or those without a category', // TRACKER-157, TRACKER-158
  access: tracker,
  query: z.strictObject({
    month: monthInput.optional(),
    start_date: calendarDate.optional(),
    end_date: calendarDate.optional(),
    uncategorized: z.enum(['true', 'false']).optional(),
  }),
  replies: { 200: expenseItems },
})

/** Includes the trustee payment, whether the customer made it from this account or elsewhere. */
const itemCategoryInput = z.enum([...SELECTABLE_EXPENSE_CATEGORIES, TRUSTEE_PAYMENT], { error: REQUIRED })

export const createExpenseItem = endpoint('POST /api/expense_items', {
  summary: 'Add an expense item, external or not; answers the items of the month',
  access: tracker,
  body: z.strictObject({
    month,
    expense_item: z
      .strictObject({
        amount: goalAmountInput,
        category: itemCategoryInput,
        /**
         * Required for external spending (TRACKER-127). Else defaults to today, or to the first day of
         * another month (TRACKER-113).
         */
        effective_date: calendarDate.nullish(),
        external: z.boolean(),
        description: descriptionInput,
      })
      .refine((item) => !item.external || item.effective_date, { path: ['effective_date'], error: REQUIRED }),
  }),
  idempotent: 'accepted',
  replies: { 201: expenseItems },
  refuses: pick('tracker.month_closed', 'tracker.day_ahead', 'tracker.date_outside_month'),
})

const itemIds = { 'params.id': 'expense_item' }
const itemUpdate = {
  access: tracker,
  params: idParams,
  body: z.strictObject({
    month,
    expense_item: z.strictObject({
      amount: goalAmountInput.optional(),
      category: itemCategoryInput.optional(),
      effective_date: calendarDate.nullish(),
      external: ignoredField,
      description: descriptionInput,
      id: ignoredField,
      created_at: ignoredField,
      expense_item_id: ignoredField,
      from_transaction: ignoredField,
    }),
  }),
  replies: { 200: expenseItems },
  refuses: pick(
    'tracker.month_closed',
    'tracker.day_ahead',
    'tracker.date_outside_month',
    'tracker.item_from_transaction',
    'tracker.already_split',
  ),
  ids: itemIds,
} as const

export const updateExpenseItem = endpoint('PUT /api/expense_items/:id', {
  ...itemUpdate,
  summary: 'Change one expense item',
})
/** Does the same as `updateExpenseItem` (TRACKER-161). */
export const patchExpenseItem = endpoint('PATCH /api/expense_items/:id', {
  ...itemUpdate,
  summary: 'Change one expense item',
})

export const deleteExpenseItem = endpoint('DELETE /api/expense_items/:id', {
  summary: 'Delete an own or external item; answers the items of the month',
  access: tracker,
  params: idParams,
  query: monthQuery,
  replies: { 200: expenseItems },
  refuses: pick('tracker.month_closed', 'tracker.item_from_transaction', 'tracker.already_split'),
  ids: itemIds,
})

export const splitExpenseItem = endpoint('POST /api/expense_items/create_childen', {
  summary: 'Split one item into several whose sum is exactly the original amount', // TRACKER-139
  access: tracker,
  body: z.strictObject({
    month,
    expense_items: z
      .array(
        z.strictObject({
          amount: incomeAmountInput,
          category: expenseCategoryInput,
          external: ignoredField,
          effective_date: ignoredField,
          description: descriptionInput,
          expense_item_id: idInput,
        }),
      )
      .min(1)
      .max(MAX_GOALS)
      .refine((parts) => new Set(parts.map((part) => part.expense_item_id)).size <= 1, ONE_ITEM),
  }),
  idempotent: 'accepted',
  replies: { 201: expenseItems },
  refuses: pick('tracker.split_sum', 'tracker.already_split'),
  ids: { 'body.expense_items.expense_item_id': 'expense_item' },
})
