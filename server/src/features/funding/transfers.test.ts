import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAccount, linkAccount } from '../../../tests/support/funding-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
let accountId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  accountId = await linkAs('Example Checking')
})

/** Links an account as customers do, then renames it. */
const linkAs = async (name: string): Promise<number> => {
  const id = await linkAccount({ bank, customer: ann, mark: '' })
  await bank.database.query('update bank.ach_accounts set name = $1 where id = $2', [name, id])
  return id
}
const link = (mark: string) => insertAccount({ bank, customer: ann, mark })

interface Created {
  ach_transaction: { id: number; amount: string; status: string; description: string; date: string }
}
const pull = (amount: unknown, more: object = { ach_account_id: accountId }, key?: string) =>
  bank.send<Created & { code?: string; errors?: object }>(
    'POST',
    '/api/ach_transactions',
    { ach_transaction: { amount, ...more } },
    { authorization: `Bearer ${ann.token}`, ...(key && { 'idempotency-key': key }) },
  )
const countTransfers = async () => {
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*)::int as count from bank.ach_transactions where customer_id = $1',
    [ann.id],
  )
  return rows[0]?.count
}

// FUNDING-102, FUNDING-104, FUNDING-116
test('a new transfer is pending, named after its bank account, and dated today', async () => {
  const { status, body } = await pull('125.5')
  expect(status).toBe(201)
  expect(body.ach_transaction).toMatchObject({
    amount: '125.50',
    status: 'pending',
    description: 'Transfer from Example Checking',
    date: '2026-08-24',
    type: 'ach_transaction',
  })
  const pending = await ann.get<unknown[]>('/api/ach_transactions?status=pending')
  // The transfer may already be sent, and then it cannot be cancelled.
  expect(pending.body).toEqual([{ ...body.ach_transaction, can_cancel: expect.any(Boolean) }])
})

// FUNDING-106
test('makes one transfer of a hundred simultaneous submissions with one key', async () => {
  const key = randomUUID()
  // Those that wait longer than a request may are told to come again (409).
  const submit = async () => {
    let reply = await pull('10.00', { ach_account_id: accountId }, key)
    while (reply.status === 409) reply = await pull('10.00', { ach_account_id: accountId }, key)
    return reply
  }
  const replies = await Promise.all(Array.from({ length: 100 }, submit))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.ach_transaction.id)).size).toBe(1)
  expect(await countTransfers()).toBe(1)
})

// FUNDING-106
test('refuses the same key with another amount', async () => {
  const key = randomUUID()
  await pull('10.00', { ach_account_id: accountId }, key)
  const { status, body } = await pull('11.00', { ach_account_id: accountId }, key)
  expect([status, body.code]).toEqual([422, 'idempotency.key_reused'])
  expect(await countTransfers()).toBe(1)
})

// FUNDING-105
test.each([
  ['10000.01', 'Amount must be less than or equal to $10.000,00'],
  ['0', 'Amount must be positive'],
  ['', 'Amount is required'],
  ['1.005', 'amount can only have up to two digits after the decimal'],
])('refuses an amount of %j under its field: %s', async (amount, message) => {
  const { status, body } = await pull(amount)
  expect(status).toBe(422)
  expect(body.errors).toEqual({ 'ach_transaction.amount': [message] })
})

// FUNDING-103
test('refuses a transfer whose two account ids differ', async () => {
  const other = await link('Other Bank')
  const differing = await pull('5', { achAccountId: other, ach_account_id: accountId })
  expect([differing.status, differing.body.code]).toEqual([422, 'transfer.ids_differ'])
  expect((await pull('5', { achAccountId: accountId, ach_account_id: accountId })).status).toBe(201)
  expect((await pull('5', { achAccountId: accountId })).status).toBe(201)
  const unnamed = await pull('5', {})
  expect(unnamed.body.errors).toEqual({ selectedAccount: ['Please select an account'] })
})

// FUNDING-107
test('refuses a sixth transfer or more than ten thousand dollars until 24 hours have passed', async () => {
  expect((await pull('9000')).status).toBe(201)
  const tooMuch = await pull('1000.01')
  expect(tooMuch.status).toBe(429)
  expect(tooMuch.body).toMatchObject({
    error: 'You have exceeded your transaction velocity limit. Please try again later.',
  })
  for (let transfer = 2; transfer <= 5; transfer++) expect((await pull('1')).status).toBe(201)
  expect((await pull('1')).status).toBe(429)
  await bank.control('/clock/advance', { days: 1, hours: 1 })
  expect((await pull('10000')).status).toBe(201)
})

