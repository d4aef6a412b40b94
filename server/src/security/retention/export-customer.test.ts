import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CanaryCustomer, createCanary } from '../../../tests/support/canaries.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

interface Held {
  records: Record<string, Record<string, unknown>[]>
}

let bank: TestBank
let ann: CanaryCustomer
let other: CanaryCustomer
let held: Held
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
  ann = await createCanary(bank)
  other = await createCanary(bank)
  held = (await bank.operator<Held>('POST', '/customers/export', { email: ann.email })).body
}, 60_000)
afterAll(() => bank.close())

// OPERATIONS-60
test('an export has everything that the customer wrote and did, and nothing of other customers', () => {
  const text = JSON.stringify(held)
  expect(held.records['customers']).toMatchObject([{ id: ann.id }])
  expect(ann.canaries.filter((canary) => !text.includes(canary))).toEqual([])
  expect(other.canaries.filter((canary) => text.includes(canary))).toEqual([])
})

test('an export writes money as the contract does', () => {
  const { posted_transactions: movements = [], accounts: [account] = [] } = held.records
  expect(movements.map(({ amount }) => amount)).toContain('-30.00')
  expect(account).toMatchObject({ prn: ann.prn, deposited: expect.stringMatching(/^\d+\.\d\d$/) as string })
  expect(JSON.stringify(held)).not.toContain('_cents')
})

// OPERATIONS-60
test('an export contains no password, secret, code or token', async () => {
  const { rows } = await bank.database.query<{ secret: string }>(
    `select password_hash as secret from bank.customers where id = $1
     union all select mfa_secret from bank.customers where id = $1
     union all select code_hash from bank.backup_codes where customer_id = $1
     union all select token_hash from bank.known_devices where customer_id = $1
     union all select token_hash from bank.email_confirmations where customer_id = $1
     union all select link_token_sealed from bank.ach_accounts where customer_id = $1`,
    [ann.id],
  )
  expect(rows.length).toBeGreaterThan(12)
  const text = JSON.stringify(held)
  expect(rows.filter(({ secret }) => text.includes(secret))).toEqual([])
})

test('only the operator can export a customer, and the audit log records it', async () => {
  const { rows } = await bank.database.query<{ actor: string }>(
    `select actor from bank.audit_entries where customer_id = $1 and action = 'customer.exported'`,
    [ann.id],
  )
  expect(rows).toEqual([{ actor: 'operator' }])
  expect((await ann.post('/operator/customers/export', { email: ann.email })).status).toBe(404)
  const unknown = await bank.operator<{ code: string }>('POST', '/customers/export', { email: 'a@b.c' })
  expect([unknown.status, unknown.body.code]).toEqual([404, 'operator.unknown_customer'])
})
