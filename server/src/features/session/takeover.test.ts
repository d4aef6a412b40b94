/** What a thief can do with a stolen session, and how the owner gets everything back, through HTTP. */
import type { Account } from '@yoursuccess/contract/account/account'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { User } from '@yoursuccess/contract/session/session'
import type { UndoneChange } from '@yoursuccess/contract/session/undo-change'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { addPaperBiller, receiveMoney } from '../../../tests/support/bill-seeds.ts'
import { handOver } from '../../../tests/support/funding-seeds.ts'
import { mailsTo, nextMail, resetTokenOf } from '../../../tests/support/mailbox.ts'
import { authenticatorOf, emailTokenOf, personalInfoOf } from '../../../tests/support/settings-seeds.ts'

const HOUR = 3_600_000
const SECRET = 'JBSWY3DPEHPK3PXP'
const NEW_PASSWORD = 'Nine.Blue.Kites7'

let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let owner: TestCustomer
let thiefAddress: string
let count = 0
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  at += 24 * HOUR
  owner = await bank.createCustomer()
  thiefAddress = `thief${++count}@example.com`
})

const authenticator = new TOTP({ secret: Secret.fromBase32(SECRET) })
const codeNow = () => authenticator.generate({ timestamp: (at += 30_000) })
/** Gives the owner an authenticator, as if set up long ago. */
const protect = async (): Promise<string[]> => {
  const known = { email: owner.email, secret: SECRET }
  return (await bank.operator<{ codes: string[] }>('PUT', '/customers/authenticator', known)).body.codes
}
const save = (change: object) =>
  owner.post<ErrorReply>('/api/account/update_personal_info', { ...personalInfoOf(owner), ...change })
const confirm = (token: string) => bank.send('POST', '/users/email/confirm', { token })
const moveTo = async (email: string) => {
  expect((await confirm(await emailTokenOf({ bank, customer: owner }, email))).status).toBe(200)
}
const undo = (token: string) => bank.send<UndoneChange & ErrorReply>('POST', '/users/undo_change', { token })
/** Tokens of the undo links emailed to an address, oldest first. */
const undoTokens = async (email: string): Promise<string[]> => {
  await bank.settle()
  return (await mailsTo(bank, email))
    .flatMap(({ links }) => links.map((link) => new URL(link)))
    .filter(({ pathname }) => pathname === '/undo')
    .map(({ searchParams }) => searchParams.get('token') ?? '')
    .toReversed()
}
const signIn = (email: string, password: string, one_time_passcode?: string) =>
  bank.send<{ prompt_otp?: boolean }>('POST', '/users/sign_in', {
    user: { email, password, one_time_passcode },
  })
const choosePassword = (reset_password_token: string, password: string) =>
  bank.send('PUT', '/users/password', {
    user: { reset_password_token, password, password_confirmation: password },
  })
const INVALID = { status: 422, body: { code: 'undo_change.invalid_token' } }

test('a stolen session cannot change the address without a step-up', async () => {
  await protect()
  expect(await save({ email: thiefAddress })).toMatchObject({
    status: 403,
    body: { code: 'step_up.required', details: ['code'] },
  })
  expect((await owner.get<Account>('/api/account')).body).toMatchObject({ unconfirmed_email: null })
  expect((await owner.get<{ user: User }>('/api/user')).body.user.mfa_confirmed).toBe(true)
  await bank.settle()
  expect(await mailsTo(bank, thiefAddress)).toEqual([])
})

// PROTECTION-27
test('the undo link restores address, phone and multi-factor, even after a step-up', async () => {
  const [used = '', left = ''] = await protect()
  expect((await owner.post('/api/step_up', { otp_attempt: used })).status).toBe(200)
  const mail = await nextMail(bank, thiefAddress, () =>
    save({ primary_phone: '3125550199', email: thiefAddress }),
  )
  const confirmation = new URL(mail.links[0] ?? '').searchParams.get('token') ?? ''
  expect((await confirm(confirmation)).status).toBe(200)
  expect((await choosePassword(await resetTokenOf(bank, thiefAddress), 'Thiefs.Word.99')).status).toBe(200)
  expect((await signIn(thiefAddress, 'Thiefs.Word.99')).status).toBe(200)

  // The first of the undo links that the owner received.
  const [token = ''] = await undoTokens(owner.email)
  const { status, body } = await undo(token)
  expect([status, body.restored]).toEqual([200, { email: true, phone: true, multi_factor: true }])
  expect((await signIn(thiefAddress, 'Thiefs.Word.99')).status).toBe(401)
  expect((await owner.get('/api/user')).status).toBe(401)
  // No password signs in before a new one is chosen.
  expect((await signIn(owner.email, 'Thiefs.Word.99')).status).toBe(401)
  expect((await signIn(owner.email, TEST_PASSWORD)).status).toBe(401)
  expect((await choosePassword(body.reset_password_token ?? '', NEW_PASSWORD)).status).toBe(200)
  expect((await signIn(owner.email, NEW_PASSWORD)).body).toEqual({ prompt_otp: true })
  expect((await signIn(owner.email, NEW_PASSWORD, used)).status).toBe(401)
  expect((await signIn(owner.email, NEW_PASSWORD, left)).status).toBe(200)
  const again = await signIn(owner.email, NEW_PASSWORD, codeNow())
  expect(again.status).toBe(200)
  const account = await bank.send<Account>('GET', '/api/account', undefined, {
    authorization: again.headers.get('authorization') ?? '',
  })
  expect(account.body).toMatchObject({ email: owner.email, primary_phone: '5005550006' })
})

