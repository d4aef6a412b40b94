import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { handOver } from '../../../tests/support/funding-seeds.ts'
import { runNow } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-08-24' })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.control('/faults', undefined, 'DELETE')
  ann = await bank.createCustomer()
  await bank.stepUp(ann)
})

/** Links an account with this idempotency key. */
const linkWithKey = (key: string, handed: object, path = '/api/plaid/upsert_ach_account') =>
  bank.send<AchAccount & { code?: string }>('POST', path, handed, {
    authorization: `Bearer ${ann.token}`,
    'idempotency-key': key,
  })
type Choice = Parameters<typeof handOver>[1]
const link = async (choice?: Choice) =>
  ann.post<AchAccount & { error?: string; code?: string }>(
    '/api/plaid/upsert_ach_account',
    await handOver({ bank }, choice),
  )
const list = async () =>
  (await ann.get<{ ach_accounts: AchAccount[] }>('/api/ach_accounts')).body.ach_accounts
const mails = async (subject: string) =>
  (await bank.look<{ subject: string; text: string }[]>(`/mail?to=${ann.email}`)).filter(
    (mail) => mail.subject === subject,
  )
const linkEmail = async () => {
  await bank.settle()
  const sent = await mails('A bank account was linked')
  expect(sent).toHaveLength(1)
  return sent[0]?.text
}
const PROCESSOR_ID = expect.stringMatching(/^\d+$/) as string

// FUNDING-34, FUNDING-57
test('verifies a confirmed account, adds it at the processor, and emails the customer', async () => {
  const { status, body } = await link()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    verified: true,
    requires_manual_verification: false,
    verification_status: 'verified',
    humanized_verification_status: 'Verified',
    galileo_ach_account_id: PROCESSOR_ID,
    held_until: null,
  })
  expect(await list()).toEqual([body])
  expect(await linkEmail()).toContain('You can now move money from it.')
})

// FUNDING-35
test('ignores an account name and status sent by the client', async () => {
  const { body } = await ann.post<AchAccount>('/api/plaid/upsert_ach_account', {
    ...(await handOver({ bank }, { institution: 'ins_109512', password: 'microdeposits_good' })),
    account_name: 'Mine',
    verification_status: 'verified',
  })
  expect(body).toMatchObject({ verified: false, verification_status: 'pending_automatic_verification' })
  expect(body.name).not.toBe('Mine')
  expect(await linkEmail()).toContain('It must be verified before you can move money from it.')
})

// FUNDING-38
test('refuses an account whose owner has another name, says why, and does not keep it', async () => {
  const { status, body } = await link({ username: 'user_mismatch' })
  expect(status).toBe(422)
  expect(body.error).toBe('Name on bank account does not match name on account application.')
  expect(await list()).toEqual([])
})

// FUNDING-43
test('accepts a hand-over from the partner once', async () => {
  const handed = await handOver({ bank })
  expect((await ann.post('/api/plaid/upsert_ach_account', handed)).status).toBe(200)
  const again = await ann.post<{ code: string }>('/api/plaid/upsert_ach_account', handed)
  expect([again.status, again.body.code]).toEqual([422, 'ach_account.not_linked'])
})

// FUNDING-36, FUNDING-43
test('links one account for a hand-over sent three times with one key, with one reply', async () => {
  const handed = await handOver({ bank })
  const key = randomUUID()
  const first = await linkWithKey(key, handed)
  expect(first.status).toBe(200)
  expect((await linkWithKey(key, handed)).body).toEqual(first.body)
  expect((await linkWithKey(key, handed, '/api/ach_accounts')).body).toEqual(first.body)
  expect(await list()).toEqual([first.body])
})

test('links one account for three equal hand-overs that arrive at once', async () => {
  const handed = await handOver({ bank })
  const key = randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => linkWithKey(key, handed)))
  const accounts = await list()
  expect(accounts).toHaveLength(1)
  const results = replies.map(({ status, body }) => (status === 200 ? body.id : body.code))
  expect(results).toContain(accounts[0]?.id)
  const others = results.filter((result) => result !== accounts[0]?.id)
  expect(others.filter((result) => result !== 'idempotency.in_progress')).toEqual([])
})

