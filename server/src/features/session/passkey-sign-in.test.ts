/** Signing in and proving ownership with a passkey, through HTTP. The test sets the clock of challenges. */
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { addPasskeyOf, passkeyChallengeOf, stepUpChallengeOf } from '../../../tests/support/passkey-seeds.ts'
import { bearer } from '../../../tests/support/session-calls.ts'
import {
  type Authenticator,
  createAuthenticator,
  type Twist,
} from '../../../tests/support/software-authenticator.ts'
import { openTestBank, send, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

interface SignedIn extends ErrorReply {
  email?: string
  user?: { mfa_confirmed: boolean }
}

let bank: TestBank
let at = Date.parse('2026-08-22T15:00:00Z')
let customer: TestCustomer
let device: Authenticator
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  at += 86_400_000
  customer = await bank.createCustomer()
  device = (await addPasskeyOf({ bank, customer })).device
})

const proof = async (twist: Twist = {}) => device.use(await passkeyChallengeOf(bank), twist)
const enter = (passkey: object) => bank.send<SignedIn>('POST', '/users/passkey/sign_in', { passkey })
const signIn = async (twist: Twist = {}) => enter(await proof(twist))
const REFUSED = { status: 401, body: { code: 'passkey.refused' } }
const actions = async (like: string) => {
  const { rows } = await bank.database.query<{ action: string; count: number }>(
    `select action, count(*)::int as count from bank.audit_entries
     where customer_id = $1 and action like $2 group by action`,
    [customer.id, like],
  )
  return rows
}

describe('signing in with a passkey', () => {
  // SESSION-57
  test('opens a session without a password, and says whose it is', async () => {
    const reply = await signIn()
    expect(reply).toMatchObject({ status: 200, body: { email: customer.email } })
    const token = reply.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    expect((await bank.send('GET', '/api/user', undefined, bearer(token))).status).toBe(200)
    expect(reply.headers.getSetCookie().some((line) => line.startsWith('Authorization='))).toBe(true)
    expect(await actions('session.signed_in_with%')).toEqual([
      { action: 'session.signed_in_with_passkey', count: 1 },
    ])
  })

  // LANGUAGE-04
  test('keeps the language that was chosen in the browser, as with a password', async () => {
    const passkey = await proof()
    const reply = await bank.send<SignedIn>(
      'POST',
      '/users/passkey/sign_in',
      { passkey },
      {
        cookie: 'Language=es.new',
      },
    )
    expect(reply.headers.getSetCookie().some((line) => line.startsWith('Language=es;'))).toBe(true)
    const { rows } = await bank.database.query('select language from bank.customers where id = $1', [
      customer.id,
    ])
    expect(rows).toEqual([{ language: 'es' }])
  })

  // SESSION-57
  test('asks for no code where multi-factor is on, because a passkey is multi-factor', async () => {
    await bank.operator('PUT', '/customers/authenticator', {
      email: customer.email,
      secret: 'JBSWY3DPEHPK3PXP',
    })
    expect(await signIn()).toMatchObject({ status: 200, body: { user: { mfa_confirmed: true } } })
  })

  // SESSION-57
  test('works while wrong passwords have stopped the password, which stays stopped', async () => {
    const failuresAfterSignIn = async (before: number) => {
      await bank.database.query('update bank.customers set failed_sign_ins = $2 where id = $1', [
        customer.id,
        before,
      ])
      expect((await signIn()).status).toBe(200)
      const { rows } = await bank.database.query<{ failures: number }>(
        'select failed_sign_ins as failures from bank.customers where id = $1',
        [customer.id],
      )
      return rows[0]?.failures
    }
    expect(await failuresAfterSignIn(100)).toBe(100)
    expect(await failuresAfterSignIn(99)).toBe(0)
  })

  // SESSION-57
  test.each<[string, Twist]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['a challenge that we did not give', { challenge: 'A'.repeat(43) }],
    ['no verification of the customer', { isVerified: false }],
    ['nobody present', { isPresent: false }],
    ['a signature over something else', { isForged: true }],
    ['a signature for another purpose', { type: 'webauthn.create' }],
    ['the passkey of another customer', { userHandle: 'A'.repeat(43) }],
    ['a key that may be copied where it could not be', { isSynced: true }],
  ])('refuses %s, and opens no session', async (_, twist) => {
    expect(await signIn(twist)).toMatchObject(REFUSED)
    expect(await actions('session.signed_in_with%')).toEqual([])
    expect(await actions('session.sign_in_failed_with_passkey')).toHaveLength(1)
  })

  // SESSION-58
  test('accepts a challenge once', async () => {
    const used = await proof()
    expect((await enter(used)).status).toBe(200)
    expect(await enter(used)).toMatchObject(REFUSED)
    const { challenge } = JSON.parse(Buffer.from(used.client_data, 'base64url').toString()) as {
      challenge: string
    }
    expect(await signIn({ challenge })).toMatchObject(REFUSED)
  })

  // SESSION-58
  test('does not accept a challenge again after its first use was refused', async () => {
    const options = await passkeyChallengeOf(bank)
    expect(await enter(device.use(options, { isForged: true }))).toMatchObject(REFUSED)
    expect(await enter(device.use(options))).toMatchObject(REFUSED)
  })

  // SESSION-58
  test('accepts a challenge for five minutes', async () => {
    const [early, late] = [await proof(), await proof()]
    at += 299_999
    expect((await enter(early)).status).toBe(200)
    at += 1
    expect(await enter(late)).toMatchObject(REFUSED)
  })

  // SESSION-58
  test('of the same proof on two servers at once, one is accepted', async () => {
    const other = await openOtherServer(bank)
    try {
      const used = { passkey: await proof() }
      const replies = await Promise.all(
        [bank.url, other.url].map((url) => send(url, 'POST', '/users/passkey/sign_in', used)),
      )
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    } finally {
      await other.close()
    }
  })

  // SESSION-59
  test('refuses a counter that goes back or stands still, and accepts one that rises', async () => {
    expect((await signIn({ counter: 7 })).status).toBe(200)
    expect(await signIn({ counter: 7 })).toMatchObject(REFUSED)
    expect(await signIn({ counter: 6 })).toMatchObject(REFUSED)
    expect((await signIn({ counter: 8 })).status).toBe(200)
  })

  // SESSION-59
  test('keeps whether a passkey is synced', async () => {
    device = (
      await addPasskeyOf(
        { bank, customer },
        createAuthenticator(bank.config.publicUrl.origin, { isSynced: true }),
      )
    ).device
    expect((await signIn({ counter: 0 })).status).toBe(200)
    expect((await signIn({ counter: 0 })).status).toBe(200)
    const { body } = await customer.get<{ passkeys: object[] }>('/api/passkeys')
    expect(body.passkeys).toMatchObject([{ is_synced: true }, { is_synced: false }])
  })

  test('answers an unknown passkey exactly like a wrong one', async () => {
    const wrong = await signIn({ isForged: true })
    device = createAuthenticator(bank.config.publicUrl.origin)
    const unknown = await signIn({ userHandle: 'A'.repeat(43) })
    const { request_id: _one, ...wrongBody } = wrong.body
    const { request_id: _two, ...unknownBody } = unknown.body
    expect([unknown.status, unknownBody]).toEqual([wrong.status, wrongBody])
  })
})

