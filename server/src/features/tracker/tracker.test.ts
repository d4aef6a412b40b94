import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  AUGUST,
  JULY,
  OCTOBER,
  SEPTEMBER,
  expectRefusal,
  income,
  short,
  trustee,
  planner,
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

interface Info {
  success_tracker_info: {
    status: string
    get_started_completed_at: string | null
    budget_last_approved_at: string | null
  }
}
type MonthlyGoals = {
  income_goals: { id: number | null }[]
  expense_goals: { id: number | null }[]
  trustee_payment: { id: number | null } | null
}

describe('months', () => {
  afterEach(() => bank.control('/clock/set', { to: '2026-08-22' }))

  // TRACKER-15
  test.each([JULY, OCTOBER])('refuses goals for %s in August', async (month) => {
    const refused = [
      await planned.saveIncome([income('1')], month),
      await planned.saveExpenses([trustee('1')], month),
      await planned.createGoal({ category: 'taxes', amount: '0' }, month),
    ]
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'tracker.month_not_plannable' } })
    }
  })

  // TRACKER-16
  test('a first plan that is open at midnight can be finished for its month', async () => {
    await planned.saveExpenses([trustee('600', { due_day: 15 })], AUGUST)
    await bank.control('/clock/set', { to: '2026-09-01' })
    expect((await planned.saveIncome([income('2000')], AUGUST)).status).toBe(200)
    expect((await planned.saveExpenses([{ category: 'housing', amount: 1200 }], AUGUST)).status).toBe(200)
    const finished = await customer.post<Info>('/api/success_tracker_infos', {
      month: AUGUST,
      success_tracker_info: { get_started_completed_at: null, budget_last_approved_at: null },
    })
    expect(finished.body.success_tracker_info).toMatchObject({
      status: 'needs_approval',
      budget_last_approved_at: AUGUST,
    })
  })

  // TRACKER-16
  test('a plan that is open at midnight can be approved for its month one day longer', async () => {
    await planned.plan()
    await bank.control('/clock/set', { to: '2026-09-01' })
    const approve = () =>
      customer.put<Info>('/api/success_tracker_infos', {
        success_tracker_info: { budget_last_approved_at: AUGUST },
      })
    expect((await approve()).body.success_tracker_info.budget_last_approved_at).toBe(AUGUST)
    await bank.control('/clock/set', { to: '2026-09-02' })
    expectRefusal(await approve(), 422, 'tracker.month_not_plannable')
    const late = { month: AUGUST, success_tracker_info: {} }
    expectRefusal(await customer.post('/api/success_tracker_infos', late), 422, 'tracker.month_not_plannable')
  })

  // TRACKER-15, TRACKER-150
  test('goals of a past month can be read but not changed', async () => {
    const [housing] = (await planned.plan()).body.expense_goals
    const [salary] = await planned.incomeOf()
    await bank.control('/clock/set', { to: '2026-09-02' })
    const goal = { category: 'housing', amount: '1' }
    const refused = [
      await customer.put(`/api/expense_goals/${housing?.id}`, { expense_goal: goal }),
      await customer.delete(`/api/expense_goals/${housing?.id}`),
      await customer.put(`/api/income_goals/${salary?.id}`, { income_goal: income('9999') }),
      await customer.delete(`/api/income_goals/${salary?.id}`),
    ]
    for (const answer of refused) expectRefusal(answer, 422, 'tracker.month_not_plannable')
    expect((await planned.expensesOf(AUGUST)).expense_goals).toEqual([housing])
    expect((await planned.expensesOf()).expense_goals).toEqual([])
  })

  // TRACKER-71
  test('prefills a new month from the latest earlier one until it has its own goals', async () => {
    await planned.plan()
    const prefill = (month: string, prefil = true) =>
      customer.get<MonthlyGoals>(`/api/payment_tracking/monthly_goals?month=${month}&prefil=${prefil}`)
    expect((await prefill(SEPTEMBER)).body).toEqual({
      income_goals: [
        { id: null, amount: '2000.00', category: 'salary', name: '', effective_date: SEPTEMBER },
        { id: null, amount: '500.00', category: 'rent', name: '', effective_date: SEPTEMBER },
      ],
      expense_goals: [
        {
          id: null,
          amount: '1200.00',
          category: 'housing',
          description: 'Rent and parking',
          effective_date: SEPTEMBER,
        },
      ],
      trustee_payment: {
        id: null,
        amount: '600.00',
        category: 'trustee_payment',
        fixed: true,
        effective_date: SEPTEMBER,
        due_day: 15,
      },
    })
    expect((await prefill(SEPTEMBER, false)).body).toEqual({
      income_goals: [],
      expense_goals: [],
      trustee_payment: null,
    })
    expect((await prefill(JULY)).body).toEqual({ income_goals: [], expense_goals: [], trustee_payment: null })

    // The wizard saves step by step: saved steps keep their goals, the others are still prefilled.
    await planned.saveExpenses([trustee('700')], SEPTEMBER)
    const halfway = (await prefill(SEPTEMBER)).body
    expect(halfway.trustee_payment).toMatchObject({ id: expect.any(Number), amount: '700.00' })
    expect(halfway.income_goals).toHaveLength(2)
    expect(halfway.expense_goals).toMatchObject([{ id: null }])
  })

  // TRACKER-71
  test('accepts prefilled goals unchanged', async () => {
    await planned.plan()
    const { body } = await customer.get<MonthlyGoals>(
      `/api/payment_tracking/monthly_goals?month=${SEPTEMBER}&prefil=true`,
    )
    expect((await planned.saveExpenses([body.trustee_payment ?? {}], SEPTEMBER)).status).toBe(200)
    expect((await planned.saveIncome(body.income_goals, SEPTEMBER)).status).toBe(200)
    expect((await planned.saveExpenses(body.expense_goals, SEPTEMBER)).status).toBe(200)
    expect(short((await planned.expensesOf(SEPTEMBER)).expense_goals)).toEqual(['housing 1200.00'])
  })

  // TRACKER-14, TRACKER-24, TRACKER-154, TRACKER-155
  test('returns a month of the tracker in one reply, with all months since the first data', async () => {
    const empty = await customer.get<PaymentTracking>('/api/payment_tracking')
    expect(empty.body).toEqual({
      income_goals: [],
      expense_goals: [],
      expense_items: [],
      trustee_payment: null,
      expense_goal: 0,
      months_in_payment_tracking: [AUGUST],
    })
    await planned.plan()
    await planned.createGoal({ category: 'taxes', amount: '0.07' })
    await planned.saveIncome([income('100')], SEPTEMBER)
    const item = { amount: '12.50', category: 'taxes', external: true, effective_date: '2026-07-31' }
    await customer.post('/api/expense_items', { expense_item: item })
    const { body } = await customer.get<PaymentTracking>(`/api/payment_tracking?month=${JULY}`)
    expect(body.expense_items).toMatchObject([{ amount: '12.50' }])
    expect(body.months_in_payment_tracking).toEqual([SEPTEMBER, AUGUST, JULY])
    const august = (await customer.get<PaymentTracking>('/api/payment_tracking')).body
    expect(august).toMatchObject({
      expense_items: [],
      trustee_payment: { amount: '600.00' },
      expense_goal: 1200.07,
    })
    expect(august.income_goals).toEqual(await planned.incomeOf())
    expect(august.expense_goals).toEqual((await planned.expensesOf()).expense_goals)
    expect((await customer.get('/api/payment_tracking/total_expense_goal')).body).toEqual({
      total_expense_goal: 1200.07,
    })
  })
})