test('retries a failed link with its key, and keeps refusing a second link of an account', async () => {
  const call = '/item/public_token/exchange'
  await bank.control('/faults', { partner: 'plaid', call, action: 'timeout_before', times: 1 })
  const [handed, second] = [await handOver({ bank }), await handOver({ bank })]
  const [key, other] = [randomUUID(), randomUUID()]
  expect((await linkWithKey(key, handed)).status).toBe(503)
  expect((await linkWithKey(key, handed)).status).toBe(200)
  for (const _time of [1, 2, 3]) {
    const refused = await linkWithKey(other, second)
    expect([refused.status, refused.body.code]).toEqual([409, 'ach_account.linked_already'])
  }
  expect(await list()).toHaveLength(1)
})

// FUNDING-42
test('refuses to link the same bank account twice', async () => {
  await link()
  const again = await link()
  expect([again.status, again.body.code]).toEqual([409, 'ach_account.linked_already'])
  expect(await list()).toHaveLength(1)
})

// FUNDING-49
test('microdeposits verify an account on the next banking day, and then it can fund a transfer', async () => {
  const { body } = await link({ institution: 'ins_109512', password: 'microdeposits_good' })
  expect(body.verified).toBe(false)
  const pull = () =>
    ann.post<{ code?: string }>('/api/ach_transactions', {
      ach_transaction: { amount: '20', ach_account_id: body.id },
    })
  expect((await pull()).body.code).toBe('transfer.account_not_usable')
  await bank.control('/clock/advance', { days: 2 })
  await bank.settle()
  await expect
    .poll(async () => (await list())[0]?.galileo_ach_account_id, { timeout: 20_000 })
    .toEqual(PROCESSOR_ID)
  expect((await list())[0]?.verified).toBe(true)
  expect((await pull()).status).toBe(201)
})

// FUNDING-50
test('finds a failed verification without a webhook, and allows linking the account again', async () => {
  const { body } = await link({ institution: 'ins_109512', password: 'microdeposits_good' })
  const links = await bank.look<{ id: number }[]>('/links')
  await bank.control(`/links/${links.at(-1)?.id}/verification`, { status: 'verification_failed' })
  await bank.settle()
  expect((await list())[0]?.verification_status).toBe('pending_automatic_verification')
  await runNow(bank, 'funding.check-verifications')
  expect((await list())[0]).toMatchObject({
    verified: false,
    requires_manual_verification: false,
    verification_status: 'verification_failed',
  })
  expect(await mails('A linked bank account needs your attention')).toHaveLength(1)
  expect((await link()).status).toBe(200)
  expect((await list()).find(({ id }) => id !== body.id)?.verified).toBe(true)
  await runNow(bank, 'funding.check-verifications')
  expect(await mails('A linked bank account needs your attention')).toHaveLength(1)
})

test('a pending verification stays pending while the partner is down', async () => {
  await link({ institution: 'ins_109512', password: 'microdeposits_good' })
  await bank.control('/faults', { partner: 'plaid', call: '*', action: 'timeout_before', times: 1 })
  await runNow(bank, 'funding.check-verifications')
  expect((await list())[0]?.verification_status).toBe('pending_automatic_verification')
})

