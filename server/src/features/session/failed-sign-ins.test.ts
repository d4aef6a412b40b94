/** Repeated failed sign-ins over days: the bank warns the owner, then stops accepting any password. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { mailsTo, nextMail, resetTokenOf } from '../../../tests/support/mailbox.ts'

const NEW_PASSWORD = 'Nine.Blue.Kites7'
/** Longer than any wait after failures. */
const LONG_ENOUGH_MS = 16 * 60_000

const WARNINGS = ['Someone is trying to sign in to your account', 'Choose a new password to sign in again']

let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.database.query('delete from bank.sign_in_throttles')
  customer = await bank.createCustomer()
})

const signIn = (password: string) =>
  bank.send<ErrorReply>('POST', '/users/sign_in', { user: { email: customer.email, password } })
const failPatiently = async (times: number) => {
  for (let time = 0; time < times; time++) {
    at += LONG_ENOUGH_MS
    expect((await signIn('Wrong-River-42')).status).toBe(401)
  }
  at += LONG_ENOUGH_MS
}
/** Only the warnings: a sign-in between the failures also sends an email about a new device. */
const isWarning = ({ subject }: { subject: string }) => WARNINGS.includes(subject)
const warningsTo = async ({ email }: TestCustomer) => {
  await bank.settle()
  return (await mailsTo(bank, email)).filter(isWarning)
}
const haveFailed = (times: number) =>
  bank.database.query(`update bank.customers set failed_sign_ins = ${times} where id = ${customer.id}`)

// PROTECTION-05
test('emails the owner at the tenth failure in a row, and not again at later ones', async () => {
  await failPatiently(9)
  expect(await warningsTo(customer)).toEqual([])
  const mail = await nextMail(bank, customer.email, () => failPatiently(1), isWarning)
  expect(mail.subject).toBe('Someone is trying to sign in to your account')
  expect(mail.links).toEqual([new URL('/request-reset-password', bank.config.publicUrl).href])
  await failPatiently(3)
  expect(await warningsTo(customer)).toHaveLength(1)
  expect((await signIn(TEST_PASSWORD)).status).toBe(200)
})

test('a successful sign-in resets the count of failures', async () => {
  await failPatiently(9)
  expect((await signIn(TEST_PASSWORD)).status).toBe(200)
  await failPatiently(9)
  expect(await warningsTo(customer)).toEqual([])
})

// PROTECTION-05
test('after a hundred failures the right password gets the reply of a wrong one, even later', async () => {
  await haveFailed(98)
  await failPatiently(1)
  expect((await signIn(TEST_PASSWORD)).status).toBe(200)
  await haveFailed(99)
  const mail = await nextMail(bank, customer.email, () => failPatiently(1), isWarning)
  expect(mail.subject).toBe('Choose a new password to sign in again')
  at += 30 * 86_400_000
  const [right, wrong] = [await signIn(TEST_PASSWORD), await signIn('Wrong-River-42')]
  expect(right.status).toBe(401)
  expect({ ...right.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' })
})

// PROTECTION-05
test('a password reset by email unlocks the account', async () => {
  await haveFailed(100)
  const user = {
    reset_password_token: await resetTokenOf(bank, customer.email),
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  }
  expect((await bank.send('PUT', '/users/password', { user })).status).toBe(200)
  expect((await signIn(NEW_PASSWORD)).status).toBe(200)
})

// PROTECTION-05
test('guesses during the wait do not count, so a flood of them cannot lock the owner out', async () => {
  for (let time = 0; time < 30; time++) await signIn('Wrong-River-42')
  const { rows } = await bank.database.query<{ failed_sign_ins: number }>(
    `select failed_sign_ins from bank.customers where id = ${customer.id}`,
  )
  expect(rows[0]?.failed_sign_ins).toBe(5)
})