describe('access to the tracker', () => {
  // TRACKER-167
  test('hides goals from another customer and refuses every change', async () => {
    const goals = (await planned.plan()).body
    const [salary] = await planned.incomeOf()
    const stranger = await bank.createCustomer()
    const [goalPath, incomePath] = [
      `/api/expense_goals/${goals.expense_goals[0]?.id}`,
      `/api/income_goals/${salary?.id}`,
    ]
    const bulk = '/create_update_goals'
    const attempts = [
      await stranger.get(goalPath),
      await stranger.put(goalPath, { expense_goal: { amount: '1', category: 'housing' } }),
      await stranger.delete(goalPath),
      await stranger.post(`/api/expense_goals${bulk}`, {
        expense_goal: { items: [{ id: goals.trustee_payment?.id, ...trustee('1') }] },
      }),
      await stranger.get(incomePath),
      await stranger.put(incomePath, { income_goal: income('1') }),
      await stranger.delete(incomePath),
      await stranger.post(`/api/income_goals${bulk}`, {
        income_goal: { items: [{ id: salary?.id, ...income('1') }] },
      }),
    ]
    for (const answer of attempts) expectRefusal(answer, 404, 'not_found')
    expect(await planned.expensesOf()).toEqual(goals)
    expect(
      (await stranger.get<MonthlyGoals>('/api/payment_tracking/monthly_goals?prefil=true')).body,
    ).toEqual({
      income_goals: [],
      expense_goals: [],
      trustee_payment: null,
    })
  })

  // TRACKER-01
  test('refuses the tracker to a customer without the feature', async () => {
    await bank.operator('PUT', '/customers/features', {
      email: customer.email,
      features: { paymentTracker: false },
    })
    expect(await customer.get('/api/payment_tracking')).toMatchObject({
      status: 403,
      body: { code: 'feature_off' },
    })
  })
})
