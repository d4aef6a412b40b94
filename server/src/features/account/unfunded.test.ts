import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
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
/** As they stand in the panel once the account is open: a closed one has no panel. */
const titles = async () => {
  const { rows } = await bank.database.query<{ title: string }>(
    'select title from bank.notifications where customer_id = $1 order by id desc',
    [ann.id],
  )
  return rows.map(({ title }) => title)
}
const statusThere = async () =>
  (await bank.look<{ prn: string; account_status: string }[]>('/customers')).find(
    ({ prn }) => prn === ann.prn,
  )?.account_status
const walkTo = (day: string) => bank.control('/clock/advance', { to: `${day}T17:00:00.000Z` })
const reopen = (key: string = crypto.randomUUID()) =>
  bank.send<{ account?: object; code?: string }>('POST', '/api/account/reactivate', undefined, {
    'idempotency-key': key,
    authorization: `Bearer ${ann.token}`,
  })
/** The account has waited for its first money since that day, so that not every test walks sixty days. */
const waitingSince = (day: string) =>
  bank.database.query('update bank.accounts set unfunded_since = $2 where customer_id = $1', [ann.id, day])
const closed = async () => {
  await waitingSince('2026-06-19')
  await walkTo('2026-08-18')
  expect(await user()).toMatchObject({ has_closed_account: true })
}
const willClose = (day: string) =>
  `No money has come into your account yet. It is closed on ${day} if none comes.`
const CLOSED = 'Your account was closed, because no money had come in.'

// ACCOUNT-50, SESSION-03
test('an account that nothing came into is warned twice and closed after sixty days, here and at the processor', async () => {
  await waitingSince('2026-06-20')
  await walkTo('2026-08-04')
  expect(await titles()).toEqual([])
  await walkTo('2026-08-05')
  expect(await titles()).toEqual([willClose('Wed, Aug 19')])
  await walkTo('2026-08-16')
  expect(await titles()).toEqual([willClose('Wed, Aug 19'), willClose('Wed, Aug 19')])
  await walkTo('2026-08-18')
  expect(await user()).toMatchObject({ has_closed_account: false })
  expect(await statusThere()).toBe('N')
  await walkTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: true, closed_account_reason: 'lack_of_funding' })
  expect(await statusThere()).toBe('K')
  expect((await titles())[0]).toBe(CLOSED)
})

// ACCOUNT-50
test('the sixty days count from the day on which it was opened', async () => {
  const { rows } = await bank.database.query<{ unfunded_since: string }>(
    'select unfunded_since from bank.accounts where customer_id = $1',
    [ann.id],
  )
  expect(rows).toEqual([{ unfunded_since: '2026-08-03' }])
})

// ACCOUNT-52
test('a dollar keeps it open', async () => {
  await waitingSince('2026-06-19')
  await bank.control(`/accounts/${ann.prn}/deposits`, {
    kind: 'payroll',
    amount: '1.00',
    description: 'ACME',
  })
  await bank.settle()
  await walkTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: false })
  // Of the money, and of nothing else.
  expect(await titles()).toEqual(['A deposit of $1.00 is in your account: ACME.'])
})

// ACCOUNT-51
test('days without a server take no warning away, and leave the whole time after it', async () => {
  await waitingSince('2026-01-01')
  await walkTo('2026-08-04')
  expect(await titles()).toEqual([willClose('Tue, Aug 18')])
  // The server was away from the first warning until long after the closing.
  await bank.database.query(
    "update bank.accounts set unfunded_warned_on = '2026-02-16' where customer_id = $1",
    [ann.id],
  )
  await walkTo('2026-08-05')
  expect(await titles()).toEqual([willClose('Sat, Aug 8'), willClose('Tue, Aug 18')])
  await walkTo('2026-08-07')
  expect(await user()).toMatchObject({ has_closed_account: false })
  await walkTo('2026-08-08')
  expect(await user()).toMatchObject({ has_closed_account: true })
})

// ACCOUNT-51
test('a clock that is set back and goes forward again warns and closes once', async () => {
  await waitingSince('2026-06-19')
  await walkTo('2026-08-14')
  await bank.control('/clock/set', { to: '2026-08-03T17:00:00.000Z' })
  await walkTo('2026-08-18')
  await bank.control('/clock/set', { to: '2026-08-10T17:00:00.000Z' })
  await walkTo('2026-08-19')
  expect(await titles()).toEqual([CLOSED, willClose('Tue, Aug 18'), willClose('Tue, Aug 18')])
})

