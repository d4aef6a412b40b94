import { describe, expect, test } from 'vitest'
import { day } from '../core/calendar-date.ts'
import { cents } from '../core/money.ts'
import type { ExpenseCategory } from './tracker-categories.ts'
import {
  incomeShortfall,
  monthTotals,
  overBudget,
  progress,
  reviewRemaining,
  spendingRows,
  splitState,
  trackerLanding,
  trackerStatus,
  trusteeExcess,
} from './tracker.rules.ts'

const amounts = (pairs: readonly (readonly [ExpenseCategory | null, number])[]) =>
  pairs.map(([category, amount]) => ({ category, amountCents: cents(amount) }))
const byName = (a: ExpenseCategory, b: ExpenseCategory) => a.localeCompare(b)
const goals = (...values: number[]) =>
  values.map((value, index) => ({ category: `income ${index}`, amountCents: cents(value) }))

describe('month totals', () => {
  const incomeGoals = goals(200_000, 50_000)
  const monthOf = (trusteePayment: number, items: Parameters<typeof amounts>[0]) =>
    monthTotals({ incomeGoals, trusteePaymentCents: cents(trusteePayment), items: amounts(items) })

  // TRACKER-24, TRACKER-27
  test('without spending, the remaining amount is income minus the trustee payment', () => {
    expect(monthOf(60_000, [])).toEqual({
      incomeCents: 250_000,
      trusteeCents: 60_000,
      paidToTrusteeCents: 0,
      toPayTrusteeCents: 60_000,
      spendCents: 0,
      remainingCents: 190_000,
    })
  })

  // TRACKER-26
  test('money paid to the trustee counts toward the trustee total and not as spending', () => {
    const month = monthOf(60_000, [
      ['trustee_payment', 40_000],
      ['housing', 90_000],
      [null, 5_001],
    ])
    expect(month).toMatchObject({ spendCents: 95_001, trusteeCents: 60_000, toPayTrusteeCents: 20_000 })
    expect(month.remainingCents).toBe(250_000 - 95_001 - 60_000)
  })

  // TRACKER-25, TRACKER-28
  test('paying the trustee more than planned lowers the remaining amount and leaves nothing to pay', () => {
    const month = monthOf(60_000, [
      ['trustee_payment', 50_000],
      ['trustee_payment', 25_000],
    ])
    expect(month).toMatchObject({
      trusteeCents: 75_000,
      paidToTrusteeCents: 75_000,
      toPayTrusteeCents: 0,
      remainingCents: 175_000,
    })
  })

  // TRACKER-27
  test('the remaining amount may be negative', () => {
    expect(monthOf(60_000, [['taxes', 300_000]]).remainingCents).toBe(-110_000)
  })

  // TRACKER-29
  test('the review counts planned expenses instead of spending', () => {
    const plan = { incomeCents: cents(250_000), expenseCents: cents(190_000), trusteeCents: cents(60_001) }
    expect(reviewRemaining(plan)).toBe(-1)
  })
})

// TRACKER-90
test.each([
  { income: 60_000, trustee: 60_000, missing: 0 },
  { income: 59_999, trustee: 60_000, missing: 1 },
  { income: 0, trustee: 60_000, missing: 60_000 },
  { income: 70_000, trustee: 60_000, missing: 0 },
])('income of $income falls short of a trustee payment of $trustee by $missing', (row) => {
  expect(incomeShortfall(cents(row.income), cents(row.trustee))).toBe(row.missing)
})

// TRACKER-39, TRACKER-41
test.each([
  { name: 'fits exactly', income: 100, expenses: 60, trustee: 40, excess: 0 },
  { name: 'is a cent too much', income: 100, expenses: 60, trustee: 41, excess: 1 },
  { name: 'follows expenses above the income', income: 100, expenses: 150, trustee: 10, excess: 60 },
  { name: 'is entered before any income', income: 0, expenses: 0, trustee: 500, excess: 0 },
])('finds the excess of a trustee payment that $name', (row) => {
  const plan = {
    incomeCents: cents(row.income),
    expenseCents: cents(row.expenses),
    trusteeCents: cents(row.trustee),
  }
  expect(trusteeExcess(plan)).toBe(row.excess)
})

// TRACKER-100
test.each([
  { name: 'a new goal of exactly the rest', income: 100, existing: 70, amount: 30, over: 0 },
  { name: 'a new goal of a cent more than the rest', income: 100, existing: 70, amount: 31, over: 1 },
  { name: 'a new goal without any income', income: 0, existing: 0, amount: 30, over: 30 },
  {
    name: 'an edit that reuses its old amount',
    income: 100,
    existing: 90,
    replaced: 20,
    amount: 30,
    over: 0,
  },
  { name: 'an edit to more than the rest', income: 100, existing: 90, replaced: 20, amount: 35, over: 5 },
  { name: 'a new goal in an exceeded budget', income: 100, existing: 150, amount: 10, over: 60 },
  {
    name: 'a lowered goal in an exceeded budget',
    income: 100,
    existing: 150,
    replaced: 80,
    amount: 70,
    over: 0,
  },
  { name: 'a zero goal in an exceeded budget', income: 100, existing: 150, amount: 0, over: 0 },
])('$name is over the budget by $over', ({ income, existing, amount, replaced, over }) => {
  const plan = {
    incomeCents: cents(income),
    existingGoalsCents: cents(existing),
    newAmountCents: cents(amount),
    ...(replaced !== undefined && { replacedAmountCents: cents(replaced) }),
  }
  expect(overBudget(plan)).toBe(over)
})