// FUNDING-51
test('a broken link makes the account unverified and prompts the customer to link it again', async () => {
  const { body } = await link()
  const links = await bank.look<{ id: number }[]>('/links')
  await bank.control(`/links/${links.at(-1)?.id}/reset_login`)
  await bank.settle()
  expect((await list())[0]).toMatchObject({ verified: false, verification_status: 'relink_required' })
  const { notifications } = (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body
  expect(notifications[0]?.title).toContain('Link it again to move money from it.')
  const token = await ann.post<{ link_token: string }>('/api/plaid/create_link_token', {
    enrollment: false,
    ach_account_id: body.id,
  })
  expect(token.status).toBe(200)
})

// FUNDING-44
test('records nothing while the partner is down, so the hand-over can be sent again', async () => {
  const call = '/item/public_token/exchange'
  await bank.control('/faults', { partner: 'plaid', call, action: 'timeout_before', times: 1 })
  const handed = await handOver({ bank })
  expect((await ann.post('/api/plaid/upsert_ach_account', handed)).status).toBe(503)
  expect(await list()).toEqual([])
  expect((await ann.post('/api/plaid/upsert_ach_account', handed)).status).toBe(200)
})

// FUNDING-45
test('keeps a linked account while the processor is down and adds it there later', async () => {
  // Both the request and the job that retries it fail.
  const call = 'addAchAccount'
  await bank.control('/faults', { partner: 'galileo', call, action: 'timeout_after', times: 1000 })
  const { status, body } = await link()
  expect([status, body.galileo_ach_account_id]).toEqual([200, null])
  await bank.control('/faults', undefined, 'DELETE')
  await expect
    .poll(async () => (await list())[0]?.galileo_ach_account_id, { timeout: 20_000 })
    .toEqual(PROCESSOR_ID)
})

// FUNDING-46
test('refuses to link without the feature, while linked accounts stay usable', async () => {
  const { body } = await link()
  await bank.operator('PUT', '/customers/features', { email: ann.email, features: { plaid: false } })
  expect((await ann.post('/api/plaid/create_link_token', { enrollment: true })).status).toBe(403)
  expect((await link()).status).toBe(403)
  const pulled = await ann.post('/api/ach_transactions', {
    ach_transaction: { amount: '20', ach_account_id: body.id },
  })
  expect(pulled.status).toBe(201)
})

// FUNDING-53
test('refuses a webhook whose signature is missing or does not match its body', async () => {
  const body = { webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED', item_id: 'item' }
  expect((await bank.send('POST', '/webhooks/plaid', body)).status).toBe(401)
  const junk = { 'plaid-verification': 'eyJhbGciOiJub25lIn0.e30.' }
  expect((await bank.send('POST', '/webhooks/plaid', body, junk)).status).toBe(401)
})

// FUNDING-48
test('holds an account linked within a day of a sign-in email change until the day is over', async () => {
  const changedAt = new Date(bank.clock.realNow().getTime() - 3_600_000)
  await bank.database.query('update bank.customers set email_changed_at = $2 where id = $1', [
    ann.id,
    changedAt,
  ])
  const { body } = await link()
  expect(body.held_until).toBe(new Date(changedAt.getTime() + 86_400_000).toISOString())
  expect(await linkEmail()).toContain('24 hours after that change')
  const ach_transaction = { amount: '20.00', ach_account_id: body.id }
  const refused = await ann.post<{ code: string }>('/api/ach_transactions', { ach_transaction })
  expect([refused.status, refused.body.code]).toEqual([422, 'transfer.account_not_usable'])
  await bank.database.query(
    "update bank.ach_accounts set held_until = now() - interval '1 second' where id = $1",
    [body.id],
  )
  expect((await ann.post('/api/ach_transactions', { ach_transaction })).status).toBe(201)
})

test('says why an account that was verified during its hold is still on hold', async () => {
  await bank.database.query('update bank.customers set email_changed_at = now() where id = $1', [ann.id])
  await link({ institution: 'ins_109512', password: 'microdeposits_good' })
  await bank.control('/clock/advance', { days: 2 })
  await bank.settle()
  const newest = async () =>
    (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications[0]?.title
  await expect.poll(newest, { timeout: 20_000 }).toMatch(/is verified\. .* 24 hours after that change\.$/)
})

test('does not hold an account linked more than a day after a sign-in email change', async () => {
  await bank.database.query(
    "update bank.customers set email_changed_at = now() - interval '25 hours' where id = $1",
    [ann.id],
  )
  expect((await link()).body.held_until).toBeNull()
})
