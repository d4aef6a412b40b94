/** Resetting a password, from the request through the email to the new password, over HTTP and SMTP. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { mailsTo, nextMail, resetTokenOf } from '../../../tests/support/mailbox.ts'
import { openWire } from '../../../tests/support/wire.ts'

const NEW_PASSWORD = 'Nine.Blue.Kites7'
const MINUTE = 60_000

let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at), env: { PUBLIC_URL: 'https://bank.example' } })
})
afterAll(() => bank.close())
beforeEach(async () => {
  customer = await bank.createCustomer()
})

const requestLink = (email = customer.email) =>
  bank.send<{ message: string }>('POST', '/users/password', { user: { email } })
const update = (token: string, password = NEW_PASSWORD, password_confirmation = password) =>
  bank.send<ErrorReply & { message?: string }>('PUT', '/users/password', {
    user: { reset_password_token: token, password, password_confirmation },
  })
const signInStatus = async (password: string) =>
  (await bank.send('POST', '/users/sign_in', { user: { email: customer.email, password } })).status
const INVALID = { status: 422, body: { code: 'session.invalid_reset_token' } }

// SESSION-47
test('a reset link sets a new password once and ends all sessions', async () => {
  const other = await bank.signIn(customer.email)
  const token = await resetTokenOf(bank, customer.email)
  expect(await update(token)).toMatchObject({
    status: 200,
    body: { message: 'Your password has been successfully updated. You will now be redirected to login' },
  })
  expect([await signInStatus(TEST_PASSWORD), await signInStatus(NEW_PASSWORD)]).toEqual([401, 200])
  for (const ended of [customer.token, other]) {
    const reply = await bank.send('GET', '/api/user', undefined, { authorization: `Bearer ${ended}` })
    expect(reply.status).toBe(401)
  }
  expect(await update(token)).toMatchObject({
    ...INVALID,
    body: { error: 'There was an error while resetting your password. Please try again.' },
  })
})

const FORGED: readonly Record<string, string>[] = [
  {},
  { host: 'evil.example' },
  { host: 'bank.example.evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'bank.example, evil.example' },
  { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'http', 'x-forwarded-port': '666' },
  { 'x-forwarded-server': 'evil.example' },
  { forwarded: 'host=evil.example' },
  { 'x-host': 'evil.example' },
  { 'x-http-host-override': 'evil.example' },
  { 'x-original-url': 'https://evil.example/users/password' },
]
/** Sends the headers unchanged, even the host, which `fetch` would correct. */
const forge = async (headers: Record<string, string>) => {
  const wire = openWire(bank.url)
  const body = JSON.stringify({ user: { email: customer.email } })
  const { status } = await wire.send({ method: 'POST', target: '/users/password', headers, body })
  expect(status).toBe(200)
  wire.close()
}

// PROTECTION-12, SESSION-46
test('the reset email links to the configured host with 256 bits, whatever the headers claim', async () => {
  for (const headers of FORGED) {
    at += 2 * MINUTE
    const mail = await nextMail(bank, customer.email, () => forge(headers))
    expect(mail.links).toHaveLength(1)
    const link = new URL(mail.links[0] ?? '')
    expect(link.origin + link.pathname).toBe('https://bank.example/password-reset')
    expect(link.searchParams.get('reset_password_token')).toMatch(/^[\w-]{43}$/)
    expect(mail.text).toContain('within 30 minutes')
    expect(mail.text + mail.html).not.toContain('evil.example')
  }
})

// SESSION-45
test('an unknown address gets the same reply and no email', async () => {
  const known = await requestLink()
  const unknown = await requestLink('nobody@example.com')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(known.body).toEqual({ message: 'Check your email for a link to reset your password.' })
  await bank.settle()
  expect(await mailsTo(bank, 'nobody@example.com')).toEqual([])
})

test('accepts the address in any case and blocks header injection through it', async () => {
  await nextMail(bank, customer.email, () => requestLink(` ${customer.email.toUpperCase()}`))
  const injected = await requestLink(`${customer.email}\r\nBcc: evil@example.com`)
  expect(injected.status).toBe(200)
  await bank.settle()
  expect(await mailsTo(bank, 'evil@example.com')).toEqual([])
})

