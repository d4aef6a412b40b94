/** Short helpers for what a customer enters, buys and splits in the tracker. */
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { vi } from 'vitest'
import type { TestBank, TestCustomer } from './test-bank.ts'

export interface Items {
  expense_items: ExpenseItem[]
}
export const external = (amount: string, effective_date: string, more: object = {}) => ({
  amount,
  category: 'housing',
  external: true,
  effective_date,
  ...more,
})
export const own = (amount: string, more: object = {}) => ({
  amount,
  category: 'housing',
  external: false,
  ...more,
})
export const shortItems = (items: readonly ExpenseItem[]) =>
  items.map(({ effective_date, category, amount }) => `${effective_date} ${category} ${amount}`)

export const spending = (bank: () => TestBank, customer: () => TestCustomer) => {
  const create = (item: object, month?: string | null) =>
    customer().post<Items>('/api/expense_items', { month, expense_item: item })
  const change = (id: number | undefined, item: object, month?: string) =>
    customer().put<Items>(`/api/expense_items/${id}`, { month, expense_item: item })
  const list = async (query = '') =>
    (await customer().get<Items>(`/api/expense_items${query}`)).body.expense_items
  const split = (id: number | undefined, parts: object[], who = customer()) =>
    who.post<Items>('/api/expense_items/create_childen', {
      month: null,
      expense_items: parts.map((part) => ({ category: 'taxes', expense_item_id: id, ...part })),
    })
  const createOne = async (item: object): Promise<ExpenseItem> => {
    const [created] = (await create(item)).body.expense_items
    if (!created) throw new Error('no item was created')
    return created
  }
  /** Makes a card purchase on the sandbox's current day, and returns the tracker's item for it. */
  const buy = async (amount = '10.00', merchant = 'GROCER'): Promise<ExpenseItem> => {
    await bank().control(`/accounts/${customer().prn}/deposits`, {
      kind: 'payroll',
      amount: '500',
      description: 'PAYROLL',
    })
    const { id } = await bank().control<{ id: string }>(`/cards/${customer().prn}/authorizations`, {
      merchant,
      amount,
    })
    await bank().control(`/authorizations/${id}/settle`)
    await bank().settle()
    // A job may still be applying the event, and `settle` does not wait for that job.
    return vi.waitFor(async () => {
      const [item] = await list('?uncategorized=true')
      if (!item) throw new Error('the purchase created no item')
      return item
    })
  }
  return { create, change, list, split, createOne, buy }
}
