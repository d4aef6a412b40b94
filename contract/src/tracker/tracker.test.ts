import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { createExpenseGoal, saveExpenseGoals, saveIncomeGoals } from './tracker-goals.ts'
import { createExpenseItem, splitExpenseItem } from './tracker-items.ts'

const REQUIRED = 'This field is required'
const MONTHLY = 'Monthly amount must be a valid number with a maximum of 2 decimal.'
const TRUST = 'The trust payment must be a valid number with a maximum of 2 decimal.'
const TRUSTEE = 'Must be a valid number with a maximum of 2 decimals.'

/** All errors, each as "path: message". */
const errorsOf = (schema: z.ZodType | undefined, body: unknown): string[] =>
  schema?.safeParse(body).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []

const income = (item: object) =>
  errorsOf(saveIncomeGoals.body, { income_goal: { items: [{ category: 'salary', ...item }] } })
const goal = (item: object) =>
  errorsOf(createExpenseGoal.body, { expense_goal: { category: 'housing', ...item } })
const trustee = (item: object) =>
  errorsOf(saveExpenseGoals.body, { expense_goal: { items: [{ category: 'trustee_payment', ...item }] } })
const item = (fields: object) =>
  errorsOf(createExpenseItem.body, {
    expense_item: {
      category: 'housing',
      external: true,
      effective_date: '2026-08-03',
      amount: '1',
      ...fields,
    },
  })
const parts = (...items: object[]) =>
  errorsOf(splitExpenseItem.body, {
    expense_items: items.map((each) => ({ category: 'housing', expense_item_id: 7, amount: '1', ...each })),
  })

// TRACKER-37, TRACKER-89, TRACKER-99, TRACKER-128, TRACKER-136, TRACKER-164
describe('amounts', () => {
  const at = {
    income: 'income_goal.items.0.amount',
    goal: 'expense_goal.amount',
    item: 'expense_item.amount',
  }
  test.each([
    { name: 'an income goal', errors: income, path: at.income, message: MONTHLY },
    { name: 'an expense goal', errors: goal, path: at.goal, message: TRUST },
    { name: 'a trustee payment', errors: trustee, path: 'expense_goal.items.0.amount', message: TRUSTEE },
    { name: 'external spending', errors: item, path: at.item, message: TRUST },
    { name: 'a part of a breakdown', errors: parts, path: 'expense_items.0.amount', message: MONTHLY },
  ])('the amount of $name has the required error messages', ({ errors, path, message }) => {
    for (const amount of [undefined, null, '', ' '])
      expect(errors({ amount })).toEqual([`${path}: ${REQUIRED}`])
    const wrong = ['1.234', '-1', 'abc', '1e3', '1,50', 1.234, -1, '100000000', true, {}]
    expect(wrong.map((amount) => errors({ amount }))).toEqual(wrong.map(() => [`${path}: ${message}`]))
    for (const amount of ['0', '1', '1.5', '1234.56', 0, 12.5, '99999999.99'])
      expect(errors({ amount })).toEqual([])
  })
})

// TRACKER-98, TRACKER-128
test('a category is required and must be one that a customer may choose', () => {
  for (const category of [undefined, null, '', 'cushion', 'nonsense']) {
    expect(goal({ amount: '1', category })).toEqual([`expense_goal.category: ${REQUIRED}`])
    expect(trustee({ amount: '1', category })).toEqual([`expense_goal.items.0.category: ${REQUIRED}`])
    expect(income({ amount: '1', category })).toEqual([`income_goal.items.0.category: ${REQUIRED}`])
    expect(item({ category })).toEqual([`expense_item.category: ${REQUIRED}`])
    expect(parts({ category })).toEqual([`expense_items.0.category: ${REQUIRED}`])
  }
  expect(goal({ amount: '1', category: 'trustee_payment' })).toEqual([`expense_goal.category: ${REQUIRED}`])
  expect(parts({ category: 'trustee_payment' })).toEqual([`expense_items.0.category: ${REQUIRED}`])
  expect(item({ category: 'trustee_payment' })).toEqual([])
})

// TRACKER-127
test('external spending requires a day, and other items do not', () => {
  expect(item({ effective_date: null })).toEqual([`expense_item.effective_date: ${REQUIRED}`])
  expect(item({ effective_date: undefined })).toEqual([`expense_item.effective_date: ${REQUIRED}`])
  expect(item({ effective_date: null, external: false })).toEqual([])
  expect(item({ effective_date: '2026-02-30' })).toHaveLength(1)
})

// TRACKER-139
test('all parts of a split name the same item', () => {
  expect(parts({}, {})).toEqual([])
  expect(parts({}, { expense_item_id: 8 })).toEqual(['expense_items: All parts must belong to the same item'])
  expect(parts()).toHaveLength(1)
})

// TRACKER-42, TRACKER-163, TRACKER-166
test('ignores known fields that the server sets itself, and refuses unknown fields', () => {
  expect(trustee({ amount: '1', fixed: true, effective_date: '2020-01-01', description: 5 })).toEqual([])
  expect(parts({ external: 'x', effective_date: 'x' })).toEqual([])
  expect(goal({ amount: '1', customer_id: 3 })).toHaveLength(1)
  expect(trustee({ amount: '1', due_day: 32 })).toHaveLength(1)
})
