/** Multi-factor sign-in through HTTP. The test sets the machine's clock, which codes follow. */
import { hashRaw } from '@node-rs/argon2'
import { scryptSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resetTokenOf } from '../../../tests/support/mailbox.ts'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'

/** The secret of RFC 6238, appendix B. */
const SEED = Secret.fromLatin1('12345678901234567890').base32
const totp = new TOTP({ secret: Secret.fromBase32(SEED) })

let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
let backupCodes: string[]
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.database.query('delete from bank.sign_in_throttles')
  customer = await bank.createCustomer()
  backupCodes = await enroll()
})

const enroll = async () => {
  const reply = await bank.operator<{ codes: string[] }>('PUT', '/customers/authenticator', {
    email: customer.email,
    secret: SEED,
  })
  return reply.body.codes
}
interface Reply {
  prompt_otp?: boolean
  code?: string
  error?: string
}
const signIn = (one_time_passcode?: string, password = TEST_PASSWORD) =>
  bank.send<Reply>('POST', '/users/sign_in', { user: { email: customer.email, password, one_time_passcode } })
const codeAt = (ms: number) => totp.generate({ timestamp: ms })
const statusOf = async (code: string) => (await signIn(code)).status

// PROTECTION-08
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i the RFC 6238 code %s signs in', async (second, code) => {
  const before = at
  at = second * 1000
  expect(codeAt(at)).toBe(code)
  const status = await statusOf(code)
  at = before
  expect(status).toBe(200)
})

test('computes the last RFC 6238 code, whose year 2603 is beyond the banking calendar', () => {
  expect(codeAt(20_000_000_000_000)).toBe('353130')
})

// SESSION-11
test('the right password without a code prompts for the code and gets no token', async () => {
  const reply = await signIn()
  expect([reply.status, reply.body]).toEqual([200, { prompt_otp: true }])
  expect(reply.headers.get('authorization')).toBeNull()
  expect(reply.headers.get('set-cookie')).toBeNull()
})

// SESSION-12
test('a wrong code gets "MFA Failed" and another prompt', async () => {
  const reply = await signIn('000000')
  expect(reply).toMatchObject({ status: 401, body: { error: 'MFA Failed', prompt_otp: true } })
  expect(reply.headers.get('authorization')).toBeNull()
})

// PROTECTION-09
test('a wrong password does not reveal multi-factor, with or without a code', async () => {
  for (const code of [undefined, codeAt(at)]) {
    const reply = await signIn(code, 'Wrong-River-42')
    expect(reply).toMatchObject({ status: 401, body: { code: 'session.invalid_credentials' } })
    expect(reply.body).not.toHaveProperty('prompt_otp')
  }
})

// PROTECTION-08
test('a code signs in once, even when it is sent twenty times at once', async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(codeAt(at))))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await statusOf(codeAt(at))).toBe(401)
})

// PROTECTION-08
test('the previous code signs in once; older codes and the next one do not', async () => {
  expect(await statusOf(codeAt(at - 60_000))).toBe(401)
  expect(await statusOf(codeAt(at + 30_000))).toBe(401)
  expect(await statusOf(codeAt(at - 30_000))).toBe(200)
  expect(await statusOf(codeAt(at - 30_000))).toBe(401)
  expect(await statusOf(codeAt(at))).toBe(200)
})

// PROTECTION-08
test('refuses a code that is older than the last one used', async () => {
  expect(await statusOf(codeAt(at))).toBe(200)
  expect(await statusOf(codeAt(at - 30_000))).toBe(401)
})

// PROTECTION-09
test('after five wrong codes even the right one has to wait', async () => {
  for (let tries = 0; tries < 5; tries++) await signIn('000000')
  expect(await signIn(codeAt(at))).toMatchObject({
    status: 401,
    body: { code: 'session.invalid_credentials' },
  })
  at += 3000
  expect(await statusOf(codeAt(at))).toBe(200)
})

