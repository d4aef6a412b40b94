/** Kills the server at each step of work that moves money and restarts it: the money moves once. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createClock } from '../../clock/clock.ts'
import { connectPartners } from '../../partners/partners.ts'
import { insertAccount } from '../../../tests/support/funding-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import {
  bankFor,
  killing,
  moreDeathsThan,
  recordDeaths,
  stepsToDieAt,
} from '../../../tests/support/kill-at.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

const mortality = createMortality()
let bank: TestBank
let ann: TestCustomer
const killer = killing(() => bank, mortality)
const { killAt } = killer
bankFor(
  async () => {
    bank = await openTestBank({ today: '2026-08-24', mortality })
  },
  () => bank.close(),
)
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-08-24T17:00:00.000Z' })
  ann = await bank.createCustomer()
  await bank.settle()
})

/** Inserts a verified account and registers it with the processor. */
const link = async (): Promise<number> => {
  const id = await insertAccount({ bank, customer: ann, mark: 'Example Checking' })
  const added = await connectPartners(bank.config, createClock()).ach.addAccount({
    reference: randomUUID(),
    prn: ann.prn,
    name: 'Example Checking',
    type: 'checking',
    routingNumber: '021000021',
    accountNumber: '1111222233330000',
  })
  await bank.database.query('update bank.ach_accounts set processor_ref = $1 where id = $2', [
    added?.achAccountRef,
    id,
  ])
  return id
}
const prepareRequest = (path: string, body?: unknown) => {
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${ann.token}` }
  return () => bank.send('POST', path, body, headers)
}
const entries = () => bank.look<{ id: string; status: string }[]>(`/ach?prn=${ann.prn}`)
const customerAtProcessor = async () =>
  (await bank.look<{ prn: string; account_status: string; plastic_ordered: boolean }[]>('/customers')).find(
    ({ prn }) => prn === ann.prn,
  )
const count = async (sql: string) =>
  (await bank.database.query<{ count: number }>(sql, [ann.id])).rows[0]?.count
const transfers = () =>
  count('select count(*)::int as count from bank.ach_transactions where customer_id = $1')
const expectBalanced = async () => {
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
}

// FUNDING-109
test.each(stepsToDieAt(8, 25))('makes one transfer when the server is killed at step %i', async (step) => {
  const ach_account_id = await link()
  await killAt(
    step,
    prepareRequest('/api/ach_transactions', { ach_transaction: { amount: '40.00', ach_account_id } }),
  )
  expect([await transfers(), (await entries()).length]).toEqual([1, 1])
})

test.each(stepsToDieAt(8, 45, 2))(
  'makes one run of a recurring transfer when the server is killed at step %i',
  async (step) => {
    const ach_account_id = await link()
    const created = await ann.post('/api/recurring_transfers', {
      recurring_transfer: { amount: '15.00', interval: 'monthly', next_run_on: '2026-08-25', ach_account_id },
    })
    expect(created.status).toBe(201)
    await killAt(step, () => bank.control('/clock/set', { to: '2026-08-25T17:00:00.000Z' }))
    await bank.control('/clock/set', { to: '2026-08-26T17:00:00.000Z' })
    await hurry(bank)
    expect([await transfers(), (await entries()).length]).toEqual([1, 1])
  },
)

test.each(stepsToDieAt(8, 25, 3))(
  'counts the first deposit once and orders one card when the server is killed at step %i',
  async (step) => {
    await bank.control(`/accounts/${ann.prn}/deposits`, {
      kind: 'payroll',
      amount: '25.00',
      description: 'ACME',
    })
    await killAt(step, () => bank.settle())
    await bank.transactions.reconcileAll()
    await hurry(bank)
    expect(await customerAtProcessor()).toMatchObject({ plastic_ordered: true })
    expect(
      await count('select deposited_cents::int as count from bank.accounts where customer_id = $1'),
    ).toBe(2500)
    expect(
      await count(
        "select count(*)::int as count from bank.plastic_orders where customer_id = $1 and state = 'done'",
      ),
    ).toBe(1)
    await expectBalanced()
  },
)

test.each(stepsToDieAt(8, 25, 4))(
  'reopens an account once when the server is killed at step %i',
  async (step) => {
    await bank.database.query("update bank.customers set state = 'closed_unfunded' where id = $1", [ann.id])
    await bank.database.query(
      "update bank.accounts set standing = 'suspended', standing_version = 1 where customer_id = $1",
      [ann.id],
    )
    await bank.database.query("update sandbox.accounts set status = 'K' where prn = $1", [ann.prn])
    await killAt(step, prepareRequest('/api/account/reactivate'))
    expect(await customerAtProcessor()).toMatchObject({ account_status: 'N' })
    expect(await count('select standing_version as count from bank.accounts where customer_id = $1')).toBe(2)
  },
)

test.each(stepsToDieAt(9, 280))(
  'returns a transfer once when the server is killed at step %i',
  async (step) => {
    const ach_account_id = await link()
    const transfer = { amount: '55.01', ach_account_id }
    expect((await ann.post('/api/ach_transactions', { ach_transaction: transfer })).status).toBe(201)
    await hurry(bank)
    await killAt(step, () => bank.control('/clock/set', { to: '2026-09-01T17:00:00.000Z' }))
    await hurry(bank)
    const { body } = await ann.get<{ ach_transactions: { status: string }[] }>('/api/ach_transactions')
    expect(body.ach_transactions.map(({ status }) => status)).toEqual(['failed'])
    expect((await ann.get<{ balance: string }>('/api/balance')).body.balance).toBe('0.00')
    await expectBalanced()
  },
)

test('makes one transfer of a hundred simultaneous requests with one key', async () => {
  const ach_account_id = await link()
  const request = prepareRequest('/api/ach_transactions', {
    ach_transaction: { amount: '40.00', ach_account_id },
  })
  const replies = await Promise.all(Array.from({ length: 100 }, request))
  const distinct = new Set(
    replies
      .filter(({ status }) => status !== 409)
      .map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
  )
  expect(distinct.size).toBe(1)
  expect([...distinct][0]).toMatch(/^201 /)
  await hurry(bank)
  expect([await transfers(), (await entries()).length]).toEqual([1, 1])
})

test('most of these steps killed the server', () => {
  expect(recordDeaths('transfers and accounts', killer)).toBeGreaterThan(moreDeathsThan(5, 20))
})
