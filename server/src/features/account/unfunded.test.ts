import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hurry, reasonsOf } from '../../../tests/support/hurry.ts'
import { insertAccount } from '../../../tests/support/funding-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-03', env: { UNFUNDED_CLOSE_DAYS: '60' } })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/clock/set', { to: '2026-08-03T17:00:00.000Z' })
  ann = await bank.createCustomer()
})

interface User {
  has_closed_account: boolean
  closed_account_reason: string | null
}
const user = async () => (await ann.get<{ user: User }>('/api/user')).body.user
/** Read from the database, because a closed account has no notification panel. */
const titles = async () => {
  const { rows } = await bank.database.query<{ title: string }>(
    'select title from bank.notifications where customer_id = $1 order by id desc',
    [ann.id],
  )
  return rows.map(({ title }) => title)
}
const statusAtProcessor = async () =>
  (await bank.look<{ prn: string; account_status: string }[]>('/customers')).find(
    ({ prn }) => prn === ann.prn,
  )?.account_status
const moveClockTo = (day: string) => bank.control('/clock/advance', { to: `${day}T17:00:00.000Z` })
const reopen = (key: string = crypto.randomUUID()) =>
  bank.send<{ account?: object; code?: string }>('POST', '/api/account/reactivate', undefined, {
    'idempotency-key': key,
    authorization: `Bearer ${ann.token}`,
  })
/** Backdates the wait for a first deposit, so that not every test has to advance sixty days. */
const setUnfundedSince = (day: string) =>
  bank.database.query('update bank.accounts set unfunded_since = $2 where customer_id = $1', [ann.id, day])
const closeAccount = async () => {
  await setUnfundedSince('2026-06-19')
  await moveClockTo('2026-08-18')
  expect(await user()).toMatchObject({ has_closed_account: true })
}
const willClose = (day: string) =>
  `Your account hasn't received a deposit yet. We'll close it on ${day} unless you add money.`
const CLOSED = 'We closed your account because no deposit arrived.'

// ACCOUNT-50, SESSION-03
test('warns twice about an account without a deposit, then closes it after sixty days', async () => {
  await setUnfundedSince('2026-06-20')
  await moveClockTo('2026-08-04')
  expect(await titles()).toEqual([])
  await moveClockTo('2026-08-05')
  expect(await titles()).toEqual([willClose('Wed, Aug 19')])
  await moveClockTo('2026-08-16')
  expect(await titles()).toEqual([willClose('Wed, Aug 19'), willClose('Wed, Aug 19')])
  await moveClockTo('2026-08-18')
  expect(await user()).toMatchObject({ has_closed_account: false })
  expect(await statusAtProcessor()).toBe('N')
  await moveClockTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: true, closed_account_reason: 'lack_of_funding' })
  expect(await statusAtProcessor()).toBe('K')
  expect((await titles())[0]).toBe(CLOSED)
})

// ACCOUNT-50
test('counts the sixty days from the day the account was opened', async () => {
  const { rows } = await bank.database.query<{ unfunded_since: string }>(
    'select unfunded_since from bank.accounts where customer_id = $1',
    [ann.id],
  )
  expect(rows).toEqual([{ unfunded_since: '2026-08-03' }])
})

// ACCOUNT-52
test('keeps an account open after a deposit of one dollar', async () => {
  await setUnfundedSince('2026-06-19')
  await bank.control(`/accounts/${ann.prn}/deposits`, {
    kind: 'payroll',
    amount: '1.00',
    description: 'ACME',
  })
  await bank.settle()
  await moveClockTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: false })
  expect(await titles()).toEqual(['A deposit of $1.00 is in your account: ACME.'])
})

// ACCOUNT-51
test('gives full notice before closing an account, even after server downtime', async () => {
  await setUnfundedSince('2026-01-01')
  await moveClockTo('2026-08-04')
  expect(await titles()).toEqual([willClose('Tue, Aug 18')])
  // The server was down from the first warning until long after the closing date.
  await bank.database.query(
    "update bank.accounts set unfunded_warned_on = '2026-02-16' where customer_id = $1",
    [ann.id],
  )
  await moveClockTo('2026-08-05')
  expect(await titles()).toEqual([willClose('Sat, Aug 8'), willClose('Tue, Aug 18')])
  await moveClockTo('2026-08-07')
  expect(await user()).toMatchObject({ has_closed_account: false })
  await moveClockTo('2026-08-08')
  expect(await user()).toMatchObject({ has_closed_account: true })
})

// ACCOUNT-51
test('repeats no warning or closing after the clock is set back', async () => {
  await setUnfundedSince('2026-06-19')
  await moveClockTo('2026-08-14')
  await bank.control('/clock/set', { to: '2026-08-03T17:00:00.000Z' })
  await moveClockTo('2026-08-18')
  await bank.control('/clock/set', { to: '2026-08-10T17:00:00.000Z' })
  await moveClockTo('2026-08-19')
  expect(await titles()).toEqual([CLOSED, willClose('Tue, Aug 18'), willClose('Tue, Aug 18')])
})

// ACCOUNT-52
test('keeps an account open while a transfer to it is on its way', async () => {
  await setUnfundedSince('2026-06-19')
  const id = await insertAccount({ bank, customer: ann, mark: 'Example Checking' })
  await bank.database.query(
    `insert into bank.ach_transactions (customer_id, ach_account_id, amount_cents, description, status, sent_at, processor_ref, created_at)
     values ($1, $2, 5000, 'Transfer', 'pending', now(), 'on-its-way', now())`,
    [ann.id, id],
  )
  await moveClockTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: false })
})

// ACCOUNT-52
test('keeps an account open if only the processor knows of its money', async () => {
  await setUnfundedSince('2026-06-19')
  await bank.database.query('update sandbox.accounts set balance_cents = 700 where prn = $1', [ann.prn])
  await moveClockTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: false })
})

