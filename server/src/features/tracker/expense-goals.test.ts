import type { ExpenseGoal } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  AUGUST,
  SEPTEMBER,
  expectRefusal,
  income,
  short,
  trustee,
  planner,
  type ExpenseGoals,
  type Planner,
} from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
let planned: Planner
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  planned = planner(customer)
})

describe('the trustee payment', () => {
  // TRACKER-34, TRACKER-152
  test('saves the trustee payment apart from the goals, as fixed, and leaves them unchanged', async () => {
    await planned.plan()
    const saved = await planned.saveExpenses([trustee('650', { fixed: false })])
    expect(saved.body.trustee_payment).toEqual({
      id: expect.any(Number),
      amount: '650.00',
      category: 'trustee_payment',
      fixed: true,
      effective_date: AUGUST,
      due_day: 15,
    })
    expect(saved.body.expense_goals).toMatchObject([
      { category: 'housing', amount: '1200.00', description: 'Rent and parking' },
    ])
  })

  // TRACKER-39
  test('refuses a trustee payment that exceeds the income left by the goals', async () => {
    await planned.plan()
    expectRefusal(await planned.saveExpenses([trustee('1300.01')]), 422, 'tracker.trustee_exceeds_income', [
      '2500.00',
      '0.01',
    ])
    expect((await planned.expensesOf()).trustee_payment?.amount).toBe('600.00')
    expect((await planned.saveExpenses([trustee('1300')])).status).toBe(200)
  })

  // TRACKER-41
  test('accepts an unchanged trustee payment after the income fell, so the wizard can continue', async () => {
    await planned.plan()
    await planned.saveIncome([income('600'), income('0', 'rent')])
    expectRefusal(await planned.saveExpenses([trustee('500')]), 422, 'tracker.trustee_exceeds_income', [
      '600.00',
      '1100.00',
    ])
    expect(
      (await planned.saveExpenses([trustee('600', { due_day: 20 })])).body.trustee_payment,
    ).toMatchObject({
      amount: '600.00',
      due_day: 20,
    })
  })

  // TRACKER-43
  test('copies the due day of the trustee payment from the month before by default', async () => {
    await planned.plan()
    expect((await planned.saveExpenses([trustee('600')], SEPTEMBER)).body.trustee_payment?.due_day).toBe(15)
    expect(
      (await planned.saveExpenses([trustee('600', { due_day: null })], SEPTEMBER)).body.trustee_payment
        ?.due_day,
    ).toBeNull()
    expect((await planned.saveExpenses([trustee('610')], SEPTEMBER)).body.trustee_payment?.due_day).toBeNull()
  })

  // TRACKER-44
  test('refuses to delete the trustee payment or turn it into a goal', async () => {
    const id = (await planned.plan()).body.trustee_payment?.id
    const path = `/api/expense_goals/${id}`
    const goal = { amount: '1', category: 'taxes' }
    expectRefusal(await customer.delete(path), 422, 'tracker.trustee_payment_kept')
    expectRefusal(await customer.put(path, { expense_goal: goal }), 422, 'tracker.trustee_payment_kept')
    expectRefusal(await planned.saveExpenses([{ id, ...goal }]), 404, 'not_found')
    expect((await planned.expensesOf()).trustee_payment?.amount).toBe('600.00')
  })
})