// PROTECTION-10
test('issues ten backup codes without look-alike characters and stores only their hashes', async () => {
  expect(new Set(backupCodes).size).toBe(10)
  for (const code of backupCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
  const { rows } = await bank.database.query<{ content: string }>(
    `select string_agg(b::text, ' ') as content from bank.backup_codes b where customer_id = $1`,
    [customer.id],
  )
  for (const code of backupCodes) expect(rows[0]?.content).not.toContain(code)
})

// PROTECTION-10, SESSION-13
test('a backup code signs in once, however it is typed, even when sent twenty times at once', async () => {
  const [first = '', second = ''] = backupCodes
  const typed = `${first.slice(0, 5).toLowerCase()} ${first.slice(5)}-`
  expect(await statusOf(typed)).toBe(200)
  expect(await statusOf(first)).toBe(401)
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(second)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

// SETTINGS-18
test("new backup codes void the old ones, and another customer's codes never sign in", async () => {
  const [old = ''] = backupCodes
  const [fresh = ''] = await enroll()
  expect(await statusOf(old)).toBe(401)
  customer = await bank.createCustomer()
  await enroll()
  expect(await statusOf(fresh)).toBe(401)
})

// PROTECTION-38
test('the database stores the seed encrypted', async () => {
  const { rows } = await bank.database.query<{ mfa_secret: string }>(
    'select mfa_secret from bank.customers where id = $1',
    [customer.id],
  )
  expect(rows[0]?.mfa_secret).toMatch(/^v1\./)
  expect(rows[0]?.mfa_secret).not.toContain(SEED)
})

// PROTECTION-13
test('sign-in still needs the code after a password reset by email', async () => {
  const password = 'Nine.Blue.Kites7'
  const user = {
    reset_password_token: await resetTokenOf(bank, customer.email),
    password,
    password_confirmation: password,
  }
  expect((await bank.send('PUT', '/users/password', { user })).status).toBe(200)
  const reply = await signIn(undefined, password)
  expect([reply.body, reply.headers.get('authorization')]).toEqual([{ prompt_otp: true }, null])
  expect((await signIn(codeAt(at), password)).status).toBe(200)
})

const storedCodes = async () => {
  const { rows } = await bank.database.query<{ salt: string; code_hash: string }>(
    'select salt, code_hash from bank.backup_codes where customer_id = $1 order by id',
    [customer.id],
  )
  return rows
}

test('hashes backup codes as expensively as passwords: argon2id, 19 MiB, two passes', async () => {
  const [first] = await storedCodes()
  const [method, salt = ''] = first?.salt.split(':') ?? []
  const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  const key = await hashRaw(backupCodes[0] ?? '', { ...parameters, salt: Buffer.from(salt, 'base64url') })
  expect([method, first?.code_hash]).toEqual(['argon2id', key.toString('base64url')])
})

test('a backup code with an older hash still signs in once', async () => {
  const [code = ''] = backupCodes
  const hash = scryptSync(code, 'salt of before', 32).toString('base64url')
  await bank.database.query('delete from bank.backup_codes where customer_id = $1', [customer.id])
  await bank.database.query(
    'insert into bank.backup_codes (customer_id, salt, code_hash) values ($1, $2, $3)',
    [customer.id, 'salt of before', hash],
  )
  expect([await statusOf(code), await statusOf(code)]).toEqual([200, 401])
})

// PROTECTION-43
test('the audit log says which factor was used and which one was wrong', async () => {
  await signIn(undefined, 'Wrong-Password-1')
  at += 60_000
  await signIn('000000')
  at += 60_000
  expect(await statusOf(codeAt(at))).toBe(200)
  expect(await statusOf(backupCodes[0] ?? '')).toBe(200)
  const { rows } = await bank.database.query<{ action: string }>(
    "select action from bank.audit_entries where customer_id = $1 and action like 'session.sign%' order by id",
    [customer.id],
  )
  expect(rows.map(({ action }) => action).slice(1)).toEqual([
    'session.sign_in_failed',
    'session.sign_in_failed_at_passcode',
    'session.signed_in_with_passcode',
    'session.signed_in_with_backup_code',
  ])
})
