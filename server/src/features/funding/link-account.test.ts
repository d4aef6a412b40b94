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

/** Under a key that is told. */
const linkBy = (key: string, handed: object, path = '/api/plaid/upsert_ach_account') =>
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
const notifiedOfTheLink = async () => {
  await bank.settle()
  const reported = await mails('A bank account was linked')
  expect(reported).toHaveLength(1)
  return reported[0]?.text
}
const KNOWN_THERE = expect.stringMatching(/^\d+$/) as string

// FUNDING-34, FUNDING-57
test('an account that the partner vouches for is verified, known to the processor, and told by mail', async () => {
  const { status, body } = await link()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    verified: true,
    requires_manual_verification: false,
    verification_status: 'verified',
    humanized_verification_status: 'Verified',
    galileo_ach_account_id: KNOWN_THERE,
    held_until: null,
  })
  expect(await list()).toEqual([body])
  expect(await notifiedOfTheLink()).toContain('You can now move money from it.')
})

// FUNDING-35
test('what the client says of the account is ignored', async () => {
  const { body } = await ann.post<AchAccount>('/api/plaid/upsert_ach_account', {
    ...(await handOver({ bank }, { institution: 'ins_109512', password: 'microdeposits_good' })),
    account_name: 'Mine',
    verification_status: 'verified',
  })
  expect(body).toMatchObject({ verified: false, verification_status: 'pending_automatic_verification' })
  expect(body.name).not.toBe('Mine')
  expect(await notifiedOfTheLink()).toContain('It must be verified before you can move money from it.')
})

// FUNDING-38
test('an account of somebody else is refused with the stated sentence, and is not kept', async () => {
  const { status, body } = await link({ username: 'user_mismatch' })
  expect(status).toBe(422)
  expect(body.error).toBe('Name on bank account does not match name on account application.')
  expect(await list()).toEqual([])
})

// FUNDING-43
test('a hand-over works once', async () => {
  const handed = await handOver({ bank })
  expect((await ann.post('/api/plaid/upsert_ach_account', handed)).status).toBe(200)
  const again = await ann.post<{ code: string }>('/api/plaid/upsert_ach_account', handed)
  expect([again.status, again.body.code]).toEqual([422, 'ach_account.not_linked'])
})

// FUNDING-36, FUNDING-43
test('a hand-over that is sent three times with one key links one account, and gets its answer each time', async () => {
  const handed = await handOver({ bank })
  const key = randomUUID()
  const first = await linkBy(key, handed)
  expect(first.status).toBe(200)
  expect((await linkBy(key, handed)).body).toEqual(first.body)
  expect((await linkBy(key, handed, '/api/ach_accounts')).body).toEqual(first.body)
  expect(await list()).toEqual([first.body])
})

test('of three equal hand-overs at once one links the account, and the others are told that it is under way or done', async () => {
  const handed = await handOver({ bank })
  const key = randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => linkBy(key, handed)))
  const accounts = await list()
  expect(accounts).toHaveLength(1)
  const reported = replies.map(({ status, body }) => (status === 200 ? body.id : body.code))
  expect(reported).toContain(accounts[0]?.id)
  const others = reported.filter((answer) => answer !== accounts[0]?.id)
  expect(others.filter((answer) => answer !== 'idempotency.in_progress')).toEqual([])
})

test('a linking that was refused may be tried again with its key, and the second link of an account stays refused', async () => {
  const call = '/item/public_token/exchange'
  await bank.control('/faults', { partner: 'plaid', call, action: 'timeout_before', times: 1 })
  const [handed, second] = [await handOver({ bank }), await handOver({ bank })]
  const [key, other] = [randomUUID(), randomUUID()]
  expect((await linkBy(key, handed)).status).toBe(503)
  expect((await linkBy(key, handed)).status).toBe(200)
  for (const _time of [1, 2, 3]) {
    const refused = await linkBy(other, second)
    expect([refused.status, refused.body.code]).toEqual([409, 'ach_account.linked_already'])
  }
  expect(await list()).toHaveLength(1)
})

// FUNDING-42
test('the same bank account linked twice is one account', async () => {
  await link()
  const again = await link()
  expect([again.status, again.body.code]).toEqual([409, 'ach_account.linked_already'])
  expect(await list()).toHaveLength(1)
})

// FUNDING-49
test('small deposits prove an account on the next banking day, and then it gives money', async () => {
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
    .toEqual(KNOWN_THERE)
  expect((await list())[0]?.verified).toBe(true)
  expect((await pull()).status).toBe(201)
})

