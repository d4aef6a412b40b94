import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertKnownAccount } from '../../../tests/support/funding-seeds.ts'
import { runNow } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
let accountId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24', env: { TRANSFERS_PER_DAY: '3' } })
})
afterAll(() => bank.close())
beforeEach(async () => {
  ann = await bank.createCustomer()
  accountId = await insertKnownAccount({ bank, customer: ann, mark: 'Example Checking' })
})

/** Inserts an unsent transfer without a job to send it; only the follow-up job would send it. */
const insertUnsent = async (): Promise<number> => {
  const { rows } = await bank.database.query<{ id: number }>(
    `insert into bank.ach_transactions (customer_id, ach_account_id, amount_cents, description, status, created_at)
     values ($1, $2, 3000, 'Transfer from Example Checking', 'pending', $3) returning id`,
    [ann.id, accountId, bank.clock.now()],
  )
  return rows[0]?.id ?? 0
}
const make = () =>
  ann.post<{ ach_transaction: { id: number } }>('/api/ach_transactions', {
    ach_transaction: { amount: '40.00', ach_account_id: accountId },
  })
const cancel = async (id: number, customer = ann) => {
  const { status, body } = await customer.delete<{ code?: string } | undefined>(`/api/ach_transactions/${id}`)
  return status === 204 ? status : [status, body?.code]
}
const listed = async () =>
  (
    await ann.get<{
      ach_transactions: { id: number; status: string; can_cancel: boolean; failure_reason: string | null }[]
    }>('/api/ach_transactions')
  ).body.ach_transactions
const atProcessor = () => bank.look<{ id: string }[]>(`/ach?prn=${ann.prn}`)
const actions = async (id: number) => {
  const { rows } = await bank.database.query<{ action: string; actor: string }>(
    'select action, actor from bank.audit_entries where subject = $1',
    [`ach_transaction:${id}`],
  )
  return rows
}

// FUNDING-104, FUNDING-114
test('cancels an unsent transfer for its owner and never sends it', async () => {
  const id = await insertUnsent()
  expect(await listed()).toMatchObject([{ id, status: 'pending', can_cancel: true }])
  expect(await cancel(id)).toBe(204)
  await runNow(bank, 'funding.follow-up')
  expect(await listed()).toMatchObject([{ id, status: 'cancelled', can_cancel: false, failure_reason: null }])
  expect((await ann.get('/api/ach_transactions?status=pending')).body).toEqual([])
  expect(await atProcessor()).toEqual([])
  expect(await actions(id)).toEqual([{ action: 'transfer.cancelled', actor: 'customer' }])
})

test('accepts a second cancel of a transfer and records one audit entry', async () => {
  const id = await insertUnsent()
  expect([await cancel(id), await cancel(id)]).toEqual([204, 204])
  expect(await actions(id)).toHaveLength(1)
})

// FUNDING-114
test('refuses to cancel a transfer after it was sent to the processor, answered or not', async () => {
  const id = await insertUnsent()
  await bank.database.query('update bank.ach_transactions set attempted_at = now() where id = $1', [id])
  expect(await listed()).toMatchObject([{ status: 'pending', can_cancel: false }])
  expect(await cancel(id)).toEqual([409, 'transfer.already_sent'])
  await runNow(bank, 'funding.follow-up')
  expect(await cancel(id)).toEqual([409, 'transfer.already_sent'])
  expect(await atProcessor()).toHaveLength(1)
  expect((await actions(id)).map(({ action }) => action)).not.toContain('transfer.cancelled')
})

test("answers 404 to a cancel of another customer's transfer", async () => {
  const id = await insertUnsent()
  expect(await cancel(id, await bank.createCustomer())).toEqual([404, 'not_found'])
  expect(await listed()).toMatchObject([{ status: 'pending' }])
})

// FUNDING-114
test('a transfer that is cancelled during sending is either cancelled or sent, never both', async () => {
  for (let round = 0; round < 3; round++) {
    const { body } = await make()
    await cancel(body.ach_transaction.id)
  }
  await bank.settle()
  await runNow(bank, 'funding.follow-up')
  const statuses = (await listed()).map(({ status }) => status)
  expect(statuses).toHaveLength(3)
  expect(await atProcessor()).toHaveLength(statuses.filter((status) => status !== 'cancelled').length)
})

// FUNDING-107
test('shows the daily limits, enforces them, and does not count a cancelled transfer', async () => {
  const { body } = await ann.get<{ transfer_limits: object }>('/api/program')
  expect(body.transfer_limits).toEqual({ per_transfer: '10000.00', per_day: '10000.00', count_per_day: 3 })
  const ids = [await insertUnsent(), await insertUnsent(), await insertUnsent()]
  expect((await make()).status).toBe(429)
  expect(await cancel(ids[0] ?? 0)).toBe(204)
  expect((await make()).status).toBe(201)
})
