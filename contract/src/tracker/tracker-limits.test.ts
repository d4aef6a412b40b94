import { expect, test } from 'vitest'
import type * as z from 'zod'
import { expenseCategoryOptions, incomeCategoryOptions } from './tracker-categories.ts'
import { createExpenseGoal, saveExpenseGoals, saveIncomeGoals } from './tracker-goals.ts'
import { createExpenseItem, splitExpenseItem } from './tracker-items.ts'

// TRACKER-87
test('each category has a label to show', () => {
  expect(incomeCategoryOptions.map(({ label }) => label)).toEqual([
    'Salary',
    'Rent',
    'Interest and dividends',
    'Family support payment',
    'Unemployment compensation',
    'Social security',
    'Government assistance',
    'Pension or retirement income',
    'Co-debtor income',
    "Spouse's income",
    'Other',
  ])
  expect(expenseCategoryOptions.map(({ label }) => label)).toEqual([
    'Housing',
    'Car payment',
    'Utilities',
    'Food and housekeeping supplies',
    "Childcare and children's education",
    'Clothing, laundry and dry cleaning',
    'Personal care products and services',
    'Medical and dental expenses',
    'Transportation',
    'Entertainment',
    'Charity',
    'Insurance',
    'Taxes',
    'Child support',
    'Other',
    'Trustee Payment',
    'Cushion',
  ])
})

const isTaken = (schema: z.ZodType | undefined, body: unknown) => schema?.safeParse(body).success

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
    save: 'parts',
    endpoint: splitExpenseItem,
    bodyOf: (many: number) => ({ expense_items: Array(many).fill(part) }),
  },
])('one save takes at most 50 goals or parts: $save', ({ endpoint, bodyOf }) => {
  expect(isTaken(endpoint.body, bodyOf(50))).toBe(true)
  expect(isTaken(endpoint.body, bodyOf(51))).toBe(false)
})

const named = (length: number) => ({ income_goal: { items: [{ ...income, name: 'x'.repeat(length) }] } })
const described = { description: 'x'.repeat(200) }
const tooLong = { description: 'x'.repeat(201) }

// TRACKER-171
test('a name has at most 60 characters and a description 200', () => {
  expect(isTaken(saveIncomeGoals.body, named(60))).toBe(true)
  expect(isTaken(saveIncomeGoals.body, named(61))).toBe(false)
  expect(isTaken(createExpenseGoal.body, { expense_goal: { ...goal, ...described } })).toBe(true)
  expect(isTaken(createExpenseGoal.body, { expense_goal: { ...goal, ...tooLong } })).toBe(false)
  expect(isTaken(createExpenseItem.body, { expense_item: { ...item, ...described } })).toBe(true)
  expect(isTaken(createExpenseItem.body, { expense_item: { ...item, ...tooLong } })).toBe(false)
})
