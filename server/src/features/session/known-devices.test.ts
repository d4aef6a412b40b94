/** Attacks on an account do not lock its owner out of a browser that they used before (PROTECTION-06). */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetTokenOf } from '../../../tests/support/mailbox.ts'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { forgetThrottlesJob } from './session.jobs.ts'

const WRONG = 'Wrong-River-42'
const DAY_MS = 86_400_000
/** Longer than any wait. */
const LONG_ENOUGH_MS = 16 * 60_000

let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
let known: string
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.database.query('delete from bank.sign_in_throttles')
  customer = await bank.createCustomer()
  known = deviceOf(await signIn(TEST_PASSWORD)) ?? ''
})

const deviceOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((line) => /^Device=[^;]*/.exec(line)?.[0])
    .find((pair) => pair !== undefined)
const signIn = (password: string, cookie?: string, email = customer.email) =>
  bank.send<ErrorReply>('POST', '/users/sign_in', { user: { email, password } }, cookie ? { cookie } : {})
const fail = async (times: number, cookie?: string) => {
  for (let time = 0; time < times; time++) expect((await signIn(WRONG, cookie)).status).toBe(401)
}
const statusIn = async (cookie?: string) => (await signIn(TEST_PASSWORD, cookie)).status

// PROTECTION-06
test('the first sign-in in a browser sets a device cookie that no script can read', async () => {
  const reply = await signIn(TEST_PASSWORD)
  const line = reply.headers.getSetCookie().find((each) => each.startsWith('Device=')) ?? ''
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/', `Max-Age=${180 * 86_400}`])
    expect(line).toContain(attribute)
  expect(deviceOf(await signIn(TEST_PASSWORD, known))).toBeUndefined()
  expect(deviceOf(await signIn(WRONG))).toBeUndefined()
})

// PROTECTION-06
test('the owner signs in on a known browser while guessing blocks every other one', async () => {
  await fail(20)
  expect(await statusIn()).toBe(401)
  expect(await statusIn(known)).toBe(200)
  // The owner's sign-in does not end the wait elsewhere.
  expect(await statusIn()).toBe(401)
})

// PROTECTION-06
test('a known browser signs in despite a blocked network address and a hundred failures', async () => {
  for (let number = 0; number < 50; number++) await signIn(WRONG, undefined, `spray${number}@example.com`)
  await bank.database.query('update bank.customers set failed_sign_ins = 100 where id = $1', [customer.id])
  at += 500
  expect(await statusIn(known)).toBe(200)
  at += LONG_ENOUGH_MS
  expect(await statusIn()).toBe(401)
})

test('guesses in a known browser are throttled there and do not block the owner elsewhere', async () => {
  await fail(5, known)
  expect(await statusIn(known)).toBe(401)
  expect(await statusIn()).toBe(200)
})

// PROTECTION-06
test('a known browser is forgotten after ten failures in a row', async () => {
  for (let failure = 0; failure < 10; failure++) {
    at += LONG_ENOUGH_MS
    await fail(1, known)
  }
  at += LONG_ENOUGH_MS
  await fail(20)
  expect(await statusIn(known)).toBe(401)
})

test("ignores a device cookie that is another customer's, forged or expired", async () => {
  const other = await bank.createCustomer()
  const others = deviceOf(await signIn(TEST_PASSWORD, undefined, other.email))
  await fail(20)
  expect(await statusIn(others)).toBe(401)
  expect(await statusIn(`Device=${'x'.repeat(43)}`)).toBe(401)
  at += 180 * DAY_MS
  await fail(20)
  expect(await statusIn(known)).toBe(401)
})

test('with a device cookie, a wrong password and an unknown address get the same reply', async () => {
  const seen = async (email: string) => {
    const { status, body, headers } = await signIn(WRONG, known, email)
    return { status, body: { ...body, request_id: '' }, names: [...headers.keys()].sort() }
  }
  expect(await seen('nobody@example.com')).toEqual(await seen(customer.email))
})

test('a password reset by email forgets every known browser', async () => {
  const password = 'Nine.Blue.Kites7'
  const user = {
    reset_password_token: await resetTokenOf(bank, customer.email),
    password,
    password_confirmation: password,
  }
  expect((await bank.send('PUT', '/users/password', { user })).status).toBe(200)
  await fail(20)
  expect((await signIn(password, known)).status).toBe(401)
})

// PROTECTION-42
test('keeps at most ten known browsers, as hashes, and deletes unused ones', async () => {
  for (let number = 0; number < 12; number++) await signIn(TEST_PASSWORD)
  const rows = async () =>
    (
      await bank.database.query<{ token_hash: string }>(
        'select token_hash from bank.known_devices where customer_id = $1',
        [customer.id],
      )
    ).rows
  expect(await rows()).toHaveLength(10)
  const fresh = deviceOf(await signIn(TEST_PASSWORD))?.replace('Device=', '') ?? ''
  expect(fresh).toMatch(/^[\w-]{43}$/)
  expect((await rows()).map(({ token_hash }) => token_hash)).not.toContain(fresh)
  at += 180 * DAY_MS + 1
  await forgetThrottlesJob({ database: bank.database, clock: bank.clock }).run({})
  expect(await rows()).toEqual([])
})
