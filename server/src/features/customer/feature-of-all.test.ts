/** A feature that the operator switches for all customers. */
import type { Feature } from '@yoursuccess/contract/core/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccounts } from '../../../tests/support/audited-bank.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

const switchAll = async (is_on: boolean) => {
  const reply = await bank.operator<{ changed: number }>('PUT', '/features', { feature: 'planTools', is_on })
  expect(reply.status).toBe(200)
  return reply.body.changed
}
const setFeatures = (email: string, features: Partial<Record<Feature, boolean>>) =>
  bank.operator('PUT', '/customers/features', { email, features })
const countWithout = async () => {
  const { rows } = await bank.database.query<{ count: number }>(
    "select count(*)::int as count from bank.customers where not 'planTools' = any(features) and email like '%@%'",
  )
  return rows[0]?.count
}

// OPERATIONS-149
test('reaches every customer, keeps the other features, and leaves erased people alone', async () => {
  const customer = await bank.createCustomer()
  await setFeatures(customer.email, { planTools: false, plaid: false })
  expect((await customer.get('/api/plan')).status).toBe(403)
  // More than a page.
  await insertAccounts(bank.database, 1201)
  await bank.database.query("update bank.customers set email = 'erased-1' where email = '1201@example.com'")

  expect(await switchAll(true)).toBe(1201)
  expect(await countWithout()).toBe(0)
  expect((await customer.get('/api/plan')).status).toBe(200)
  expect((await customer.get('/api/ach_accounts')).status).toBe(200)
  const { body } = await customer.get<{ user: { features: Record<Feature, boolean> } }>('/api/user')
  expect(body.user.features).toMatchObject({ planTools: true, plaid: false, billPay: true })
  const { rows } = await bank.database.query("select features from bank.customers where email = 'erased-1'")
  expect(rows).toEqual([{ features: [] }])

  expect(await switchAll(true)).toBe(0)
  expect(await switchAll(false)).toBe(1201)
  expect((await customer.get('/api/plan')).status).toBe(403)
})

// OPERATIONS-149
test('is in the audit log, and refuses a feature that does not exist', async () => {
  await switchAll(true)
  const { rows } = await bank.database.query(
    "select actor, subject from bank.audit_entries where action = 'session.feature_set_for_all' order by id desc limit 1",
  )
  expect(rows).toEqual([{ actor: 'operator', subject: 'feature:planTools:on' }])
  expect((await bank.operator('PUT', '/features', { feature: 'plans', is_on: true })).status).toBe(422)
})
