import { cents } from '@yoursuccess/contract/core/money'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { progress, type SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'
import { expect, test } from 'vitest'
import { byRisk, isAsPlanned } from './spending-order.rules.ts'

const row = (category: ExpenseCategory | null, spent: number, goal: number): SpendingRow => ({
  category,
  spentCents: cents(spent),
  goalCents: cents(goal),
  ...progress(cents(spent), cents(goal)),
})
const order = (...rows: SpendingRow[]) => byRisk(rows).map(({ category }) => category)

// TRACKER-181
test('puts what is over its goal first and what went as planned last', () => {
  expect(
    order(
      row('housing', 1000, 1000),
      row('utilities', 790, 1000),
      row('food_and_housekeeping_supplies', 800, 1000),
      row('charity', 500, 0),
      row('entertainment', 1001, 1000),
      row('trustee_payment', 1200, 1000),
      row(null, 300, 0),
    ),
  ).toEqual([
    'charity',
    'entertainment',
    'food_and_housekeeping_supplies',
    null,
    'utilities',
    'housing',
    'trustee_payment',
  ])
})

// TRACKER-181
test('orders the same risk by how far the goal is used, and keeps the order of equals', () => {
  expect(order(row('housing', 100, 1000), row('utilities', 300, 1000), row('charity', 100, 1000))).toEqual([
    'utilities',
    'housing',
    'charity',
  ])
})

// TRACKER-111
test.each([
  { goal: row('housing', 1000, 1000), planned: true },
  { goal: row('housing', 1001, 1000), planned: false },
  { goal: row('housing', 999, 1000), planned: false },
  { goal: row('housing', 0, 0), planned: false },
  { goal: row('trustee_payment', 1200, 1000), planned: true },
  { goal: row('trustee_payment', 1200, 0), planned: false },
])('$goal.category with $goal.spentCents of $goal.goalCents cents went as planned: $planned', (each) => {
  expect(isAsPlanned(each.goal)).toBe(each.planned)
})