// ACCOUNT-52, OPERATIONS-131
test('looks once a day at an account that a transfer keeps open', async () => {
  await setUnfundedSince('2026-06-19')
  await moveClockTo('2026-08-17')
  const id = await insertAccount({ bank, customer: ann, mark: 'Example Checking' })
  await bank.database.query(
    `insert into bank.ach_transactions (customer_id, ach_account_id, amount_cents, description, status, sent_at, processor_ref, created_at)
     values ($1, $2, 5000, 'Transfer', 'pending', now(), 'kept-open', now())`,
    [ann.id, id],
  )
  await moveClockTo('2026-08-18')
  await bank.database.query('delete from bank.ach_transactions where customer_id = $1', [ann.id])
  await bank.dueWork.find(({ name }) => name === 'account.unfunded')?.runDue(bank.today())
  expect(await user()).toMatchObject({ has_closed_account: false })
  await moveClockTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: true })
})

// ACCOUNT-52, OPERATIONS-132
test('closes no account until the processor answers', async () => {
  await setUnfundedSince('2026-06-19')
  await moveClockTo('2026-08-17')
  const fault = { partner: 'galileo', call: 'getBalance', action: 'status', status: 500, times: 20 }
  await bank.control('/faults', fault)
  await moveClockTo('2026-08-18')
  expect(await user()).toMatchObject({ has_closed_account: false })
  const reasons = await reasonsOf(bank, 'account.unfunded')
  await bank.control('/faults', undefined, 'DELETE')
  expect(reasons).toContainEqual(expect.stringContaining('PartnerError'))
  await moveClockTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: true })
})

// ACCOUNT-61
test('reopens a closed account here and at the processor, and restarts the sixty days', async () => {
  await closeAccount()
  const { status, body } = await reopen()
  expect([status, body.account]).toEqual([200, expect.objectContaining({ first_name: 'Jordan' })])
  expect(await user()).toMatchObject({ has_closed_account: false, closed_account_reason: null })
  expect(await statusAtProcessor()).toBe('N')
  const { rows } = await bank.database.query(
    'select unfunded_since, unfunded_warnings from bank.accounts where customer_id = $1',
    [ann.id],
  )
  expect(rows).toEqual([{ unfunded_since: '2026-08-18', unfunded_warnings: 0 }])
})

test('does not send an account status again that the processor accepted at once', async () => {
  await closeAccount()
  await reopen()
  await hurry(bank)
  const { rows } = await bank.database.query<{ action: string }>(
    "select action from bank.audit_entries where customer_id = $1 and actor = 'galileo' order by id",
    [ann.id],
  )
  const statusActions = rows
    .map(({ action }) => action)
    .filter((action) => /^account\.(open|suspended)$/.test(action))
  expect(statusActions).toEqual(['account.suspended', 'account.open'])
})

// ACCOUNT-62
test('does not reopen an account after the last day of deposits', async () => {
  const ended = await openTestBank({ env: { PROGRAM_WIND_DOWN: 'enforced' } })
  const ben = await ended.createCustomer()
  await ended.database.query("update bank.customers set state = 'closed_unfunded' where id = $1", [ben.id])
  expect(await ben.post('/api/account/reactivate')).toMatchObject({
    status: 422,
    body: { code: 'deposits_ended' },
  })
  await ended.close()
})

// ACCOUNT-62, SESSION-03
test('refuses to reopen an account that is open or was closed for another reason', async () => {
  expect(await reopen()).toMatchObject({ status: 422, body: { code: 'account.not_reopenable' } })
  expect((await bank.operator('POST', '/customers/close', { email: ann.email })).status).toBe(200)
  expect(await statusAtProcessor()).toBe('C')
  expect(await user()).toMatchObject({ has_closed_account: true, closed_account_reason: 'other' })
  expect(await reopen()).toMatchObject({ status: 422, body: { code: 'account.not_reopenable' } })
  expect((await bank.operator('POST', '/customers/close', { email: ann.email })).status).toBe(409)
})

// ACCOUNT-53
test('refuses to close an account with money in it', async () => {
  await bank.control(`/accounts/${ann.prn}/deposits`, {
    kind: 'payroll',
    amount: '9.00',
    description: 'ACME',
  })
  const refused = await bank.operator<{ code: string }>('POST', '/customers/close', { email: ann.email })
  expect([refused.status, refused.body.code]).toEqual([409, 'operator.account_has_money'])
  expect(await statusAtProcessor()).toBe('N')
})

// ACCOUNT-61
test.each(['timeout_before', 'timeout_after'])(
  'reopens the account after a %s of the processor, without an error for the customer',
  async (action) => {
    await closeAccount()
    await bank.control('/faults', { partner: 'galileo', call: 'modifyStatus', action, times: 1 })
    expect((await reopen()).status).toBe(200)
    expect(await user()).toMatchObject({ has_closed_account: false })
    await hurry(bank)
    expect(await statusAtProcessor()).toBe('N')
  },
)

// ACCOUNT-63
test('reopens the account once for a hundred requests at once with the same key', async () => {
  await closeAccount()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 100 }, () => reopen(key)))
  const open = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))
  for (const answer of open) expect(answer).toMatch(/^(200|409) /)
  expect([...open].filter((answer) => answer.startsWith('200'))).toHaveLength(1)
  const { rows } = await bank.database.query<{ standing_version: number }>(
    'select standing_version from bank.accounts where customer_id = $1',
    [ann.id],
  )
  expect(rows).toEqual([{ standing_version: 2 }])
  expect((await titles()).filter((title) => title === 'Your account is open again.')).toHaveLength(1)
})