describe('expense goals', () => {
  // TRACKER-96, TRACKER-150, TRACKER-151
  test('adds an expense goal and returns all of them', async () => {
    await planned.plan()
    const added = await planned.createGoal({ category: 'taxes', amount: '100', description: '' })
    expect(added.status).toBe(201)
    expect(added.body.expense_goals).toEqual([
      expect.objectContaining({ category: 'housing' }),
      {
        id: expect.any(Number),
        category: 'taxes',
        amount: '100.00',
        description: null,
        effective_date: AUGUST,
      },
    ])
    expect(added.body.trustee_payment?.amount).toBe('600.00')
  })

  // TRACKER-100
  test('refuses a goal over the budget, trustee payment included, and says by how much', async () => {
    await planned.plan()
    expectRefusal(
      await planned.createGoal({ category: 'taxes', amount: '700.01' }),
      422,
      'tracker.over_budget',
      ['0.01'],
    )
    expect((await planned.expensesOf()).expense_goals).toHaveLength(1)
    expect((await planned.createGoal({ category: 'taxes', amount: '700.00' })).status).toBe(201)
  })

  // TRACKER-102
  test('allows one expense goal per category and month', async () => {
    await planned.plan()
    expectRefusal(
      await planned.createGoal({ category: 'housing', amount: '1' }),
      422,
      'tracker.duplicate_category',
    )
    const twice = [
      { category: 'taxes', amount: '1' },
      { category: 'taxes', amount: '2' },
    ]
    expectRefusal(await planned.saveExpenses(twice), 422, 'tracker.duplicate_category')
    expect(short((await planned.expensesOf()).expense_goals)).toEqual(['housing 1200.00'])
  })

  // TRACKER-148
  test('a bulk save of goals is all or nothing', async () => {
    await planned.plan()
    const stranger = await bank.createCustomer()
    const before = await planned.expensesOf()
    const good = { category: 'taxes', amount: '100' }
    expectRefusal(
      await planned.saveExpenses([good, { category: 'charity', amount: '601' }]),
      422,
      'tracker.over_budget',
      ['1.00'],
    )
    expectRefusal(
      await planned.saveExpenses([good, { id: 999_999_999, category: 'charity', amount: '1' }]),
      404,
      'not_found',
    )
    expect(await planned.expensesOf()).toEqual(before)
    expect((await stranger.get<ExpenseGoals>('/api/expense_goals')).body.expense_goals).toEqual([])
  })

  // TRACKER-153
  test('checks a changed goal without its old amount, and keeps an unsent description', async () => {
    const [housing] = (await planned.plan()).body.expense_goals
    const path = `/api/expense_goals/${housing?.id}`
    const change = (goal: object, month?: string) =>
      customer.put<ExpenseGoals>(path, { month, expense_goal: goal })
    expectRefusal(await change({ category: 'housing', amount: '1900.01' }), 422, 'tracker.over_budget', [
      '0.01',
    ])
    expect((await change({ category: 'housing', amount: '1900' }, AUGUST)).body.expense_goals).toMatchObject([
      { id: housing?.id, amount: '1900.00', description: 'Rent and parking' },
    ])
    await change({ category: 'utilities', amount: '5', description: null })
    expect((await customer.get<{ expense_goal: ExpenseGoal }>(path)).body.expense_goal).toMatchObject({
      category: 'utilities',
      amount: '5.00',
      description: null,
    })
  })

  // TRACKER-100
  test('a customer over the budget can lower a goal but not raise it', async () => {
    const [housing] = (await planned.plan()).body.expense_goals
    await planned.saveIncome([income('1000'), income('0', 'rent')])
    const change = (amount: string) =>
      customer.put(`/api/expense_goals/${housing?.id}`, { expense_goal: { category: 'housing', amount } })
    expectRefusal(await change('1200.01'), 422, 'tracker.over_budget', ['800.01'])
    expect((await change('1100')).status).toBe(200)
  })

  // TRACKER-153
  test('deletes an expense goal and returns the remaining ones', async () => {
    await planned.plan()
    const taxes = (await planned.createGoal({ category: 'taxes', amount: '1' })).body.expense_goals.at(-1)
    const path = `/api/expense_goals/${taxes?.id}`
    expectRefusal(await customer.delete(`${path}?month=${SEPTEMBER}`), 404, 'not_found')
    const answer = await customer.delete<ExpenseGoals>(`${path}?month=${AUGUST}`)
    expect(answer.status).toBe(200)
    expect(short(answer.body.expense_goals)).toEqual(['housing 1200.00'])
    expectRefusal(await customer.get(path), 404, 'not_found')
  })

  // TRACKER-169
  test('two browsers that add goals at once leave one per category and stay within the budget', async () => {
    await planned.plan()
    const same = await Promise.all([1, 2].map(() => planned.createGoal({ category: 'taxes', amount: '100' })))
    expect(same.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 422])
    const categories = ['charity', 'insurance', 'clothing_laundry_and_dry_cleaning', 'entertainment']
    const many = await Promise.all(
      categories.map((category) => planned.createGoal({ category, amount: '250' })),
    )
    expect(many.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 422, 422])
    expect((await planned.expensesOf()).expense_goals).toHaveLength(4)
  })
})
