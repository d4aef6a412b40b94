import { day } from '@yoursuccess/contract/core/calendar-date'
import { cents } from '@yoursuccess/contract/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canApprove,
  expensesError,
  incomeError,
  spendingOf,
  spreadBack,
  trackedMonths,
  type MovementKind,
} from './tracker.rules.ts'

const plan = (goals: Record<string, number>) =>
  Object.entries(goals).map(([category, amount]) => ({ category, amountCents: cents(amount) }))

// TRACKER-140
test.each<[MovementKind, number, number | undefined]>([
  ['purchase', -1_250, 1_250],
  // The bill payment itself makes the item.
  ['bill_payment', -10_000, undefined],
  ['purchase_reversal', 1_250, undefined],
  ['refund', 1_250, undefined],
  ['deposit', 50_000, undefined],
  ['cash_back', 300, undefined],
  ['fee', -100, undefined],
  ['bill_payment_return', 10_000, undefined],
  ['ach_credit', 20_000, undefined],
  ['ach_debit', -20_000, undefined],
  ['ach_return', -20_000, undefined],
  ['refund_check', -5_000, undefined],
  ['adjustment', -700, undefined],
  ['own_transfer', -700, undefined],
  // A purchase that gives money back is not spending.
  ['purchase', 1_250, undefined],
  ['purchase', 0, undefined],
])('a %s of %d cents makes an item of %s', (kind, amount, spent) => {
  expect(spendingOf(kind, cents(amount))).toBe(spent)
})

// TRACKER-144
test.each([
  { name: 'nothing', back: 0, parts: [60, 40], shares: [0, 0] },
  { name: 'everything', back: 100, parts: [60, 40], shares: [60, 40] },
  { name: 'more than the total', back: 150, parts: [60, 40], shares: [60, 40] },
  { name: 'half', back: 50, parts: [60, 40], shares: [30, 20] },
  { name: 'one cent, with two equal parts,', back: 1, parts: [50, 50], shares: [1, 0] },
  { name: 'one cent, with unequal parts,', back: 1, parts: [1, 99], shares: [0, 1] },
  { name: 'two cents, with three equal parts,', back: 2, parts: [10, 10, 10], shares: [1, 1, 0] },
  { name: 'some money, with a part of zero,', back: 5, parts: [0, 10], shares: [0, 5] },
  { name: 'some money, with only parts of zero,', back: 5, parts: [0, 0], shares: [0, 0] },
])('spreads a refund of $name over the parts as $shares', ({ back, parts, shares }) => {
  expect(spreadBack(cents(back), parts.map(cents))).toEqual(shares)
})

// TRACKER-144
test('spreads a refund exactly: no part gives more than it has, and none is off by a whole cent', () => {
  const part = fc.integer({ min: 0, max: 9_999_999_999 })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 50 }),
      fc.nat({ max: 10_000 }),
      (parts, tenThousandths) => {
        const whole = parts.reduce((total, each) => total + each, 0)
        const back = Math.floor((whole / 10_000) * tenThousandths)
        const shares = spreadBack(cents(back), parts.map(cents))
        expect(shares.reduce((total, each) => total + each, 0)).toBe(back)
        for (const [index, share] of shares.entries()) {
          const own = parts[index] ?? 0
          expect(share >= 0 && share <= own).toBe(true)
          const off = BigInt(share) * BigInt(whole) - BigInt(back) * BigInt(own)
          expect((off < BigInt(whole) && off > -BigInt(whole)) || off === 0n).toBe(true)
        }
      },
    ),
  )
})

test.each([
  { income: { salary: 60_000 }, missing: undefined },
  { income: { salary: 30_000, rent: 29_999 }, missing: '0.01' },
  { income: {}, missing: '600.00' },
])('an income of $income is short by $missing for a trustee payment of 600', ({ income, missing }) => {
  const error = missing ? { code: 'tracker.income_shortfall', details: [missing] } : undefined
  expect(incomeError(plan(income), plan({ trustee_payment: 60_000, housing: 90_000 }))).toEqual(error)
})

