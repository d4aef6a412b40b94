/** Categories that are suggested for expenses without one (RULE-05). */
import * as z from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { MAX_SUGGESTIONS } from './category-suggestions.rules.ts'
import { SELECTABLE_EXPENSE_CATEGORIES, TRUSTEE_PAYMENT } from './tracker-categories.ts'
import { tracker } from './tracker-fields.ts'

/** For so many of the newest expenses without a category. More are suggested for as these get theirs. */
export const MAX_SUGGESTED_ITEMS = 50

export const listCategorySuggestions = endpoint('GET /api/category_suggestions', {
  summary: 'Categories for the newest expenses without one, the likeliest first',
  access: tracker,
  replies: {
    200: z.strictObject({
      /** Expenses of payees that were never seen are left out. */
      category_suggestions: z.array(
        z.strictObject({
          expense_item_id: z.int(),
          categories: z
            .array(z.enum([...SELECTABLE_EXPENSE_CATEGORIES, TRUSTEE_PAYMENT]))
            .min(1)
            .max(MAX_SUGGESTIONS),
        }),
      ),
    }),
  },
})
