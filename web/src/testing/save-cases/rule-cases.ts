import { screen } from '@testing-library/react'
import {
  applyCategoryRule,
  type CategoryRule,
  createCategoryRule,
  deleteCategoryRule,
  listCategoryRules,
  updateCategoryRule,
} from '@yoursuccess/contract/tracker/category-rules'
import { sampleTracker, trackerReplies } from '../tracker-replies.ts'
import { on } from '../wire.ts'
import { press, type SaveCase } from './save-case.ts'

const path = '/dashboard/tracker/expenses'
const rule = (id: number, payee: string): CategoryRule => ({ id, payee, category: 'housing', parts: [] })
const rules = { category_rules: [rule(1, 'Corner Shop'), rule(2, 'Maple Court')] }
const handlers = [...trackerReplies(sampleTracker()), on(listCategoryRules, rules)]
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
]
