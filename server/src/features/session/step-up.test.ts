/** Proof of ownership in a session, through HTTP. The test sets the clock that codes and waits follow. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { mailsTo } from '../../../tests/support/mailbox.ts'

const SECRET = 'JBSWY3DPEHPK3PXP'
let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  at += 86_400_000
  customer = await bank.createCustomer()
})

const prove = (proof: object) => customer.post<ErrorReply & { expires_at?: number }>('/api/step_up', proof)
const withPassword = (password: string) => prove({ password })
const withCode = (otp_attempt: string) => prove({ otp_attempt })
const importAuthenticator = async (): Promise<string[]> => {
  const known = { email: customer.email, secret: SECRET }
  return (await bank.operator<{ codes: string[] }>('PUT', '/customers/authenticator', known)).body.codes
}
const authenticator = new TOTP({ secret: Secret.fromBase32(SECRET) })
/** The next code, since each works only once. */
const nextCode = () => {
  at += 30_000
  return authenticator.generate({ timestamp: at })
}
const isProven = async () => (await customer.post('/api/user/generate_backup_codes')).status !== 403

// PROTECTION-23
test('step-up accepts the password while multi-factor is off', async () => {
  expect(await isProven()).toBe(false)
  expect(await withPassword(TEST_PASSWORD)).toMatchObject({
    status: 200,
    body: { expires_at: Math.floor(at / 1000) + 300 },
  })
  expect(await isProven()).toBe(true)
})

test('step-up refuses a wrong password with a field error', async () => {
  expect(await withPassword('Wrong-River-42')).toMatchObject({
    status: 422,
    body: {
      code: 'step_up.wrong_password',
      errors: { password: ["That password isn't right. Try again."] },
    },
  })
  expect(await isProven()).toBe(false)
})

// PROTECTION-23
test('with multi-factor on, step-up accepts each code and each backup code once', async () => {
  const [backup = ''] = await importAuthenticator()
  const code = nextCode()
  expect((await withCode(code)).status).toBe(200)
  expect(await withCode(code)).toMatchObject({ status: 422, body: { code: 'step_up.wrong_code' } })
  expect((await withCode(backup)).status).toBe(200)
  expect((await withCode(backup)).status).toBe(422)
})

test('step-up refuses the code that signed in, because it is used up', async () => {
  await importAuthenticator()
  const code = nextCode()
  const user = { email: customer.email, password: TEST_PASSWORD, one_time_passcode: code }
  expect((await bank.send('POST', '/users/sign_in', { user })).status).toBe(200)
  expect((await withCode(code)).status).toBe(422)
})

// PROTECTION-25
test('with multi-factor on, step-up refuses the password without revealing whether it is right', async () => {
  await importAuthenticator()
  const needsCode = { status: 403, body: { code: 'step_up.required', details: ['code'] } }
  expect(await withPassword(TEST_PASSWORD)).toMatchObject(needsCode)
  expect(await withPassword('Wrong-River-42')).toMatchObject(needsCode)
  expect(await isProven()).toBe(false)
})

test('without multi-factor, step-up ignores a code', async () => {
  expect(await withCode('000000')).toMatchObject({ status: 403, body: { details: ['password'] } })
})

test.each([
  ['password', () => withPassword('Wrong-River-42'), () => withPassword(TEST_PASSWORD)],
  ['code', () => withCode('000000'), () => withCode(authenticator.generate({ timestamp: at }))],
] as const)(
  'after five wrong tries even the right %s has to wait, longer each time',
  async (kind, wrong, right) => {
    if (kind === 'code') await importAuthenticator()
    for (let tries = 0; tries < 5; tries++) expect((await wrong()).status).toBe(422)
    const waiting = await right()
    expect([waiting.status, waiting.body.code]).toEqual([429, 'step_up.too_many_tries'])
    expect(waiting.headers.get('retry-after')).toBe('1')
    at += 1000
    await wrong()
    expect((await right()).headers.get('retry-after')).toBe('2')
    at += 2000
    expect((await right()).status).toBe(200)
  },
)

// PROTECTION-04, PROTECTION-25
test('wrong tries sent at once do not get around the wait', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => withPassword('Wrong-River-42')))
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
})

// PROTECTION-25
test('wrong step-up tries count as failed sign-ins, and the tenth emails the owner', async () => {
  for (let tries = 0; tries < 10; tries++) {
    at += 30_000
    expect((await withPassword('Wrong-River-42')).status).toBe(422)
  }
  await bank.settle()
  expect((await mailsTo(bank, customer.email)).map(({ subject }) => subject)).toContain(
    'Someone is trying to sign in to your account',
  )
})