// ACCOUNT-52
test('a transfer on its way keeps it open', async () => {
  await waitingSince('2026-06-19')
  const id = await insertAccount({ bank, customer: ann, mark: 'Example Checking' })
  await bank.database.query(
    `insert into bank.ach_transactions (customer_id, ach_account_id, amount_cents, description, status, sent_at, processor_ref, created_at)
     values ($1, $2, 5000, 'Transfer', 'pending', now(), 'on-its-way', now())`,
    [ann.id, id],
  )
  await walkTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: false })
})

// ACCOUNT-52
test('money that the processor knows of and the bank does not yet keeps it open', async () => {
  await waitingSince('2026-06-19')
  await bank.database.query('update sandbox.accounts set balance_cents = 700 where prn = $1', [ann.prn])
  await walkTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: false })
})

// ACCOUNT-52
test('a processor that does not answer closes nothing until it does', async () => {
  await waitingSince('2026-06-19')
  await walkTo('2026-08-17')
  const fault = { partner: 'galileo', call: 'getBalance', action: 'status', status: 500, times: 20 }
  await bank.control('/faults', fault)
  await walkTo('2026-08-18')
  expect(await user()).toMatchObject({ has_closed_account: false })
  await bank.control('/faults', undefined, 'DELETE')
  await walkTo('2026-08-19')
  expect(await user()).toMatchObject({ has_closed_account: true })
})

// ACCOUNT-61
test('choosing how to fund it opens it again, at once and at the processor; then it waits anew', async () => {
  await closed()
  const { status, body } = await reopen()
  expect([status, body.account]).toEqual([200, expect.objectContaining({ first_name: 'Jordan' })])
  expect(await user()).toMatchObject({ has_closed_account: false, closed_account_reason: null })
  expect(await statusThere()).toBe('N')
  const { rows } = await bank.database.query(
    'select unfunded_since, unfunded_warnings from bank.accounts where customer_id = $1',
    [ann.id],
  )
  expect(rows).toEqual([{ unfunded_since: '2026-08-18', unfunded_warnings: 0 }])
})

test('a standing that the processor took at once is not brought again by the job that stands by', async () => {
  await closed()
  await reopen()
  await hurry(bank)
  const { rows } = await bank.database.query<{ action: string }>(
    "select action from bank.audit_entries where customer_id = $1 and actor = 'galileo' order by id",
    [ann.id],
  )
  const ofStanding = rows
    .map(({ action }) => action)
    .filter((action) => /^account\.(open|suspended)$/.test(action))
  expect(ofStanding).toEqual(['account.suspended', 'account.open'])
})

// ACCOUNT-62
test('after the last day of deposits it stays closed', async () => {
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
test('an account that is open, or closed for another reason, cannot be reopened', async () => {
  expect(await reopen()).toMatchObject({ status: 422, body: { code: 'account.not_reopenable' } })
  expect((await bank.operator('POST', '/customers/close', { email: ann.email })).status).toBe(200)
  expect(await statusThere()).toBe('C')
  expect(await user()).toMatchObject({ has_closed_account: true, closed_account_reason: 'other' })
  expect(await reopen()).toMatchObject({ status: 422, body: { code: 'account.not_reopenable' } })
  expect((await bank.operator('POST', '/customers/close', { email: ann.email })).status).toBe(409)
})

// ACCOUNT-53
test('an account with money is not closed', async () => {
  await bank.control(`/accounts/${ann.prn}/deposits`, {
    kind: 'payroll',
    amount: '9.00',
    description: 'ACME',
  })
  const refused = await bank.operator<{ code: string }>('POST', '/customers/close', { email: ann.email })
  expect([refused.status, refused.body.code]).toEqual([409, 'operator.account_has_money'])
  expect(await statusThere()).toBe('N')
})

// ACCOUNT-61
test.each(['timeout_before', 'timeout_after'])(
  'a %s of the processor is no error for the customer, and the account is open in the end',
  async (action) => {
    await closed()
    await bank.control('/faults', { partner: 'galileo', call: 'modifyStatus', action, times: 1 })
    expect((await reopen()).status).toBe(200)
    expect(await user()).toMatchObject({ has_closed_account: false })
    await hurry(bank)
    expect(await statusThere()).toBe('N')
  },
)

// ACCOUNT-63
test('of a hundred at once under one key one reopens it, and all say the same', async () => {
  await closed()
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
