/** Multi-factor in the settings, through HTTP. The test sets the clock that codes and waits follow. */
import { execFileSync, spawnSync } from 'node:child_process'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { User } from '@yoursuccess/contract/session/session'
import { URI, type TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { mailOf, mailsTo } from '../../../tests/support/mailbox.ts'
import { authenticatorOf } from '../../../tests/support/settings-seeds.ts'

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
  await bank.stepUp(customer)
})

/** An authenticator's next code, since each works only once. */
const nextCode = (authenticator: TOTP) => {
  at += 30_000
  return authenticator.generate({ timestamp: at })
}
const enable = () => customer.post<{ mfa_active: boolean; otp_url: string }>('/api/user/enable_mfa')
const confirm = (code: string) =>
  customer.post<ErrorReply>('/api/user/confirm_mfa', { one_time_passcode: code })
const disable = () => customer.post<ErrorReply>('/api/user/disable_mfa')
const makeCodes = () => customer.post<{ codes: string[] } & ErrorReply>('/api/user/generate_backup_codes')
const stepUp = (otp_attempt: string) => customer.post<ErrorReply>('/api/step_up', { otp_attempt })
const user = async () => (await customer.get<{ user: User }>('/api/user')).body.user
const signIn = (one_time_passcode?: string) =>
  bank.send<{ prompt_otp?: boolean }>('POST', '/users/sign_in', {
    user: { email: customer.email, password: TEST_PASSWORD, one_time_passcode },
  })

const setUp = async (): Promise<TOTP> => {
  const authenticator = authenticatorOf((await enable()).body.otp_url)
  expect((await confirm(nextCode(authenticator))).status).toBe(200)
  return authenticator
}
const subjects = async () => {
  await bank.settle()
  return (await mailsTo(bank, customer.email)).map(({ subject }) => subject)
}

