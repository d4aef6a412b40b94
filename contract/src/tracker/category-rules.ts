/** Rules that give expense items their category (RULE-01, RULE-04). */
import * as z from 'zod'
import { endpoint, idParams, textInput } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { INVALID, REQUIRED } from '../core/field.messages.ts'
import { amountReply } from '../core/money.ts'
import { SELECTABLE_EXPENSE_CATEGORIES } from './tracker-categories.ts'
import { expenseCategoryInput, goalAmountInput, tracker } from './tracker-fields.ts'

/** More than anyone reads through. It bounds the work for each posted purchase. */
export const MAX_RULES = 100
export const MAX_PAYEE = 100
export const MAX_RULE_PARTS = 4

const category = z.enum(SELECTABLE_EXPENSE_CATEGORIES)

export const categoryRule = z.strictObject({
  id: z.int(),
  /** A part of the description of an item, in upper or lower case. */
  payee: z.string(),
  /** Of the whole item, or of what its parts leave. */
  category,
  /** A part has either an amount or a percentage. */
  parts: z.array(z.strictObject({ category, amount: amountReply.nullable(), percent: z.int().nullable() })),
})
export type CategoryRule = z.infer<typeof categoryRule>

/** In the customer's order: the first that fits counts. */
const categoryRules = z.strictObject({ category_rules: z.array(categoryRule) })

const part = z
  .strictObject({
    category: expenseCategoryInput,
    amount: goalAmountInput.nullish(),
    percent: z.int().min(1).max(99).nullish(),
  })
  .refine(({ amount, percent }) => ((amount ?? null) === null) !== ((percent ?? null) === null), {
    path: ['percent'],
    error: INVALID,
  })
  .refine(({ amount }) => amount !== 0, { path: ['amount'], error: INVALID })

const ruleInput = z.strictObject({
  payee: textInput(MAX_PAYEE).refine((text) => text !== '', REQUIRED),
  category: expenseCategoryInput,
  parts: z
    .array(part)
    .max(MAX_RULE_PARTS)
    .refine((parts) => parts.reduce((total, { percent }) => total + (percent ?? 0), 0) < 100, INVALID)
    .optional(),
})

export const categoryRuleRefusals = refusals({
  'tracker.too_many_rules': [422, 'You have 100 rules. Delete one first.'],
  'tracker.rule_exists': [409, 'Another rule has this payee. Change that one instead.'],
})
const pick = picking(categoryRuleRefusals)
const ids = { 'params.id': 'category_rule' }

export const listCategoryRules = endpoint('GET /api/category_rules', {
  summary: 'The rules, in the order in which they are tried',
  access: tracker,
  replies: { 200: categoryRules },
})

export const createCategoryRule = endpoint('POST /api/category_rules', {
  summary: 'Add a rule at the end, or change the one with this payee; answers all rules',
  access: tracker,
  body: z.strictObject({ category_rule: ruleInput }),
  madeOnce: 'a customer has one rule for a payee',
  replies: { 201: categoryRules },
  refuses: pick('tracker.too_many_rules'),
})

export const updateCategoryRule = endpoint('PUT /api/category_rules/:id', {
  summary: 'Change a rule, and its place in the order; answers all rules',
  access: tracker,
  params: idParams,
  body: z.strictObject({
    category_rule: z.strictObject({
      ...ruleInput.shape,
      /** From 1. Beyond the last it is the last. */
      position: z.int().min(1).max(MAX_RULES).optional(),
    }),
  }),
  replies: { 200: categoryRules },
  refuses: pick('tracker.rule_exists'),
  ids,
})

export const deleteCategoryRule = endpoint('DELETE /api/category_rules/:id', {
  summary: 'Delete a rule; items keep their category; answers the remaining rules',
  access: tracker,
  params: idParams,
  replies: { 200: categoryRules },
  ids,
})

export const applyCategoryRule = endpoint('POST /api/category_rules/:id/apply', {
  summary: 'Give old items without a category that of the rule, or only count them',
  access: tracker,
  params: idParams,
  body: z.strictObject({ preview: z.boolean() }),
  madeOnce: 'an item that has a category is left alone',
  /** Items that got the category, or would get it. */
  replies: { 200: z.strictObject({ count: z.int() }) },
  ids,
})
