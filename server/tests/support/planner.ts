/** Short helpers for a customer who plans a month. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { ExpenseGoal, IncomeGoal, TrusteePayment } from '@yoursuccess/contract/tracker/tracker-fields'
import { expect } from 'vitest'
import type { Answer, TestCustomer } from './test-bank.ts'

export const [JULY, AUGUST, SEPTEMBER, OCTOBER] = [
  '2026-07-01',
  '2026-08-01',
  '2026-09-01',
  '2026-10-01',
] as const

export interface IncomeGoals {
  income_goals: IncomeGoal[]
}
export interface ExpenseGoals {
  expense_goals: ExpenseGoal[]
  trustee_payment: TrusteePayment | null
}

export const trustee = (amount: string, more: object = {}) => ({
  category: 'trustee_payment',
  amount,
  ...more,
})
export const income = (amount: string, category = 'salary') => ({ category, amount })
/** Goals as "category amount". */
export const short = (goals: readonly { category: string; amount: string }[]) =>
  goals.map(({ category, amount }) => `${category} ${amount}`)

export const expectRefusal = (answer: Answer, status: number, code: string, details?: string[]) => {
  expect(answer).toMatchObject({ status, body: { code } })
  if (details) expect((answer.body as ErrorReply).details).toEqual(details)
}

export const planner = (customer: TestCustomer) => {
  const saveIncome = (items: object[], month: string | null = null) =>
    customer.post<IncomeGoals>('/api/income_goals/create_update_goals', { month, income_goal: { items } })
  const saveExpenses = (items: object[], month: string | null = null) =>
    customer.post<ExpenseGoals>('/api/expense_goals/create_update_goals', { month, expense_goal: { items } })
  return {
    saveIncome,
    saveExpenses,
    createGoal: (goal: object, month: string | null = null) =>
      customer.post<ExpenseGoals>('/api/expense_goals', { month, expense_goal: goal }),
    incomeOf: async (month?: string) =>
      (await customer.get<IncomeGoals>(`/api/income_goals${month ? `?month=${month}` : ''}`)).body
        .income_goals,
    expensesOf: async (month?: string) =>
      (await customer.get<ExpenseGoals>(`/api/expense_goals${month ? `?month=${month}` : ''}`)).body,
    /**
     * Saves $2,500.00 of income, $600.00 for the trustee on the 15th, and $1,200.00 for housing: $700.00 are
     * left.
     */
    plan: async (month: string | null = null) => {
      await saveExpenses([trustee('600', { due_day: 15 })], month)
      await saveIncome([income('2000'), income('500.00', 'rent')], month)
      return saveExpenses([{ category: 'housing', amount: 1200, description: 'Rent and parking' }], month)
    },
  }
}
export type Planner = ReturnType<typeof planner>
