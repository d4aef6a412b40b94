import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAccount, linkAccount } from '../../../tests/support/funding-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
let accountId: number
beforeAll(async () => {
  bank = await openTestBank({ today: '2027-01-15' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2027-01-15T17:00:00.000Z' })
  ann = await bank.createCustomer()
  accountId = await linkAccount({ bank, customer: ann, mark: '' })
  await bank.database.query("update bank.ach_accounts set name = 'Example Checking' where id = $1", [
    accountId,
  ])
})

interface Recurring {
  id: number
  next_run_on: string
  code?: string
}
const schedule = (interval: string, next_run_on: string, amount = '50') =>
  ann.post<Recurring>('/api/recurring_transfers', {
    recurring_transfer: { amount, interval, next_run_on, ach_account_id: accountId },
  })
/** The due dates that ran, in order, each with its status and failure. */
const runs = async () => {
  const { rows } = await bank.database.query<{ run_on: string; status: string; failure: string | null }>(
    'select run_on::text, status, failure from bank.ach_transactions where customer_id = $1 order by run_on, id',
    [ann.id],
  )
  return rows.map(({ run_on, failure }) => (failure ? `${run_on} ${failure}` : run_on))
}
const goTo = (day: string) => bank.control('/clock/set', { to: `${day}T17:00:00.000Z` })
const advanceTo = (day: string) => bank.control('/clock/advance', { to: `${day}T17:00:00.000Z` })
const nextRun = async (id: number) =>
  (await ann.get<Recurring>(`/api/recurring_transfers/${id}`)).body.next_run_on

// FUNDING-123
test('a monthly transfer from January 31 runs on the last day of each shorter month', async () => {
  const { status, body } = await schedule('monthly', '2027-01-31')
  expect([status, body.next_run_on]).toEqual([201, '2027-01-31'])
  await advanceTo('2027-05-01')
  expect(await runs()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  expect(await nextRun(body.id)).toBe('2027-05-31')
})

// FUNDING-125
test('makes one schedule of a hundred simultaneous requests with one key', async () => {
  const recurring_transfer = {
    amount: '50',
    interval: 'weekly',
    next_run_on: '2027-01-18',
    ach_account_id: accountId,
  }
  const headers = { authorization: `Bearer ${ann.token}`, 'idempotency-key': randomUUID() }
  const request = () => bank.send('POST', '/api/recurring_transfers', { recurring_transfer }, headers)
  const replies = await Promise.all(Array.from({ length: 100 }, request))
  // A request that waits too long for another with the same key gets a 409 and may retry.
  const made = replies.filter(({ status }) => status !== 409)
  expect(new Set(made.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(made[0]?.status).toBe(201)
  expect((await ann.get<{ count: number }>('/api/recurring_transfers')).body.count).toBe(1)
})

// FUNDING-127
test('weekly and biweekly transfers keep their weekday', async () => {
  await schedule('weekly', '2027-01-18')
  await schedule('biweekly', '2027-01-19')
  await advanceTo('2027-02-02')
  expect(await runs()).toEqual(['2027-01-18', '2027-01-19', '2027-01-25', '2027-02-01', '2027-02-02'])
})

// FUNDING-128
test('makes up for days on which nothing ran, each due date once', async () => {
  await schedule('weekly', '2027-01-18')
  // Moves both the running clock and the stored one, as after three weeks of downtime.
  const offset = bank.clock.offset() + 21 * 86_400_000
  await bank.database.query('update bank.business_clock set offset_ms = $1', [offset])
  bank.clock.setOffset(offset)
  await goTo('2027-02-06')
  expect(await runs()).toEqual(['2027-01-18', '2027-01-25', '2027-02-01'])
})

// FUNDING-128
test('a clock that is moved back and forth runs no due date twice', async () => {
  await schedule('weekly', '2027-01-18')
  await advanceTo('2027-01-26')
  await goTo('2027-01-16')
  await advanceTo('2027-01-26')
  expect(await runs()).toEqual(['2027-01-18', '2027-01-25'])
})

// FUNDING-126
test('a recurring transfer that starts today runs today', async () => {
  await schedule('monthly', '2027-01-15')
  await bank.control('/clock/advance', { hours: 1 })
  expect(await runs()).toEqual(['2027-01-15'])
})

// FUNDING-126
test('refuses a recurring transfer that starts in the past', async () => {
  const { status, body } = await schedule('monthly', '2027-01-14')
  expect([status, body.code]).toEqual([422, 'transfer.date_in_past'])
})

// FUNDING-132
test('a cancelled recurring transfer no longer runs and leaves the list', async () => {
  const { body } = await schedule('weekly', '2027-01-18')
  await advanceTo('2027-01-19')
  expect((await ann.delete(`/api/recurring_transfers/${body.id}`)).status).toBe(204)
  expect((await ann.delete(`/api/recurring_transfers/${body.id}`)).status).toBe(404)
  await advanceTo('2027-02-03')
  expect(await runs()).toEqual(['2027-01-18'])
  const list = await ann.get<{ count: number }>('/api/recurring_transfers')
  expect(list.body).toMatchObject({ recurring_transfers: [], count: 0 })
})

// FUNDING-68
test('removing a bank account stops its recurring transfers', async () => {
  await schedule('weekly', '2027-01-18')
  await ann.delete(`/api/ach_accounts/${accountId}`)
  await advanceTo('2027-01-26')
  expect(await runs()).toEqual([])
})

// FUNDING-129
test('records a refused run as failed, notifies the customer once, and keeps the schedule', async () => {
  const { body } = await schedule('weekly', '2027-01-18', '6000')
  await schedule('weekly', '2027-01-18', '6000')
  await advanceTo('2027-01-19')
  expect((await runs()).toSorted()).toEqual(['2027-01-18', '2027-01-18 transfer.velocity'])
  const { ach_transactions: transfers } = (
    await ann.get<{ ach_transactions: { failure_reason: string | null }[] }>('/api/ach_transactions')
  ).body
  expect(new Set(transfers.map((run) => run.failure_reason))).toEqual(
    new Set(['it would have put you over your 24-hour transfer limit', null]),
  )
  const { notifications } = (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body
  const titles = notifications.map(({ title }) => title)
  expect(titles.filter((title) => title.includes('transfer of'))).toEqual([
    "We couldn't make your recurring transfer of $6,000.00 (Transfer from Example Checking) because it would have put you over your 24-hour transfer limit.",
  ])
  expect(await nextRun(body.id)).toBe('2027-01-25')
})

// FUNDING-130
test('a closed account stops its recurring transfers', async () => {
  await schedule('weekly', '2027-01-18')
  await bank.database.query("update bank.customers set state = 'closed' where id = $1", [ann.id])
  await advanceTo('2027-02-03')
  expect(await runs()).toEqual([])
})

// FUNDING-131
test('sorts recurring transfers by amount, account and date over the whole list', async () => {
  const other = await insertAccount({ bank, customer: ann, mark: 'another Bank' })
  const order = async (amount: string, next_run_on: string, ach_account_id: number) =>
    ann.post('/api/recurring_transfers', {
      recurring_transfer: { amount, interval: 'weekly', next_run_on, ach_account_id },
    })
  await order('100', '2027-02-03', accountId)
  await order('20', '2027-02-01', other)
  await order('3', '2027-02-02', accountId)
  const sorted = async (query: string) =>
    (
      await ann.get<{ recurring_transfers: { amount: string }[] }>(`/api/recurring_transfers?${query}`)
    ).body.recurring_transfers.map(({ amount }) => amount)
  expect(await sorted('sort_by=amount&sort_dir=asc')).toEqual(['3.00', '20.00', '100.00'])
  expect(await sorted('sort_by=account&sort_dir=asc')).toEqual(['20.00', '100.00', '3.00'])
  expect(await sorted('sort_by=date&sort_dir=desc')).toEqual(['100.00', '3.00', '20.00'])
})

// FUNDING-124, FUNDING-131
test('sorts recurring transfers by how often they run', async () => {
  for (const interval of ['monthly', 'weekly', 'biweekly']) await schedule(interval, '2027-02-01')
  const { body } = await ann.get<{ recurring_transfers: { interval: string; ach_account: object }[] }>(
    '/api/recurring_transfers?sort_by=interval&sort_dir=asc',
  )
  expect(body.recurring_transfers.map(({ interval }) => interval)).toEqual(['weekly', 'biweekly', 'monthly'])
  expect(body.recurring_transfers[0]?.ach_account).toEqual({ name: 'Example Checking' })
})

// FUNDING-131
test('ignores a date range, which would leave out upcoming transfers', async () => {
  await schedule('weekly', '2027-02-01')
  const { status, body } = await ann.get<{ count: number }>(
    '/api/recurring_transfers?page=1&per_page=10&start_date=2026-01-01&end_date=2027-01-15',
  )
  expect([status, body.count]).toEqual([200, 1])
  expect((await ann.get('/api/recurring_transfers?start_date=yesterday')).status).toBe(422)
})
