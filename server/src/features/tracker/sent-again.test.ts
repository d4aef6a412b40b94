import { randomUUID } from 'node:crypto'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AUGUST, planner, short } from '../../../tests/support/planner.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

interface Items {
  expense_items: ExpenseItem[]
}
const send = <Body>(path: string, body: object, key: string) =>
  bank.send<Body>('POST', path, body, { authorization: `Bearer ${customer.token}`, 'idempotency-key': key })
const cash = { amount: '12.50', category: 'trustee_payment', external: true, effective_date: '2026-08-03' }
const amounts = async () =>
  (await customer.get<Items>('/api/expense_items')).body.expense_items.map(({ amount }) => amount)

// TRACKER-168
test('adds an expense once when it is sent three times with one key, with one reply', async () => {
  const key = randomUUID()
  const body = { month: AUGUST, expense_item: cash }
  const answers = [
    ...(await Promise.all([1, 2].map(() => send<Items>('/api/expense_items', body, key)))),
    await send<Items>('/api/expense_items', body, key),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await amounts()).toEqual(['12.50'])
})

test('adds the same expense again with another key', async () => {
  for (const key of [randomUUID(), randomUUID()])
    await send('/api/expense_items', { month: AUGUST, expense_item: cash }, key)
  expect(await amounts()).toEqual(['12.50', '12.50'])
})

// TRACKER-168
test('a split that is sent again with its key is accepted, not refused as already split', async () => {
  const [item] = (await send<Items>('/api/expense_items', { expense_item: cash }, randomUUID())).body
    .expense_items
  const part = (amount: string) => ({ amount, category: 'taxes', expense_item_id: item?.id })
  const key = randomUUID()
  const parts = { expense_items: [part('12'), part('0.50')] }
  for (let round = 0; round < 3; round += 1) {
    const { status } = await send('/api/expense_items/create_childen', parts, key)
    expect(status).toBe(201)
  }
  expect((await amounts()).toSorted()).toEqual(['0.50', '12.00'])
})

// TRACKER-168
test('saves goals once when they are sent again with their key', async () => {
  await planner(customer).plan()
  const goal = { month: AUGUST, expense_goal: { amount: '10', category: 'charity' } }
  const key = randomUUID()
  for (let round = 0; round < 3; round += 1)
    expect((await send('/api/expense_goals', goal, key)).status).toBe(201)
  const income = { income_goal: { items: [{ amount: '2000', category: 'salary' }] } }
  const incomeKey = randomUUID()
  for (let round = 0; round < 3; round += 1)
    expect((await send('/api/income_goals/create_update_goals', income, incomeKey)).status).toBe(200)
  expect(short((await planner(customer).expensesOf()).expense_goals)).toEqual([
    'housing 1200.00',
    'charity 10.00',
  ])
  expect(short(await planner(customer).incomeOf())).toEqual(['salary 2000.00', 'rent 500.00'])
})
