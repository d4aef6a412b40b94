/** Changing the sign-in email, from the settings to the confirmation link, through HTTP. */
import type { Account } from '@yoursuccess/contract/account/account'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { User } from '@yoursuccess/contract/session/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { mailOf, mailsTo, resetTokenOf } from '../../../tests/support/mailbox.ts'
import { emailTokenOf, personalInfoOf } from '../../../tests/support/settings-seeds.ts'

let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
let fresh: string
let count = 0
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
  fresh = `fresh${++count}@example.com`
})

interface Saved extends ErrorReply {
  account: Account
  unconfirmed_email: string | null
  mfa_disabled: boolean
}
const save = async (email: string) => {
  await bank.stepUp(customer)
  return customer.post<Saved>('/api/account/update_personal_info', { ...personalInfoOf(customer), email })
}
const tokenOf = (email = fresh) => emailTokenOf({ bank, customer }, email)
const confirm = (token: string) => bank.send<ErrorReply>('POST', '/users/email/confirm', { token })
const signIn = async (email: string, password = TEST_PASSWORD) =>
  (await bank.send('POST', '/users/sign_in', { user: { email, password } })).status

// ACCOUNT-45, SETTINGS-01
test('the old address signs in until the link is opened, and then only the new one does', async () => {
  const token = await tokenOf()
  expect((await customer.get<Account>('/api/account')).body).toMatchObject({
    email: customer.email,
    unconfirmed_email: fresh,
  })
  expect([await signIn(customer.email), await signIn(fresh)]).toEqual([200, 401])
  expect((await confirm(token)).status).toBe(200)
  expect([await signIn(customer.email), await signIn(fresh)]).toEqual([401, 200])
  expect((await customer.get<Account>('/api/account')).body).toMatchObject({
    email: fresh,
    unconfirmed_email: null,
  })
})

// SETTINGS-02
test('a confirmation link works once, for 24 hours, and only the newest one works', async () => {
  const first = await tokenOf()
  const second = await tokenOf()
  expect(await confirm(first)).toMatchObject({ status: 422, body: { code: 'personal_info.invalid_token' } })
  at += 24 * 3_600_000
  expect((await confirm(second)).status).toBe(422)
  const late = await bank.createCustomer()
  const third = await emailTokenOf({ bank, customer: late }, `late.${fresh}`)
  at += 24 * 3_600_000 - 1
  expect((await confirm(third)).status).toBe(200)
  expect((await confirm(third)).status).toBe(422)
})