const exceeds = (...details: string[]) => ({ code: 'tracker.trustee_exceeds_income', details })
const over = (amount: string) => ({ code: 'tracker.over_budget', details: [amount] })
test.each([
  {
    name: 'a trustee payment that fits',
    before: { housing: 400 },
    after: { housing: 400, trustee_payment: 600 },
    error: undefined,
  },
  {
    name: 'a trustee payment that does not fit',
    before: { housing: 400 },
    after: { housing: 400, trustee_payment: 601 },
    error: exceeds('10.00', '0.01'),
  },
  {
    name: 'a lower trustee payment that still does not fit',
    before: { housing: 900, trustee_payment: 600 },
    after: { housing: 900, trustee_payment: 200 },
    error: exceeds('10.00', '1.00'),
  },
  {
    name: 'an unchanged trustee payment over the budget, as the wizard resubmits it',
    before: { housing: 900, trustee_payment: 600 },
    after: { housing: 900, trustee_payment: 600 },
    error: undefined,
  },
  {
    name: 'a goal that uses up the income',
    before: { trustee_payment: 600 },
    after: { trustee_payment: 600, housing: 400 },
    error: undefined,
  },
  {
    name: 'a goal one cent over the income',
    before: { trustee_payment: 600 },
    after: { trustee_payment: 600, housing: 401 },
    error: over('0.01'),
  },
  {
    name: 'a goal that is raised as much as another is lowered',
    before: { trustee_payment: 600, housing: 300, taxes: 100 },
    after: { trustee_payment: 600, housing: 350, taxes: 50 },
    error: undefined,
  },
  {
    name: 'a lower goal that is still over the budget',
    before: { trustee_payment: 600, housing: 900 },
    after: { trustee_payment: 600, housing: 800 },
    error: undefined,
  },
  {
    name: 'a higher trustee payment with lower goals that make room for it',
    before: { trustee_payment: 600, housing: 400 },
    after: { trustee_payment: 700, housing: 300 },
    error: undefined,
  },
])('with an income of 10 dollars, checks $name', ({ before, after, error }) => {
  expect(expensesError(plan({ salary: 1_000 }), plan(before), plan(after))).toEqual(error)
})

// TRACKER-79
test.each([
  { name: 'everything', income: { salary: 1 }, expenses: { housing: 0, trustee_payment: 1 }, can: true },
  { name: 'no income', income: {}, expenses: { housing: 1, trustee_payment: 1 }, can: false },
  { name: 'no expense goal', income: { salary: 1 }, expenses: { trustee_payment: 1 }, can: false },
  { name: 'no trustee payment', income: { salary: 1 }, expenses: { housing: 1 }, can: false },
  {
    name: 'a trustee payment of zero',
    income: { salary: 1 },
    expenses: { housing: 1, trustee_payment: 0 },
    can: false,
  },
])('a budget with $name can be approved: $can', ({ income, expenses, can }) => {
  expect(canApprove(plan(income), plan(expenses))).toBe(can)
})

// TRACKER-14
test.each([
  { first: null, next: false, months: ['2026-01-01'] },
  { first: '2026-01-15', next: false, months: ['2026-01-01'] },
  { first: '2025-11-30', next: false, months: ['2026-01-01', '2025-12-01', '2025-11-01'] },
  { first: '2025-12-01', next: true, months: ['2026-02-01', '2026-01-01', '2025-12-01'] },
  { first: '2026-02-01', next: true, months: ['2026-02-01', '2026-01-01'] },
])(
  'in January 2026, data since $first (next month planned: $next) gives $months',
  ({ first, next, months }) => {
    expect(trackedMonths(first === null ? null : day(first), next, day('2026-01-31'))).toEqual(months)
  },
)
