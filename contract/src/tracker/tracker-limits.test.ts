import { expect, test } from 'vitest'
import type * as z from 'zod'
import { createExpenseGoal, saveExpenseGoals, saveIncomeGoals } from './tracker-goals.ts'
import { createExpenseItem, splitExpenseItem } from './tracker-items.ts'

const isAccepted = (schema: z.ZodType | undefined, body: unknown) => schema?.safeParse(body).success

const goal = { amount: '1', category: 'housing' }
const part = { ...goal, expense_item_id: 7 }
const item = { ...goal, external: false }
const income = { amount: '1', category: 'salary' }

// TRACKER-165
test.each([
  {
    save: 'income goals',
    endpoint: saveIncomeGoals,
    bodyOf: (many: number) => ({ income_goal: { items: Array(many).fill(income) } }),
  },
  {
    save: 'expense goals',
    endpoint: saveExpenseGoals,
    bodyOf: (many: number) => ({ expense_goal: { items: Array(many).fill(goal) } }),
  },
  {
    save: 'parts of a split item',
    endpoint: splitExpenseItem,
    bodyOf: (many: number) => ({ expense_items: Array(many).fill(part) }),
  },
])('one save accepts at most 50 $save', ({ endpoint, bodyOf }) => {
  expect(isAccepted(endpoint.body, bodyOf(50))).toBe(true)
  expect(isAccepted(endpoint.body, bodyOf(51))).toBe(false)
})

const named = (length: number) => ({ income_goal: { items: [{ ...income, name: 'x'.repeat(length) }] } })
const described = { description: 'x'.repeat(200) }
const tooLong = { description: 'x'.repeat(201) }

// TRACKER-171
test('accepts names up to 60 characters and descriptions up to 200', () => {
  expect(isAccepted(saveIncomeGoals.body, named(60))).toBe(true)
  expect(isAccepted(saveIncomeGoals.body, named(61))).toBe(false)
  expect(isAccepted(createExpenseGoal.body, { expense_goal: { ...goal, ...described } })).toBe(true)
  expect(isAccepted(createExpenseGoal.body, { expense_goal: { ...goal, ...tooLong } })).toBe(false)
  expect(isAccepted(createExpenseItem.body, { expense_item: { ...item, ...described } })).toBe(true)
  expect(isAccepted(createExpenseItem.body, { expense_item: { ...item, ...tooLong } })).toBe(false)
})