describe('turning on multi-factor', () => {
  // SETTINGS-11
  test('returns a QR code address that names the bank and the customer', async () => {
    const { status, body } = await enable()
    expect([status, body.mfa_active]).toEqual([200, true])
    expect(URI.parse(body.otp_url)).toMatchObject({
      issuer: 'YourSuccess',
      label: customer.email,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    })
    // 160 bits, as RFC 4226 recommends.
    expect(authenticatorOf(body.otp_url).secret.buffer.byteLength).toBe(20)
  })

  // SETTINGS-12
  test('a customer who leaves before the first code signs in without one and can start over', async () => {
    const first = (await enable()).body.otp_url
    expect(await user()).toMatchObject({ mfa_active: true, mfa_confirmed: false })
    expect((await signIn()).body.prompt_otp).toBeUndefined()
    const second = (await enable()).body.otp_url
    expect(second).not.toBe(first)
    expect((await confirm(nextCode(authenticatorOf(first)))).status).toBe(422)
    expect((await confirm(nextCode(authenticatorOf(second)))).status).toBe(200)
  })

  // SETTINGS-12
  test('sign-in requires a code after the first right code', async () => {
    const authenticator = await setUp()
    expect(await user()).toMatchObject({ mfa_active: true, mfa_confirmed: true })
    expect((await signIn()).body).toEqual({ prompt_otp: true })
    expect((await signIn(nextCode(authenticator))).status).toBe(200)
  })

  test('the code that turned on multi-factor cannot also sign in', async () => {
    const authenticator = authenticatorOf((await enable()).body.otp_url)
    const code = nextCode(authenticator)
    await confirm(code)
    expect((await signIn(code)).status).toBe(401)
  })

  // SETTINGS-13
  test('a wrong first code changes nothing and gets a field error', async () => {
    await enable()
    expect(await confirm('000000')).toMatchObject({
      status: 422,
      body: {
        code: 'mfa.wrong_code',
        errors: { one_time_passcode: ["That code isn't right. Check it and try again."] },
      },
    })
    expect(await user()).toMatchObject({ mfa_confirmed: false })
  })

  // SETTINGS-13
  test('refuses a backup code as the first code, because it does not prove the authenticator', async () => {
    await enable()
    const [backup = ''] = (await makeCodes()).body.codes
    expect((await confirm(backup)).status).toBe(422)
  })

  test('refuses to turn on multi-factor twice, which would void the authenticator', async () => {
    const authenticator = await setUp()
    expect(await enable()).toMatchObject({ status: 409, body: { code: 'mfa.active' } })
    expect(await confirm(nextCode(authenticator))).toMatchObject({
      status: 409,
      body: { code: 'mfa.active' },
    })
    expect((await signIn(nextCode(authenticator))).status).toBe(200)
  })

  test('accepts only one of twenty first codes sent at once', async () => {
    const code = nextCode(authenticatorOf((await enable()).body.otp_url))
    const replies = await Promise.all(Array.from({ length: 20 }, () => confirm(code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  // SETTINGS-19
  test('turning on multi-factor ends the other sessions and emails the owner', async () => {
    const other = await bank.signIn(customer.email)
    await setUp()
    const reply = await bank.send('GET', '/api/user', undefined, { authorization: `Bearer ${other}` })
    expect(reply.status).toBe(401)
    expect((await customer.get('/api/user')).status).toBe(200)
    expect(await subjects()).toEqual(['Multi-factor authentication is on'])
  })

  test('a sign-in without a code that runs while multi-factor turns on gets no session', async () => {
    const authenticator = authenticatorOf((await enable()).body.otp_url)
    const code = nextCode(authenticator)
    // Four, because a fifth would exceed the session limit and end the session that confirms.
    const signIns = Promise.all(Array.from({ length: 4 }, () => signIn()))
    // Long enough to read the customer, too short to check four passwords.
    await new Promise((resolve) => setTimeout(resolve, 25))
    expect((await confirm(code)).status).toBe(200)
    for (const { headers } of await signIns) {
      const authorization = headers.get('authorization') ?? ''
      expect((await bank.send('GET', '/api/user', undefined, { authorization })).status).toBe(401)
    }
  })

  const hasOathtool = spawnSync('oathtool', ['--version']).error === undefined
  if (!hasOathtool) console.warn('Skipped: codes of an independent authenticator (they need oathtool)')
  test.runIf(hasOathtool)('accepts the codes of an independent authenticator program', async () => {
    const { secret } = authenticatorOf((await enable()).body.otp_url)
    const codeOf = () =>
      execFileSync('oathtool', ['--totp', '--base32', '--now', new Date(at).toISOString(), secret.base32], {
        encoding: 'utf8',
        env: { TZ: 'UTC' },
      }).trim()
    expect((await confirm(codeOf())).status).toBe(200)
    at += 30_000
    expect((await signIn(codeOf())).status).toBe(200)
  })
})

describe('turning off multi-factor', () => {
  // SETTINGS-14
  test('turning off multi-factor voids the seed and the backup codes', async () => {
    await setUp()
    await makeCodes()
    expect(await disable()).toMatchObject({ status: 200, body: { mfa_active: false } })
    expect(await user()).toMatchObject({ mfa_active: false, mfa_confirmed: false, has_backup_codes: false })
    expect((await signIn()).body.prompt_otp).toBeUndefined()
    const { rows } = await bank.database.query(
      `select mfa_secret, mfa_last_step, (select count(*)::int from bank.backup_codes where customer_id = c.id) as codes
       from bank.customers c where id = $1`,
      [customer.id],
    )
    expect(rows).toEqual([{ mfa_secret: null, mfa_last_step: null, codes: 0 }])
    expect(await disable()).toMatchObject({ status: 409, body: { code: 'mfa.not_active' } })
  })

  test('turning off multi-factor before the first code sends no email', async () => {
    await enable()
    expect((await disable()).status).toBe(200)
    expect(await subjects()).toEqual([])
  })

  // SETTINGS-19
  test('turning off multi-factor ends the other sessions and emails the owner', async () => {
    const authenticator = await setUp()
    const other = (await signIn(nextCode(authenticator))).headers.get('authorization') ?? ''
    await disable()
    expect((await bank.send('GET', '/api/user', undefined, { authorization: other })).status).toBe(401)
    expect((await customer.get('/api/user')).status).toBe(200)
    expect(await subjects()).toContain('Multi-factor authentication is off')
  })

  test('a stolen session needs a code to turn off multi-factor or make backup codes', async () => {
    const authenticator = await setUp()
    at += 301_000
    const needsCode = { status: 403, body: { code: 'step_up.required', details: ['code'] } }
    expect(await disable()).toMatchObject(needsCode)
    expect(await makeCodes()).toMatchObject(needsCode)
    expect((await stepUp(nextCode(authenticator))).status).toBe(200)
    expect((await disable()).status).toBe(200)
  })
})

describe('backup codes', () => {
  // SETTINGS-16
  test('shows ten backup codes during setup, and each signs in once', async () => {
    await setUp()
    const { status, body } = await makeCodes()
    expect([status, body.codes.length, new Set(body.codes).size]).toEqual([200, 10, 10])
    expect(await user()).toMatchObject({ has_backup_codes: true, mfa_active: true })
    expect((await signIn(body.codes[0])).status).toBe(200)
    expect((await signIn(body.codes[0])).status).toBe(401)
  })

  // SETTINGS-18
  test('new backup codes void the old ones and end the other sessions', async () => {
    const authenticator = await setUp()
    const [old = ''] = (await makeCodes()).body.codes
    const other = (await signIn(nextCode(authenticator))).headers.get('authorization') ?? ''
    const [fresh = ''] = (await makeCodes()).body.codes
    expect((await bank.send('GET', '/api/user', undefined, { authorization: other })).status).toBe(401)
    expect((await signIn(old)).status).toBe(401)
    expect((await signIn(fresh)).status).toBe(200)
  })

  // SETTINGS-16
  test('makes no backup codes while multi-factor is off', async () => {
    expect(await makeCodes()).toMatchObject({ status: 409, body: { code: 'mfa.not_active' } })
  })

  // SETTINGS-19
  test('emails the owner about new backup codes without including any code', async () => {
    await setUp()
    const { codes } = (await makeCodes()).body
    await bank.settle()
    const mail = await mailOf(bank, customer.email, 'You have new backup codes')
    expect(mail?.text).toContain('New backup codes were created')
    for (const code of codes) expect(mail?.text).not.toContain(code)
  })
})

// SETTINGS-20
test("one customer's multi-factor changes do not affect another customer", async () => {
  const other = await bank.createCustomer()
  await setUp()
  await makeCodes()
  expect(await user()).toMatchObject({ mfa_active: true, mfa_confirmed: true, has_backup_codes: true })
  const { body } = await other.get<{ user: User }>('/api/user')
  expect(body.user).toMatchObject({ mfa_active: false, mfa_confirmed: false, has_backup_codes: false })
  expect(await bank.signIn(other.email)).not.toBe('')
})

// PROTECTION-43
test('the audit log records each multi-factor change', async () => {
  const authenticator = await setUp()
  await makeCodes()
  await stepUp('000000')
  await stepUp(nextCode(authenticator))
  await disable()
  const { rows } = await bank.database.query<{ action: string }>(
    `select action from bank.audit_entries where customer_id = $1 and action ~ 'mfa|code|step' order by id`,
    [customer.id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'session.mfa_enabled',
    'session.mfa_confirmed',
    'session.backup_codes_made',
    'session.step_up_failed_at_code',
    'session.stepped_up_with_code',
    'session.mfa_disabled',
  ])
})