// PROTECTION-27
test('the undo link removes an authenticator that the thief set up', async () => {
  await bank.stepUp(owner)
  const { body } = await owner.post<{ otp_url: string }>('/api/user/enable_mfa')
  const thiefAuthenticator = authenticatorOf(body.otp_url)
  const one_time_passcode = thiefAuthenticator.generate({ timestamp: at })
  expect((await owner.post('/api/user/confirm_mfa', { one_time_passcode })).status).toBe(200)
  const [token = ''] = await undoTokens(owner.email)
  const undone = (await undo(token)).body
  expect(undone.restored).toEqual({ email: false, phone: false, multi_factor: true })
  await choosePassword(undone.reset_password_token ?? '', NEW_PASSWORD)
  expect((await signIn(owner.email, NEW_PASSWORD)).body.prompt_otp).toBeUndefined()
})

describe('the undo link', () => {
  // PROTECTION-28
  test('the undo link works once, only when pressed, for 72 hours', async () => {
    await bank.stepUp(owner)
    await save({ primary_phone: '3125550199' })
    const [token = ''] = await undoTokens(owner.email)
    await bank.send('GET', `/undo?token=${token}`)
    await bank.send('GET', `/users/undo_change?token=${token}`)
    expect((await owner.get<Account>('/api/account')).body.primary_phone).toBe('3125550199')
    at += 72 * HOUR
    expect(await undo(token)).toMatchObject(INVALID)
    at -= 1
    expect((await undo(token)).status).toBe(200)
    expect(await undo(token)).toMatchObject(INVALID)
  })

  test('only one of twenty simultaneous presses undoes the change', async () => {
    await bank.stepUp(owner)
    await save({ primary_phone: '3125550199' })
    const [token = ''] = await undoTokens(owner.email)
    const replies = await Promise.all(Array.from({ length: 20 }, () => undo(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(19)
  })

  // PROTECTION-28
  test('the undo link survives another address change and a password reset by the thief', async () => {
    await moveTo(thiefAddress)
    const [token = ''] = await undoTokens(owner.email)
    await moveTo(`next.${thiefAddress}`)
    await choosePassword(await resetTokenOf(bank, `next.${thiefAddress}`), 'Thiefs.Word.99')
    const { body } = await undo(token)
    expect(body.restored.email).toBe(true)
    expect((await choosePassword(body.reset_password_token ?? '', NEW_PASSWORD)).status).toBe(200)
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200)
  })

  // PROTECTION-28
  test('an undo link opened by the thief restores the owner and gives the thief no password', async () => {
    await moveTo(thiefAddress)
    await moveTo(`next.${thiefAddress}`)
    const tokens = await undoTokens(thiefAddress)
    const { body } = await undo(tokens.at(-1) ?? '')
    expect(body).toMatchObject({ restored: { email: true }, reset_password_token: null })
    await bank.settle()
    const reset = (await mailsTo(bank, owner.email)).find((mail) => mail.subject === 'Choose a new password')
    expect(reset?.text).toContain('was undone. To sign in again, choose a new password.')
    expect(reset?.text).not.toContain('stays the same')
    const token = new URL(reset?.links[0] ?? '').searchParams.get('reset_password_token') ?? ''
    expect((await choosePassword(token, NEW_PASSWORD)).status).toBe(200)
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200)
  })

  test('the undo link cancels an address change that awaits confirmation', async () => {
    const waiting = await emailTokenOf({ bank, customer: owner }, thiefAddress)
    const [token = ''] = await undoTokens(owner.email)
    expect((await undo(token)).status).toBe(200)
    expect((await confirm(waiting)).status).toBe(422)
  })

  // PROTECTION-30
  test("no other customer can take the owner's address while the undo link works", async () => {
    await moveTo(thiefAddress)
    const stranger = await bank.createCustomer()
    await emailTokenOf({ bank, customer: stranger }, `x.${thiefAddress}`)
    await bank.stepUp(stranger)
    const change = { ...personalInfoOf(stranger), email: owner.email }
    expect((await stranger.post('/api/account/update_personal_info', change)).status).toBe(200)
    const [token = ''] = await undoTokens(owner.email)
    expect((await undo(token)).status).toBe(200)
  })

  test('the database stores the undo token as a hash and the seed encrypted', async () => {
    await protect()
    await bank.stepUp(owner)
    await save({ primary_phone: '3125550199' })
    const [token = ''] = await undoTokens(owner.email)
    const { rows } = await bank.database.query<{ content: string }>(
      `select string_agg(s::text, ' ') as content from bank.sign_in_snapshots s`,
    )
    expect(rows[0]?.content).toContain(owner.email)
    expect(rows[0]?.content).not.toContain(token)
    expect(rows[0]?.content).not.toContain(SECRET)
  })

  test('the undo data is deleted when the link expires', async () => {
    await bank.stepUp(owner)
    await save({ primary_phone: '3125550199' })
    await undoTokens(owner.email)
    at += 72 * HOUR
    const { forgetThrottlesJob } = await import('./session.jobs.ts')
    await forgetThrottlesJob({ database: bank.database, clock: bank.clock }).run({})
    const { rows } = await bank.database.query('select id from bank.sign_in_snapshots')
    expect(rows).toEqual([])
  })
})

// PROTECTION-29
test('an undo cancels what was set up since and lists what was already sent', async () => {
  await receiveMoney({ bank, customer: owner }, '500.00')
  await bank.settle()
  const before = await addPaperBiller({ customer: owner })
  await bank.stepUp(owner)
  await bank.control('/clock/advance', { days: 1 })
  await save({ primary_phone: '3125550199' })

  const linked = await owner.post<{ id: number }>('/api/plaid/upsert_ach_account', await handOver({ bank }))
  expect(linked.status).toBe(200)
  const ach_account_id = linked.body.id
  const pay = (amount: string) =>
    owner.post('/api/bill_payments', { bill_payment: { amount, biller_id: before } })
  expect((await pay('10.00')).status).toBe(201)
  expect(
    (await owner.post('/api/ach_transactions', { ach_transaction: { amount: '20.00', ach_account_id } }))
      .status,
  ).toBe(201)
  await bank.settle()
  const recurring_transfer = { amount: '5', interval: 'weekly', next_run_on: '2026-09-30', ach_account_id }
  expect((await owner.post('/api/recurring_transfers', { recurring_transfer })).status).toBe(201)
  // A transfer and a bill payment that no job has sent yet.
  await bank.database.query(
    `insert into bank.ach_transactions (customer_id, ach_account_id, amount_cents, description, status, created_at)
     values ($1, $2, 3000, 'Transfer', 'pending', $3)`,
    [owner.id, ach_account_id, bank.clock.now()],
  )
  await bank.database.query(
    `insert into bank.bill_payments (customer_id, biller_id, biller_name, description, is_trustee, amount_cents, fee_cents,
       status, created_at, updated_at, expected_on)
     values ($1, $2, 'Landlord', 'Rent', false, 2500, 100, 'created', $3, $3, '2026-09-30')`,
    [owner.id, before, bank.clock.now()],
  )

  const [token = ''] = await undoTokens(owner.email)
  const { body } = await undo(token)
  expect(body).toMatchObject({
    cancelled: { bank_accounts: 1, recurring_transfers: 1, transfers: 1, bill_payments: 1 },
    not_cancelled: { transfers: 1, bill_payments: 1 },
  })
  await bank.settle()
  const [mail] = (await mailsTo(bank, owner.email)).filter(
    ({ subject }) => subject === 'A change to your sign-in was undone',
  )
  expect(mail?.text).toContain('1 linked account, 1 recurring transfer, 1 transfer and 1 bill payment.')
  expect(mail?.text).toContain('already sent: 1 transfer and 1 bill payment.')
  const { rows } = await bank.database.query<{ kind: string; status: string }>(
    `select 'transfer' as kind, status from bank.ach_transactions where customer_id = $1 and failure = 'undone'
     union all select 'payment', status from bank.bill_payments where customer_id = $1 and failure = 'undone'`,
    [owner.id],
  )
  expect(rows).toEqual([
    { kind: 'transfer', status: 'failed' },
    { kind: 'payment', status: 'failed' },
  ])
})

// PROTECTION-43
test('an undo emails both addresses and is in the audit log', async () => {
  await moveTo(thiefAddress)
  const [token = ''] = await undoTokens(owner.email)
  await undo(token)
  await bank.settle()
  for (const address of [owner.email, thiefAddress])
    expect((await mailsTo(bank, address)).map(({ subject }) => subject)).toContain(
      'A change to your sign-in was undone',
    )
  const { rows } = await bank.database.query(
    `select action from bank.audit_entries where customer_id = $1 and action = 'session.change_undone'`,
    [owner.id],
  )
  expect(rows).toHaveLength(1)
})