// FUNDING-58
test.each([
  'pending_automatic_verification',
  'pending_manual_verification',
  'verification_failed',
  'relink_required',
])('refuses a transfer from an account that is %s', async (status) => {
  await bank.database.query('update bank.ach_accounts set verification_status = $1 where id = $2', [
    status,
    accountId,
  ])
  const { body } = await pull('5')
  expect(body.code).toBe('transfer.account_not_usable')
})

// FUNDING-68
test('a removed account leaves the list and can no longer fund a transfer', async () => {
  expect((await ann.delete(`/api/ach_accounts/${accountId}`)).status).toBe(204)
  expect((await ann.get<{ count: number }>('/api/ach_accounts')).body).toMatchObject({
    ach_accounts: [],
    count: 0,
  })
  expect((await pull('5')).status).toBe(404)
  expect((await ann.delete(`/api/ach_accounts/${accountId}`)).status).toBe(404)
})

// FUNDING-60
test("answers 404 to every call about another customer's linked account", async () => {
  const theirs = accountId
  ann = await bank.createCustomer()
  expect((await ann.get(`/api/ach_accounts/${theirs}`)).status).toBe(404)
  expect((await ann.delete(`/api/ach_accounts/${theirs}`)).status).toBe(404)
  expect((await pull('5', { ach_account_id: theirs })).status).toBe(404)
  const { rows } = await bank.database.query('select removed_at from bank.ach_accounts where id = $1', [
    theirs,
  ])
  expect(rows).toEqual([{ removed_at: null }])
})

// FUNDING-59
test('pages and sorts linked accounts on the server', async () => {
  for (const name of ['bravo', 'Alpha', 'Charlie', 'delta', 'Echo']) await link(name)
  const page = (
    await ann.get<{ ach_accounts: { name: string }[]; count: number }>(
      '/api/ach_accounts?sort_by=name&sort_dir=desc&per_page=5&page=2',
    )
  ).body
  expect(page.ach_accounts.map(({ name }) => name)).toEqual(['Alpha'])
  expect(page).toMatchObject({ count: 6, per_page: 5, current_page: 2 })
  const all = (await ann.get<{ ach_accounts: unknown[] }>('/api/ach_accounts?per_page=-1')).body
  expect(all.ach_accounts).toHaveLength(6)
})

// FUNDING-59, FUNDING-115
test('sorts linked accounts by whether they are verified, and transfers by status', async () => {
  const other = await link('Other Bank')
  for (const [id, status] of [
    [accountId, 'verified'],
    [other, 'verification_failed'],
  ] as const)
    await bank.database.query('update bank.ach_accounts set verification_status = $1 where id = $2', [
      status,
      id,
    ])
  const proven = (
    await ann.get<{ ach_accounts: { verified: boolean }[] }>('/api/ach_accounts?sort_by=verified')
  ).body.ach_accounts
  expect(proven.map(({ verified }) => verified)).toEqual([false, true])

  for (const [amount, status] of [
    ['1', 'pending'],
    ['2', 'completed'],
    ['3', 'failed'],
  ]) {
    const { body } = await pull(amount)
    await bank.database.query('update bank.ach_transactions set status = $1 where id = $2', [
      status,
      body.ach_transaction.id,
    ])
  }
  const sorted = (
    await ann.get<{ ach_transactions: { status: string }[] }>(
      '/api/ach_transactions?sort_by=status&sort_dir=asc',
    )
  ).body.ach_transactions
  expect(sorted.map(({ status }) => status)).toEqual(['completed', 'failed', 'pending'])
})

// FUNDING-115
test('lists transfers newest first, or sorted by amount', async () => {
  for (const amount of ['3', '1', '2']) await pull(amount)
  const listed = async (query: string) =>
    (
      await ann.get<{ ach_transactions: { amount: string }[] }>(`/api/ach_transactions${query}`)
    ).body.ach_transactions.map(({ amount }) => amount)
  expect(await listed('')).toEqual(['2.00', '1.00', '3.00'])
  expect(await listed('?sort_by=amount&sort_dir=asc')).toEqual(['1.00', '2.00', '3.00'])
})

// FUNDING-140
test('refuses a transfer after the enforced last day for deposits', async () => {
  const ended = await openTestBank({
    today: '2025-07-30',
    env: { PROGRAM_WIND_DOWN: 'enforced' },
  })
  try {
    const customer = await ended.createCustomer()
    const id = await insertAccount({ bank: ended, customer, mark: 'Bank' })
    const body = { ach_transaction: { amount: '5', ach_account_id: id } }
    expect((await customer.post('/api/ach_transactions', body)).status).toBe(201)
    await ended.control('/clock/advance', { days: 1 })
    const refused = await customer.post<{ code: string }>('/api/ach_transactions', body)
    expect([refused.status, refused.body.code]).toEqual([422, 'deposits_ended'])
  } finally {
    await ended.close()
  }
})
