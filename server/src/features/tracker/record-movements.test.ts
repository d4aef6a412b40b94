import { addDays, day } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { recordMovements, type PostedMovement } from './record-movements.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-22' })
})
afterAll(() => bank.close())

let posted = 0
/** Inserts a posted transaction and returns its movement. */
const movementOf = async (
  customer: TestCustomer,
  change: Partial<PostedMovement> = {},
): Promise<PostedMovement> => {
  const movement = {
    kind: 'purchase' as const,
    amountCents: cents(-1_000),
    takenBackCents: ZERO,
    postedOn: day('2026-08-10'),
    ...change,
  }
  const details = `Movement ${++posted}`
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.posted_transactions (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     values ($1, $2, $3, $4, $5::date, $5::date, $6) returning id`,
    [customer.id, `test-${posted}`, movement.kind, movement.amountCents, movement.postedOn, details],
  )
  return { ...movement, customerId: customer.id, postedTransactionId: rows[0]?.id ?? 0, details }
}
const record = (...movements: PostedMovement[]) =>
  bank.database.transaction((tx) => recordMovements({ clock: bank.clock }, tx, movements))
const list = async (customer: TestCustomer, month = '2026-08-01') =>
  (await customer.get<{ expense_items: ExpenseItem[] }>(`/api/expense_items?month=${month}`)).body
    .expense_items

// TRACKER-140
test('makes uncategorized items of spending, but none of fees, bills, credits and returns', async () => {
  const customer = await bank.createCustomer()
  await record(
    await movementOf(customer, { kind: 'purchase', postedOn: day('2026-07-31'), amountCents: cents(-1) }),
    await movementOf(customer, { amountCents: cents(-60_000) }),
    await movementOf(customer, { kind: 'bill_payment', amountCents: cents(-30_000) }),
    await movementOf(customer, { kind: 'fee', amountCents: cents(-100) }),
    await movementOf(customer, { kind: 'deposit', amountCents: cents(90_000) }),
    await movementOf(customer, { kind: 'ach_return', amountCents: cents(-5_000) }),
  )
  expect(await list(customer, '2026-07-01')).toMatchObject([{ amount: '0.01', effective_date: '2026-07-31' }])
  expect(await list(customer)).toMatchObject([
    { amount: '600.00', category: null, external: false, from_transaction: true },
  ])
})

test('records no item without spending', async () => {
  const customer = await bank.createCustomer()
  await record()
  await record(await movementOf(customer, { kind: 'fee' }))
  expect(await list(customer)).toEqual([])
})

// TRACKER-140
test('a movement reported again, in any order or at once, has one item and keeps its category', async () => {
  const customer = await bank.createCustomer()
  const movements = []
  for (let index = 0; index < 20; index += 1) {
    movements.push(await movementOf(customer, { postedOn: addDays(day('2026-08-01'), index) }))
  }
  await Promise.all([
    record(...movements),
    record(...movements.toReversed()),
    record(...movements.slice(5, 9)),
  ])
  const items = await list(customer)
  expect(items.map(({ description }) => description)).toEqual(
    movements.map(({ details }) => details).toReversed(),
  )
  await customer.put(`/api/expense_items/${items[0]?.id}`, { expense_item: { category: 'taxes' } })
  await record(...movements)
  expect(await list(customer)).toEqual([{ ...items[0], category: 'taxes' }, ...items.slice(1)])
})

test('does not record the movement of a split item again', async () => {
  const customer = await bank.createCustomer()
  const movement = await movementOf(customer)
  await record(movement)
  const [item] = await list(customer)
  await customer.post('/api/expense_items/create_childen', {
    expense_items: ['4', '6'].map((amount) => ({ amount, category: 'taxes', expense_item_id: item?.id })),
  })
  await record(movement)
  expect((await list(customer)).map(({ amount }) => amount)).toEqual(['6.00', '4.00'])
})

test('a batch for several customers gives each their own items', async () => {
  const [one, two] = [await bank.createCustomer(), await bank.createCustomer()]
  await record(await movementOf(one), await movementOf(two), await movementOf(one))
  expect(await list(one)).toHaveLength(2)
  expect(await list(two)).toHaveLength(1)
})