// SETTINGS-02
test('only one of twenty simultaneous confirmations succeeds', async () => {
  const token = await tokenOf()
  const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

// PROTECTION-42
test('the database stores only a hash of the confirmation token', async () => {
  const token = await tokenOf()
  const { rows } = await bank.database.query<{ content: string }>(
    `select string_agg(c::text, ' ') as content from bank.email_confirmations c`,
  )
  expect(rows[0]?.content).toContain(fresh)
  expect(rows[0]?.content).not.toContain(token)
})

// ACCOUNT-43, SETTINGS-03
test('a new address turns off multi-factor, voids codes and links, and ends other sessions', async () => {
  const { codes } = (
    await bank.operator<{ codes: string[] }>('PUT', '/customers/authenticator', {
      email: customer.email,
      secret: 'JBSWY3DPEHPK3PXP',
    })
  ).body
  const otherToken = (
    await bank.send('POST', '/users/sign_in', {
      user: { email: customer.email, password: TEST_PASSWORD, one_time_passcode: codes[0] },
    })
  ).headers.get('authorization')
  const reset_password_token = await resetTokenOf(bank, customer.email)

  const { status, body } = await save(fresh)
  expect([status, body.unconfirmed_email, body.mfa_disabled]).toEqual([200, fresh, true])
  const { user } = (await customer.get<{ user: User }>('/api/user')).body
  expect(user).toMatchObject({ mfa_active: false, mfa_confirmed: false, has_backup_codes: false })
  const other = await bank.send('GET', '/api/user', undefined, { authorization: otherToken ?? '' })
  expect(other.status).toBe(401)
  const reset = await bank.send('PUT', '/users/password', {
    user: { reset_password_token, password: 'Nine.Blue.Kites7', password_confirmation: 'Nine.Blue.Kites7' },
  })
  expect(reset.status).toBe(422)
})

// SETTINGS-05
test('the same address in another case or with spaces changes nothing', async () => {
  await bank.operator('PUT', '/customers/authenticator', {
    email: customer.email,
    secret: 'JBSWY3DPEHPK3PXP',
  })
  const { body } = await save(`  ${customer.email.toUpperCase()} `)
  expect([body.unconfirmed_email, body.mfa_disabled]).toEqual([null, false])
  const { user } = (await customer.get<{ user: User }>('/api/user')).body
  expect(user.mfa_active).toBe(true)
})

test('saving other fields keeps the address that awaits confirmation', async () => {
  const token = await tokenOf()
  expect((await save(customer.email)).body.unconfirmed_email).toBe(fresh)
  expect((await confirm(token)).status).toBe(200)
})

// SETTINGS-06
test('emails both addresses at the save and at the confirmation', async () => {
  const token = await tokenOf()
  await bank.settle()
  const subjectsOf = async (email: string) => (await mailsTo(bank, email)).map(({ subject }) => subject)
  expect(await subjectsOf(customer.email)).toContain('Your email address is about to change')
  expect(await subjectsOf(fresh)).toEqual(['Confirm your new email address'])
  await confirm(token)
  await bank.settle()
  expect(await subjectsOf(customer.email)).toContain('Your email address was changed')
  expect(await subjectsOf(fresh)).toEqual([
    'Your email address was changed',
    'Confirm your new email address',
  ])
})

test.each([
  ['says that multi-factor was turned off', true],
  ['does not mention multi-factor that was never on', false],
])('the email to the old address %s', async (_, wasOn) => {
  if (wasOn)
    await bank.operator('PUT', '/customers/authenticator', {
      email: customer.email,
      secret: 'JBSWY3DPEHPK3PXP',
    })
  const { status, body } = await save(fresh)
  expect([status, body.mfa_disabled]).toEqual([200, wasOn])
  await bank.settle()
  // The first save sends another email about its other changes, and their order is not fixed.
  const mail = await mailOf(bank, customer.email, 'Your email address is about to change')
  expect(mail?.text.includes('Multi-factor authentication was turned off')).toBe(wasOn)
})

// SETTINGS-08
test('a taken address gets the same reply as a free one, and its owner is emailed once a day', async () => {
  const owner = await bank.createCustomer()
  const taken = await save(owner.email)
  const other = await bank.createCustomer()
  await bank.stepUp(other)
  const free = await other.post<Saved>('/api/account/update_personal_info', {
    ...personalInfoOf(other),
    email: fresh,
  })
  expect([taken.status, free.status]).toEqual([200, 200])
  expect([taken.body.unconfirmed_email, taken.body.mfa_disabled]).toEqual([owner.email, false])
  expect(Object.keys(taken.body)).toEqual(Object.keys(free.body))
  expect([...taken.headers.keys()].sort()).toEqual([...free.headers.keys()].sort())
  await save(owner.email)
  await bank.settle()
  const tried = async () => (await mailsTo(bank, owner.email)).map(({ subject }) => subject)
  expect(await tried()).toEqual(['Someone tried to use your email address'])
  at += 24 * 3_600_000
  customer = await bank.createCustomer()
  await save(owner.email)
  await bank.settle()
  expect(await tried()).toHaveLength(2)
  expect([await signIn(owner.email), await signIn(customer.email)]).toEqual([200, 200])
})

// SETTINGS-07
test('allows three new addresses a day and refuses the fourth', async () => {
  for (const each of [1, 2, 3]) expect((await save(`many${each}.${fresh}`)).status).toBe(200)
  const fourth = await save(`many4.${fresh}`)
  expect(fourth).toMatchObject({
    status: 429,
    body: {
      code: 'personal_info.too_many_email_changes',
      errors: { email: ['You can change your email up to three times a day. Try again tomorrow.'] },
    },
  })
  expect(fourth.headers.get('retry-after')).toBe('86400')
  await bank.settle()
  expect(await mailsTo(bank, `many4.${fresh}`)).toEqual([])
})

// SETTINGS-08
test('refuses to confirm an address that another customer has taken in the meantime', async () => {
  const token = await tokenOf()
  await bank.createCustomer({ email: fresh })
  expect((await confirm(token)).status).toBe(422)
  expect(await signIn(customer.email)).toBe(200)
})

// SETTINGS-09
test('a password reset through the old mailbox cancels a pending address change', async () => {
  const token = await tokenOf()
  const password = 'Nine.Blue.Kites7'
  await bank.send('PUT', '/users/password', {
    user: {
      reset_password_token: await resetTokenOf(bank, customer.email),
      password,
      password_confirmation: password,
    },
  })
  expect((await confirm(token)).status).toBe(422)
  expect(await signIn(customer.email, password)).toBe(200)
})

test('confirming the new address voids reset links sent to the old one', async () => {
  const token = await tokenOf()
  const reset_password_token = await resetTokenOf(bank, customer.email)
  expect((await confirm(token)).status).toBe(200)
  const reply = await bank.send('PUT', '/users/password', {
    user: {
      reset_password_token,
      password: 'Nine.Blue.Kites7',
      password_confirmation: 'Nine.Blue.Kites7',
    },
  })
  expect(reply.status).toBe(422)
})
