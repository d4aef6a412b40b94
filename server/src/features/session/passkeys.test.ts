/** Passkeys through HTTP, with an authenticator in software. The test sets the clock of challenges. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { CreationOptions, Passkey } from '@yoursuccess/contract/session/passkeys'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOf, mailsTo, resetTokenOf } from '../../../tests/support/mailbox.ts'
import {
  addPasskeyOf,
  madePasskeyOf,
  passkeyChallengeOf,
  stepUpChallengeOf,
} from '../../../tests/support/passkey-seeds.ts'
import { undoTokenOf } from '../../../tests/support/settings-seeds.ts'
import { createAuthenticator, type Twist } from '../../../tests/support/software-authenticator.ts'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'
import { passkeyService } from './passkeys.ts'
import type { SafetyDeps } from './safety.deps.ts'

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

const add = (authenticator?: ReturnType<typeof createAuthenticator>) =>
  addPasskeyOf({ bank, customer }, authenticator)
const made = () => madePasskeyOf({ bank, customer })
const send = (body: object) => customer.post<ErrorReply>('/api/passkeys', body)
const listed = async () => (await customer.get<{ passkeys: Passkey[] }>('/api/passkeys')).body.passkeys
const subjects = async () => {
  await bank.settle()
  return (await mailsTo(bank, customer.email)).map(({ subject }) => subject)
}

describe('adding a passkey', () => {
  // SESSION-56
  test('lists it by its name, and emails the owner', async () => {
    await add()
    expect(await listed()).toMatchObject([{ name: 'My phone', is_synced: false, last_used_at: null }])
    expect(await subjects()).toContain('A passkey was added')
    const mail = await mailOf(bank, customer.email, 'A passkey was added')
    expect(mail?.text).toContain('It puts your email, phone, passkeys and multi-factor authentication back')
  })

  // SESSION-57
  test('asks the device to verify the customer and to keep the passkey', async () => {
    await bank.stepUp(customer)
    const { body } = await customer.post<CreationOptions>('/api/passkeys/options')
    expect(body).toMatchObject({
      rp: { id: new URL(bank.config.publicUrl).hostname },
      user: { name: customer.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
  })

  // SESSION-57
  test.each<[string, Twist]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a challenge that we did not give', { challenge: 'A'.repeat(43) }],
    ['no verification of the customer', { isVerified: false }],
    ['nobody present', { isPresent: false }],
    ['a signature for another purpose', { type: 'webauthn.get' }],
    ['a certificate of the device', { hasCertificate: true }],
  ])('adds no passkey with %s', async (_, twist) => {
    await bank.stepUp(customer)
    const { body } = await customer.post<CreationOptions>('/api/passkeys/options')
    const passkey = createAuthenticator(bank.config.publicUrl.origin).make(body, twist)
    expect((await send({ name: 'Key', passkey })).body.code).toBe('passkey.not_added')
    expect(await listed()).toEqual([])
  })

  // SESSION-58
  test('refuses a challenge of another session, even of the same customer', async () => {
    const other = await bank.createCustomer()
    const foreign = (await madePasskeyOf({ bank, customer: other })).body
    const elsewhere = await bank.enter(customer.id, customer.email)
    const own = (await madePasskeyOf({ bank, customer: elsewhere })).body
    for (const body of [foreign, own]) expect((await send(body)).body.code).toBe('passkey.not_added')
    expect(await listed()).toEqual([])
  })

  // SESSION-58
  test('refuses a challenge for signing in, and one for a step-up', async () => {
    const { challenge } = await passkeyChallengeOf(bank)
    const stepUp = await stepUpChallengeOf(customer)
    await bank.stepUp(customer)
    const { body } = await customer.post<CreationOptions>('/api/passkeys/options')
    for (const twist of [{ challenge }, { challenge: stepUp.challenge }]) {
      const passkey = createAuthenticator(bank.config.publicUrl.origin).make(body, twist)
      expect((await send({ name: 'Key', passkey })).body.code).toBe('passkey.not_added')
    }
  })

  // SESSION-58
  test('refuses a challenge after five minutes', async () => {
    const { body } = await made()
    at += 300_000
    await bank.stepUp(customer)
    expect((await send(body)).body.code).toBe('passkey.not_added')
  })

  test('refuses a passkey that is already added', async () => {
    const { device } = await add()
    await bank.stepUp(customer)
    const { body } = await customer.post<CreationOptions>('/api/passkeys/options')
    expect(body.excludeCredentials).toEqual([{ type: 'public-key', id: device.id }])
    expect((await send({ name: 'Again', passkey: device.make(body) })).body.code).toBe('passkey.known')
  })

  // SESSION-56
  test('makes no eleventh', async () => {
    for (let number = 0; number < 10; number += 1) await add()
    await bank.stepUp(customer)
    expect((await customer.post<ErrorReply>('/api/passkeys/options')).body.code).toBe('passkey.too_many')
    expect(await listed()).toHaveLength(10)
  })

  // SESSION-56
  test('refuses the eleventh, also if it was made while there were nine', async () => {
    for (let number = 0; number < 9; number += 1) await add()
    const [tenth, eleventh] = [(await made()).body, (await made()).body]
    expect((await customer.post('/api/passkeys', tenth)).status).toBe(201)
    expect((await send(eleventh)).body.code).toBe('passkey.too_many')
    expect(await listed()).toHaveLength(10)
  })
})

describe('removing a passkey', () => {
  // SESSION-60
  test('removes also the last one, which then no longer signs in', async () => {
    const { device, id } = await add()
    expect((await customer.delete(`/api/passkeys/${id}`)).status).toBe(204)
    expect(await listed()).toEqual([])
    const passkey = device.use(await passkeyChallengeOf(bank))
    expect((await bank.send('POST', '/users/passkey/sign_in', { passkey })).status).toBe(401)
    expect(await subjects()).toContain('A passkey was removed')
    expect((await customer.delete(`/api/passkeys/${id}`)).status).toBe(404)
  })

  // SESSION-60
  test("answers 404 for another customer's passkey and leaves it alone", async () => {
    const other = await bank.createCustomer()
    const { id } = await addPasskeyOf({ bank, customer: other })
    await bank.stepUp(customer)
    expect((await customer.delete(`/api/passkeys/${id}`)).status).toBe(404)
    expect((await other.get<{ passkeys: unknown[] }>('/api/passkeys')).body.passkeys).toHaveLength(1)
  })
})

// SESSION-60
test('a new password removes no passkey, and its email says so to those who have one', async () => {
  const choosePassword = async ({ email }: TestCustomer) => {
    const reset_password_token = await resetTokenOf(bank, email)
    const user = { reset_password_token, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }
    expect((await bank.send('PUT', '/users/password', { user })).status).toBe(200)
    await bank.settle()
    return (await mailOf(bank, email, 'Your password was changed'))?.text
  }
  const { device } = await add()
  expect(await choosePassword(customer)).toContain('Your passkeys still sign in.')
  const passkey = device.use(await passkeyChallengeOf(bank))
  expect((await bank.send('POST', '/users/passkey/sign_in', { passkey })).status).toBe(200)
  expect(await choosePassword(await bank.createCustomer())).not.toContain('passkey')
})

// SESSION-61
test('changes nothing for a session that ended while the call waited for the customer', async () => {
  const { id } = await add()
  const { rows } = await bank.database.query<{ id: number }>(
    `update bank.sessions set ended_at = $2 where customer_id = $1 and ended_at is null
     returning id::int as id`,
    [customer.id, bank.clock.realNow()],
  )
  const { database, clock, config } = bank
  const deps: Partial<SafetyDeps> = { database, clock, config }
  const passkeys = passkeyService(deps as SafetyDeps)
  const caller = { customerId: customer.id, sessionId: rows[0]?.id ?? 0 }
  await expect(passkeys.remove(caller, id)).rejects.toMatchObject({ code: 'signed_out' })
  expect(await passkeys.list(customer.id)).toMatchObject([{ id }])
})

// SESSION-61
test('undoing a change removes passkeys that were added since, and brings removed ones back', async () => {
  const { id } = await add()
  await bank.settle()
  at += 73 * 3_600_000
  customer = await bank.enter(customer.id, customer.email)
  const token = await undoTokenOf({ bank, customer })
  at += 1000
  await bank.stepUp(customer)
  await customer.delete(`/api/passkeys/${id}`)
  await add()
  const undone = await bank.send<{ restored: object }>('POST', '/users/undo_change', { token })
  expect(undone.body.restored).toMatchObject({ multi_factor: true })
  const { rows } = await bank.database.query<{ id: number }>(
    'select id::int as id from bank.passkeys where customer_id = $1 and removed_at is null',
    [customer.id],
  )
  expect(rows).toEqual([{ id }])
})