// SESSION-48
test('a reset link works for thirty minutes', async () => {
  const token = await resetTokenOf(bank, customer.email)
  at += 30 * MINUTE
  expect(await update(token)).toMatchObject(INVALID)
  at -= 1
  expect((await update(token)).status).toBe(200)
})

// SESSION-48
test('a reset link survives a newer request, and the first link used voids the rest', async () => {
  const older = await resetTokenOf(bank, customer.email)
  const newer = await resetTokenOf(bank, customer.email)
  expect((await update(older)).status).toBe(200)
  expect(await update(newer)).toMatchObject(INVALID)
})

// PROTECTION-12
test('an address gets one email in two minutes and the same reply to each request', async () => {
  const first = await requestLink()
  const answers = [first, await requestLink(), await requestLink()]
  await bank.settle()
  const links = async () =>
    (await mailsTo(bank, customer.email)).filter(({ subject }) => subject === 'Choose a new password')
  expect(await links()).toHaveLength(1)
  for (const { status, body } of answers) expect([status, body]).toEqual([first.status, first.body])
  at += 2 * MINUTE
  await requestLink()
  await bank.settle()
  expect(await links()).toHaveLength(2)
})

// PROTECTION-12
test('twenty simultaneous uses of a reset link set one password', async () => {
  const token = await resetTokenOf(bank, customer.email)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, each) => update(token, `${NEW_PASSWORD}${each}`)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(19)
})

// SESSION-53
test('refuses a common password and leaves the link usable', async () => {
  const token = await resetTokenOf(bank, customer.email)
  expect(await update(token, 'Password1!')).toMatchObject({
    status: 422,
    body: { code: 'session.common_password', errors: { 'user.password': [expect.any(String)] } },
  })
  expect((await update(token)).status).toBe(200)
})

// SESSION-50, SESSION-51
test.each([
  ['', 'Password is required'],
  ['Short1a', 'Password Too Short'],
  [`Aa1${'x'.repeat(126)}`, 'Password Too Long'],
  ['nouppercase1', 'Password must contain uppercase letters, lowercase letters, and numbers.'],
  ['NOLOWERCASE1', 'Password must contain uppercase letters, lowercase letters, and numbers.'],
  ['NoDigitsHere', 'Password must contain uppercase letters, lowercase letters, and numbers.'],
])('the password "%s" gets the error: %s', async (password, sentence) => {
  const { status, body } = await update('any token', password)
  expect(status).toBe(422)
  expect((body.errors as Record<string, string[]>)['user.password']).toContain(sentence)
})

// SESSION-52
test('the confirmation must match, and a password may have 128 characters', async () => {
  const unlike = await update('any token', NEW_PASSWORD, 'Another-River-42')
  expect(unlike.body.errors).toEqual({ 'user.password_confirmation': ['Passwords must match'] })
  const longest = `Aa1${'x'.repeat(125)}`
  expect((await update(await resetTokenOf(bank, customer.email), longest)).status).toBe(200)
  expect(await signInStatus(longest)).toBe(200)
})

// PROTECTION-12, PROTECTION-42
test('the database does not contain the reset token', async () => {
  const token = await resetTokenOf(bank, customer.email)
  const { rows } = await bank.database.query<{ content: string }>(
    `select string_agg(t::text, ' ') as content from bank.reset_tokens t`,
  )
  expect(rows[0]?.content).toContain('2026-08-22')
  expect(rows[0]?.content).not.toContain(token)
})

test('a sign-in with the old password during the reset leaves no session behind', async () => {
  for (let round = 0; round < 8; round++) {
    const [old, fresh] = [`Old-River-${round}x`, `New-River-${round}x`]
    await update(await resetTokenOf(bank, customer.email), old)
    const token = await resetTokenOf(bank, customer.email)
    const signIn = bank.signIn(customer.email, old).catch(() => undefined)
    const reset = update(token, fresh)
    const [session] = await Promise.all([signIn, reset])
    const headers = { authorization: `Bearer ${session ?? 'none'}` }
    expect((await bank.send('GET', '/api/user', undefined, headers)).status).toBe(401)
  }
})