describe('proving ownership with a passkey', () => {
  const prove = (passkey: object) => customer.post<ErrorReply>('/api/step_up', { passkey })
  const isProven = async () => (await customer.post('/api/user/generate_backup_codes')).status !== 403
  const proofHere = async (twist: Twist = {}) => device.use(await stepUpChallengeOf(customer), twist)
  const forgetProof = () =>
    bank.database.query('update bank.sessions set stepped_up_at = null where customer_id = $1', [customer.id])

  // SESSION-62
  test('is enough whether or not multi-factor is on', async () => {
    await forgetProof()
    expect(await isProven()).toBe(false)
    expect((await prove(await proofHere())).status).toBe(200)
    expect(await isProven()).toBe(true)
    await forgetProof()
    await bank.operator('PUT', '/customers/authenticator', {
      email: customer.email,
      secret: 'JBSWY3DPEHPK3PXP',
    })
    expect((await prove(await proofHere())).status).toBe(200)
  })

  // SESSION-62
  test("refuses another customer's passkey", async () => {
    const other = await bank.createCustomer()
    device = (await addPasskeyOf({ bank, customer: other })).device
    await forgetProof()
    expect(await prove(await proofHere())).toMatchObject({
      status: 422,
      body: { code: 'step_up.wrong_passkey' },
    })
    expect(await isProven()).toBe(false)
  })

  // SESSION-62
  test('refuses a proof without verification of the customer, and one that was used', async () => {
    await forgetProof()
    expect((await prove(await proofHere({ isVerified: false }))).status).toBe(422)
    const used = await proofHere()
    expect((await prove(used)).status).toBe(200)
    await forgetProof()
    expect((await prove(used)).status).toBe(422)
    expect(await isProven()).toBe(false)
  })

  // SESSION-58
  test('refuses a proof made for signing in, and signs nobody in with a proof of ownership', async () => {
    await forgetProof()
    expect(await enter(await proofHere())).toMatchObject(REFUSED)
    expect((await prove(await proof())).status).toBe(422)
    expect(await isProven()).toBe(false)
  })

  // SESSION-58
  test('refuses a proof made for another session of the customer', async () => {
    const elsewhere = await bank.enter(customer.id, customer.email)
    await forgetProof()
    expect((await prove(device.use(await stepUpChallengeOf(elsewhere)))).status).toBe(422)
    expect(await isProven()).toBe(false)
  })
})