// FUNDING-50
test('an account whose proof failed at the partner, which sends no word of it, is told as failed and can be linked again', async () => {
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

test('while the partner is away a proof that waits stays as it was', async () => {
  await link({ institution: 'ins_109512', password: 'microdeposits_good' })
  await bank.control('/faults', { partner: 'plaid', call: '*', action: 'timeout_before', times: 1 })
  await runNow(bank, 'funding.check-verifications')
  expect((await list())[0]?.verification_status).toBe('pending_automatic_verification')
})

// FUNDING-51
test('a link that broke asks to be linked again, and gives no money until then', async () => {
  const { body } = await link()
  const links = await bank.look<{ id: number }[]>('/links')
  await bank.control(`/links/${links.at(-1)?.id}/reset_login`)
  await bank.settle()
  expect((await list())[0]).toMatchObject({ verified: false, verification_status: 'relink_required' })
  const { notifications } = (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body
  expect(notifications[0]?.title).toContain('has ended. Please link it again.')
  const token = await ann.post<{ link_token: string }>('/api/plaid/create_link_token', {
    enrollment: false,
    ach_account_id: body.id,
  })
  expect(token.status).toBe(200)
})

// FUNDING-44
test('while the partner is away nothing is recorded, and the call can be repeated', async () => {
  const call = '/item/public_token/exchange'
  await bank.control('/faults', { partner: 'plaid', call, action: 'timeout_before', times: 1 })
  const handed = await handOver({ bank })
  expect((await ann.post('/api/plaid/upsert_ach_account', handed)).status).toBe(503)
  expect(await list()).toEqual([])
  expect((await ann.post('/api/plaid/upsert_ach_account', handed)).status).toBe(200)
})

// FUNDING-45
test('while the processor is away the account is kept, and is made known to it later', async () => {
  const call = 'addAchAccount'
  await bank.control('/faults', { partner: 'galileo', call, action: 'timeout_after', times: 1 })
  const { status, body } = await link()
  expect([status, body.galileo_ach_account_id]).toEqual([200, null])
  await expect
    .poll(async () => (await list())[0]?.galileo_ach_account_id, { timeout: 20_000 })
    .toEqual(KNOWN_THERE)
})

// FUNDING-46
test('linking needs the feature; linked accounts stay usable without it', async () => {
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
test('an event that is not signed, or not by this body, changes nothing', async () => {
  const body = { webhook_type: 'ITEM', webhook_code: 'USER_PERMISSION_REVOKED', item_id: 'item' }
  expect((await bank.send('POST', '/webhooks/plaid', body)).status).toBe(401)
  const junk = { 'plaid-verification': 'eyJhbGciOiJub25lIn0.e30.' }
  expect((await bank.send('POST', '/webhooks/plaid', body, junk)).status).toBe(401)
})

// FUNDING-48
test('an account that is linked within a day of another sign-in address rests until the day is over', async () => {
  const changedAt = new Date(bank.clock.realNow().getTime() - 3_600_000)
  await bank.database.query('update bank.customers set email_changed_at = $2 where id = $1', [
    ann.id,
    changedAt,
  ])
  const { body } = await link()
  expect(body.held_until).toBe(new Date(changedAt.getTime() + 86_400_000).toISOString())
  expect(await notifiedOfTheLink()).toContain('24 hours after that change')
  const ach_transaction = { amount: '20.00', ach_account_id: body.id }
  const refused = await ann.post<{ code: string }>('/api/ach_transactions', { ach_transaction })
  expect([refused.status, refused.body.code]).toEqual([422, 'transfer.account_not_usable'])
  await bank.database.query(
    "update bank.ach_accounts set held_until = now() - interval '1 second' where id = $1",
    [body.id],
  )
  expect((await ann.post('/api/ach_transactions', { ach_transaction })).status).toBe(201)
})

test('an account that is proven while it rests is told with the reason why it still does', async () => {
  await bank.database.query('update bank.customers set email_changed_at = now() where id = $1', [ann.id])
  await link({ institution: 'ins_109512', password: 'microdeposits_good' })
  await bank.control('/clock/advance', { days: 2 })
  await bank.settle()
  const newest = async () =>
    (await ann.get<{ notifications: { title: string }[] }>('/api/notifications')).body.notifications[0]?.title
  await expect.poll(newest, { timeout: 20_000 }).toMatch(/is verified\. .* 24 hours after that change\.$/)
})

test('a change of the sign-in address that is a day old holds nothing', async () => {
  await bank.database.query(
    "update bank.customers set email_changed_at = now() - interval '25 hours' where id = $1",
    [ann.id],
  )
  expect((await link()).body.held_until).toBeNull()
})
