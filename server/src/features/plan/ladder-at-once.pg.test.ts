/** Two servers warn each customer once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { planKeeper } from '../../../tests/support/plan-keeper.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const CUSTOMERS = 8

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-18' })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

// LAD-01
test('a payment that is due today is warned of once, whichever server looks first', async () => {
  const customers: TestCustomer[] = []
  for (let index = 0; index < CUSTOMERS; index++) customers.push(await bank.createCustomer())
  for (const customer of customers)
    await planKeeper(customer).create({
      first_due_on: '2026-11-20',
      due_rule: { kind: 'fixed_day', day: 20 },
    })
  await bank.control('/clock/set', { to: '2026-11-20T17:00:00.000Z' })
  await bank.database.query("delete from bank.notifications where dedupe_key like 'plan-%'")
  await bank.database.query("update bank.plan_looks set next_on = '2026-11-20', payments_behind = 0")
  await other.bothLook()
  await bank.settle()
  const { rows } = await bank.database.query<{ count: number }>(
    `select count(*)::int as count from bank.notifications where dedupe_key like 'plan-%-due_day'
     group by customer_id`,
  )
  expect(rows).toEqual(Array.from({ length: CUSTOMERS }, () => ({ count: 1 })))
})
