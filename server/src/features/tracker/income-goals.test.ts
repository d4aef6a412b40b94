import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { IncomeGoal } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  AUGUST,
  JULY,
  SEPTEMBER,
  expectRefusal,
  income,
  short,
  planner,
  type IncomeGoals,
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

describe('income goals', () => {
  // TRACKER-146, TRACKER-147, TRACKER-148, TRACKER-164, TRACKER-166
  test('creates income goals, then merges changes by id and category, and keeps unlisted goals', async () => {
    const first = await planned.saveIncome([income('2000.5'), income('500', 'rent')])
    expect(first.status).toBe(200)
    expect(first.body.income_goals).toEqual([
      { id: expect.any(Number), amount: '2000.50', category: 'salary', name: '', effective_date: AUGUST },
      { id: expect.any(Number), amount: '500.00', category: 'rent', name: '', effective_date: AUGUST },
    ])
    const [salary, rent] = first.body.income_goals
    const second = await planned.saveIncome([
      { id: rent?.id, amount: '450', category: 'other', effective_date: JULY },
      income('2100'),
      income('50', 'social_security'),
    ])
    expect(short(second.body.income_goals)).toEqual([
      'salary 2100.00',
      'other 450.00',
      'social_security 50.00',
    ])
    expect(second.body.income_goals.slice(0, 2).map(({ id }) => id)).toEqual([salary?.id, rent?.id])
    expect(await planned.incomeOf()).toEqual(second.body.income_goals)
  })

  // TRACKER-88
  test('allows two income goals of one category with different names', async () => {
    const named = { ...income('900'), name: 'Night shift' }
    const first = await planned.saveIncome([income('2000'), named])
    expect(first.body.income_goals.map(({ name, amount }) => [name, amount])).toEqual([
      ['', '2000.00'],
      ['Night shift', '900.00'],
    ])
    const [, night] = first.body.income_goals
    await planned.saveIncome([{ ...income('950'), name: 'Night shift' }])
    expect((await planned.incomeOf()).map(({ amount }) => amount)).toEqual(['2000.00', '950.00'])
    await planned.saveIncome([{ ...income('960'), id: night?.id }])
    expect((await planned.incomeOf())[1]).toMatchObject({ name: 'Night shift', amount: '960.00' })
    const same = { ...income('1'), id: night?.id, name: '' }
    expectRefusal(await planned.saveIncome([same]), 422, 'tracker.duplicate_income')
  })

  test('swaps the categories of two income goals in one save', async () => {
    const [salary, rent] = (await planned.saveIncome([income('100'), income('200', 'rent')])).body
      .income_goals
    const swapped = await planned.saveIncome([
      { id: salary?.id, ...income('100', 'rent') },
      { id: rent?.id, ...income('200', 'salary') },
    ])
    expect(short(swapped.body.income_goals)).toEqual(['rent 100.00', 'salary 200.00'])
  })

  // TRACKER-13
  test('income goals belong to their month', async () => {
    await planned.saveIncome([income('100')])
    await planned.saveIncome([income('200')], '2026-09-17')
    expect(short(await planned.incomeOf())).toEqual(['salary 100.00'])
    expect(await planned.incomeOf(SEPTEMBER)).toMatchObject([{ amount: '200.00', effective_date: SEPTEMBER }])
  })

  // TRACKER-90
  test('refuses income below the trustee payment, says how much is missing, and writes nothing', async () => {
    await planned.plan()
    const before = await planned.incomeOf()
    const answer = await planned.saveIncome([income('99.98'), income('100', 'rent'), income('400', 'other')])
    expectRefusal(answer, 422, 'tracker.income_shortfall', ['0.02'])
    expect((answer.body as unknown as ErrorReply).error).toBe(
      'You have not entered enough income to cover your monthly trustee payment. Please verify your income and trustee payment amounts.',
    )
    expect(await planned.incomeOf()).toEqual(before)
    expect(
      (await planned.saveIncome([income('100'), income('100', 'rent'), income('400', 'other')])).status,
    ).toBe(200)
  })

  // TRACKER-90, TRACKER-149
  test('changes and deletes an income goal as long as the rest covers the trustee payment', async () => {
    await planned.plan()
    const [salary, rent] = await planned.incomeOf()
    const path = (goal?: IncomeGoal) => `/api/income_goals/${goal?.id}`
    expect((await customer.get(path(rent))).body).toEqual({ income_goal: rent })
    const change = (amount: string, category = 'rent') => ({
      month: AUGUST,
      income_goal: { amount, category },
    })
    expect(
      short((await customer.put<IncomeGoals>(path(rent), change('1', 'other'))).body.income_goals),
    ).toEqual(['salary 2000.00', 'other 1.00'])
    expectRefusal(await customer.put(path(rent), change('1', 'salary')), 422, 'tracker.duplicate_income')
    expectRefusal(await customer.delete(path(salary)), 422, 'tracker.income_shortfall', ['599.00'])
    expect(await customer.delete(`${path(rent)}?month=${AUGUST}`)).toMatchObject({
      status: 200,
      body: { income_goals: [salary] },
    })
    expectRefusal(await customer.delete(path(rent)), 404, 'not_found')
    expect(await planned.incomeOf()).toEqual([salary])
  })
})