// TRACKER-108
test.each([
  { spent: 0, goal: 10_000, color: 'green', percent: 0 },
  { spent: 7_999, goal: 10_000, color: 'green', percent: 79 },
  { spent: 8_000, goal: 10_000, color: 'yellow', percent: 80 },
  { spent: 9_999, goal: 10_000, color: 'yellow', percent: 99 },
  { spent: 10_000, goal: 10_000, color: 'red', percent: 100 },
  { spent: 25_000, goal: 10_000, color: 'red', percent: 100 },
  { spent: 1, goal: 0, color: 'red', percent: 100 },
  { spent: 0, goal: 0, color: 'red', percent: 0 },
  // 80 % of 99 cents is 79.2 cents, so 79 cents is green although 79.8 % rounds up to 80 %.
  { spent: 79, goal: 99, color: 'green', percent: 79 },
  { spent: 80, goal: 99, color: 'yellow', percent: 80 },
])('$spent of $goal is $color at $percent %', ({ spent, goal, color, percent }) => {
  expect(progress(cents(spent), cents(goal))).toEqual({ color, percent })
})

describe('spending by category', () => {
  const rows = spendingRows(
    amounts([
      ['utilities', 10_000],
      ['charity', 500],
      ['other', 0],
      ['trustee_payment', 60_000],
    ]),
    amounts([
      ['utilities', 9_000],
      [null, 700],
      ['car_payment', 1_000],
      ['trustee_payment', 60_000],
      [null, 300],
    ]),
    byName,
  )

  // TRACKER-110
  test('lists spending by name, then without a category, then goals without spending', () => {
    expect(rows.map(({ category }) => category)).toEqual([
      'car_payment',
      'trustee_payment',
      'utilities',
      null,
      'charity',
      'other',
    ])
  })

  // TRACKER-109
  test('a zero item does not count as spending, even when the goal is zero', () => {
    const shown = spendingRows(
      amounts([
        ['charity', 500],
        ['other', 0],
      ]),
      amounts([
        ['charity', 0],
        ['other', 0],
        ['utilities', 100],
      ]),
      byName,
    )
    expect(shown.map(({ category, color, percent }) => [category, color, percent])).toEqual([
      ['utilities', 'red', 100],
      ['charity', 'green', 0],
      ['other', 'green', 0],
    ])
  })

  // TRACKER-107, TRACKER-109
  test('each spending row has its sum, goal, and color', () => {
    expect(rows).toEqual([
      { category: 'car_payment', spentCents: 1_000, goalCents: 0, color: 'red', percent: 100 },
      { category: 'trustee_payment', spentCents: 60_000, goalCents: 60_000, color: 'red', percent: 100 },
      { category: 'utilities', spentCents: 9_000, goalCents: 10_000, color: 'yellow', percent: 90 },
      { category: null, spentCents: 1_000, goalCents: 0, color: 'red', percent: 100 },
      { category: 'charity', spentCents: 0, goalCents: 500, color: 'green', percent: 0 },
      { category: 'other', spentCents: 0, goalCents: 0, color: 'green', percent: 0 },
    ])
  })
})

// TRACKER-134
test.each([
  { parts: [5_000, 5_000], state: 'equal' },
  { parts: [10_000], state: 'equal' },
  { parts: [5_000, 4_999], state: 'below' },
  { parts: [], state: 'below' },
  { parts: [5_000, 5_001], state: 'above' },
])('a split into $parts is $state for an item of 10000', ({ parts, state }) => {
  expect(splitState(cents(10_000), parts.map(cents))).toBe(state)
})

// TRACKER-05
test.each([
  { completed: null, approved: null, status: 'not_started' },
  { completed: null, approved: '2026-11-01', status: 'not_started' },
  { completed: '2026-01-02T10:00:00.000Z', approved: null, status: 'needs_approval' },
  { completed: '2026-01-02T10:00:00.000Z', approved: '2026-10-31', status: 'needs_approval' },
  { completed: '2026-01-02T10:00:00.000Z', approved: '2026-11-01', status: 'approved' },
  { completed: '2026-01-02T10:00:00.000Z', approved: '2026-12-01', status: 'approved' },
])(
  'a tracker set up on $completed and approved for $approved is $status in November 2026',
  ({ completed, approved, status }) => {
    const info = {
      getStartedCompletedAt: completed,
      budgetLastApprovedOn: approved === null ? null : day(approved),
    }
    expect(trackerStatus(info, day('2026-11-21'))).toBe(status)
  },
)

// TRACKER-03
test.each([
  { status: 'not_started', has: 'all', landing: 'get-started' },
  { status: 'approved', has: 'all', landing: 'track-success' },
  { status: 'needs_approval', has: 'all', landing: 'monthly-goals' },
  { status: 'approved', has: 'no income', landing: 'get-started' },
  { status: 'approved', has: 'no expenses', landing: 'get-started' },
  { status: 'approved', has: 'no trustee payment', landing: 'get-started' },
  { status: 'needs_approval', has: 'no trustee payment', landing: 'get-started' },
] as const)('a tracker that is $status with $has opens $landing', ({ status, has, landing }) => {
  const state = {
    status,
    hasIncomeGoals: has !== 'no income',
    hasExpenseGoals: has !== 'no expenses',
    hasTrusteePayment: has !== 'no trustee payment',
  }
  expect(trackerLanding(state)).toBe(landing)
})
