/** A server that is killed at any step of a money story, and started again, has done the story once. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createClock } from '../../clock/clock.ts'
import { connectPartners } from '../../partners/partners.ts'
import { insertAccount } from '../../../tests/support/funding-seeds.ts'
import { hurry } from '../../../tests/support/hurry.ts'
import { bankFor, killing, moreDeathsThan, noteDeaths, stepsToDieAt } from '../../../tests/support/kill-at.ts'
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

/** A proven account that the processor knows, too. */
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
const asking = (path: string, body?: unknown) => {
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${ann.token}` }
  return () => bank.send('POST', path, body, headers)
}
const entries = () => bank.look<{ id: string; status: string }[]>(`/ach?prn=${ann.prn}`)
const there = async () =>
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
test.each(stepsToDieAt(8, 25))('killed at step %i, a transfer is one transfer', async (step) => {
  const ach_account_id = await link()
  await killAt(
    step,
    asking('/api/ach_transactions', { ach_transaction: { amount: '40.00', ach_account_id } }),
  )
  expect([await transfers(), (await entries()).length]).toEqual([1, 1])
})

test.each(stepsToDieAt(8, 45, 2))(
  'killed at step %i, a run of a recurring transfer is one transfer',
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
  'killed at step %i, the news of the first money counts once and sends one card',
  async (step) => {
    await bank.control(`/accounts/${ann.prn}/deposits`, {
      kind: 'payroll',
      amount: '25.00',
      description: 'ACME',
    })
    await killAt(step, () => bank.settle())
    await bank.transactions.reconcileAll()
    await hurry(bank)
    expect(await there()).toMatchObject({ plastic_ordered: true })
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

test.each(stepsToDieAt(8, 25, 4))('killed at step %i, an account is reopened once', async (step) => {
  await bank.database.query("update bank.customers set state = 'closed_unfunded' where id = $1", [ann.id])
  await bank.database.query(
    "update bank.accounts set standing = 'suspended', standing_version = 1 where customer_id = $1",
    [ann.id],
  )
  await bank.database.query("update sandbox.accounts set status = 'K' where prn = $1", [ann.prn])
  await killAt(step, asking('/api/account/reactivate'))
  expect(await there()).toMatchObject({ account_status: 'N' })
  expect(await count('select standing_version as count from bank.accounts where customer_id = $1')).toBe(2)
})

test.each(stepsToDieAt(9, 280))('killed at step %i, a returned transfer is returned once', async (step) => {
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
})

test('a hundred transfers at once under one key are one', async () => {
  const ach_account_id = await link()
  const ask = asking('/api/ach_transactions', { ach_transaction: { amount: '40.00', ach_account_id } })
  const answers = await Promise.all(Array.from({ length: 100 }, ask))
  const distinct = new Set(
    answers
      .filter(({ status }) => status !== 409)
      .map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
  )
  expect(distinct.size).toBe(1)
  expect([...distinct][0]).toMatch(/^201 /)
  await hurry(bank)
  expect([await transfers(), (await entries()).length]).toEqual([1, 1])
})

test('the server did die at most of these steps', () => {
  expect(noteDeaths('transfers and accounts', killer)).toBeGreaterThan(moreDeathsThan(5, 20))
})
