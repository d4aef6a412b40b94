import { screen } from '@testing-library/react'
import {
  applyCategoryRule,
  type CategoryRule,
  createCategoryRule,
  deleteCategoryRule,
  listCategoryRules,
  updateCategoryRule,
} from '@yoursuccess/contract/tracker/category-rules'
import { listRecurringBills, updateRecurringBill } from '@yoursuccess/contract/tracker/recurring'
import { sampleTracker, trackerReplies } from '../tracker-replies.ts'
import { on } from '../wire.ts'
import { press, type SaveCase } from './save-case.ts'

const path = '/dashboard/tracker/expenses'
const rule = (id: number, payee: string): CategoryRule => ({ id, payee, category: 'housing', parts: [] })
const rules = { category_rules: [rule(1, 'Corner Shop'), rule(2, 'Maple Court')] }
const handlers = [...trackerReplies(sampleTracker()), on(listCategoryRules, rules)]
const bill = {
  id: 7,
  name: 'Gym',
  payee: 'GYM',
  status: 'found' as const,
  frequency: 'monthly' as const,
  next_on: '2026-12-05',
  usual_amount: '15.00',
  category: null,
  last: [{ on: '2026-11-05', amount: '15.00' }],
}
const bills = { recurring: [bill] }
const always = async () => {
  await press('Always do this with Maple Court')
  await screen.findByRole('button', { name: 'Save rule' })
}

export const ruleCases: readonly SaveCase[] = [
  {
    name: 'save-category-rule',
    endpoint: createCategoryRule,
    path,
    handlers: [...handlers, on(applyCategoryRule, { count: 0 })],
    fill: always,
    press: () => press('Save rule'),
  },
  {
    name: 'move-category-rule',
    endpoint: updateCategoryRule,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: 'Try Maple Court first' }),
    press: () => press('Try Maple Court first'),
  },
  {
    name: 'delete-category-rule',
    endpoint: deleteCategoryRule,
    path,
    handlers,
    fill: () => screen.findByRole('button', { name: 'Delete the rule for Maple Court' }),
    press: () => press('Delete the rule for Maple Court'),
  },
  {
    name: 'update-recurring-bill',
    endpoint: updateRecurringBill,
    path: '/dashboard/tracker/calendar',
    handlers: [...handlers, on(listRecurringBills, bills)],
    fill: () => screen.findByRole('button', { name: 'Confirm Gym' }),
    press: () => press('Confirm Gym'),
  },
]
