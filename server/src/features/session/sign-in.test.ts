/** Signing in, through HTTP. The test sets the machine's clock, which throttles follow. */
import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import type { User } from '@yoursuccess/contract/session/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type Answer,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'

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

interface SignedIn {
  user: User
  session: { expires_at: number }
}
const signIn = <Body = SignedIn>(
  email: string,
  password = TEST_PASSWORD,
  headers: Record<string, string> = {},
) => bank.send<Body>('POST', '/users/sign_in', { user: { email, password } }, headers)
const wrong = (email = customer.email) => signIn<ErrorReply>(email, 'Wrong-River-42')
/** The parts of a reply that are the same for any two equal requests. */
const seen = ({ status, body, headers }: Answer<ErrorReply>) => {
  const { request_id: _number, ...rest } = body
  const names = [...headers.keys()].filter((name) => name !== 'connection' && name !== 'keep-alive').sort()
  return { status, rest, names, length: headers.get('content-length') }
}

// SESSION-01, SESSION-02, SESSION-14
test('a sign-in returns the user, the session end, and the token in the header and the cookie', async () => {
  const reply = await signIn(customer.email)
  expect(reply.status).toBe(200)
  expect(reply.body.user).toMatchObject({
    has_approved_account_application: true,
    has_closed_account: false,
    closed_account_reason: null,
    mfa_active: false,
    has_backup_codes: false,
    features: { paymentTracker: true, fundingShutoff: false },
  })
  // Ten minutes to the deadline, plus the minute by which the token outlives it.
  expect(reply.body.session.expires_at).toBe(at / 1000 + 660)
  const token = reply.headers.get('authorization') ?? ''
  expect(token).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number
  }
  expect(payload.exp).toBe(reply.body.session.expires_at)
  const cookie = reply.headers.get('set-cookie') ?? ''
  expect(cookie).toContain(`Authorization=${token.replace('Bearer ', '')};`)
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(attribute)
  // The site of this test is plain http, where a browser would drop a Secure cookie.
  expect(cookie).not.toContain('Secure')
})

// SESSION-01
test('the body of a sign-in reply never contains the token or the stored password', async () => {
  const { body, headers } = await signIn(customer.email)
  const text = JSON.stringify(body)
  expect(text).not.toContain(headers.get('authorization')?.replace('Bearer ', ''))
  expect(text).not.toMatch(/password|hash|secret/i)
})

// PROTECTION-16
test('every sign-in starts a separate session with its own token', async () => {
  const [first, second] = [await bank.signIn(customer.email), await bank.signIn(customer.email)]
  expect(first).not.toBe(second)
})

// SESSION-04
test('accepts the email address with spaces around it and in any case', async () => {
  expect((await signIn(`  ${customer.email.toUpperCase()} `)).status).toBe(200)
})

// PROTECTION-01, SESSION-07
test('an unknown address and a wrong password get the same reply to the byte', async () => {
  const unknown = await signIn<ErrorReply>('nobody@example.com', 'Wrong-River-42')
  const known = await wrong()
  expect(seen(unknown)).toEqual(seen(known))
  expect(known.body).toMatchObject({
    error: 'Invalid Email or password.',
    errors: ['Invalid Email or password.'],
    code: 'session.invalid_credentials',
  })
  expect(known.headers.get('set-cookie')).toBeNull()
  expect(known.headers.get('authorization')).toBeNull()
})

// PROTECTION-01
test('an unknown address takes as long as a wrong password', async () => {
  const timeOf = async (email: string) => {
    // Clears the throttles, so that both do the same work.
    await bank.database.query('delete from bank.sign_in_throttles')
    const startedAt = performance.now()
    await wrong(email)
    return performance.now() - startedAt
  }
  /** The relative difference of the two first-quartile times, which a busy machine disturbs least. */
  const difference = async () => {
    const known: number[] = []
    const unknown: number[] = []
    for (let pair = 0; pair < 40; pair++) {
      if (pair % 2) known.push(await timeOf(customer.email))
      unknown.push(await timeOf(`nobody${pair}@example.com`))
      if (pair % 2 === 0) known.push(await timeOf(customer.email))
    }
    const quicker = (times: number[]) => times.toSorted((a, b) => a - b)[10] ?? 0
    const [one, other] = [quicker(known), quicker(unknown)]
    return Math.abs(one - other) / Math.max(one, other)
  }
  let smallest = 1
  for (let round = 0; round < 3 && smallest > 0.25; round++) smallest = Math.min(smallest, await difference())
  expect(smallest).toBeLessThan(0.25)
})

// PROTECTION-02
test.each(['customer', 'nobody'])(
  'after five failures each further one doubles the wait (%s)',
  async (who) => {
    const email = who === 'customer' ? customer.email : `${who}@example.com`
    const blockedFor = async () => {
      const { rows } = await bank.database.query<{ blocked_until: Date; failures: number }>(
        'select blocked_until, failures from bank.sign_in_throttles order by failures desc, blocked_until desc limit 1',
      )
      return (new Date(rows[0]?.blocked_until ?? 0).getTime() - at) / 1000
    }
    const waits: number[] = []
    for (let failure = 1; failure <= 16; failure++) {
      expect((await wrong(email)).status).toBe(401)
      waits.push(await blockedFor())
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  },
)

const throttleOf = (email: string) => createHash('sha256').update(`email:${email}`).digest('base64url')
const readFailures = async (email: string) => {
  const { rows } = await bank.database.query<{ failures: number }>(
    'select failures from bank.sign_in_throttles where subject = $1',
    [throttleOf(email)],
  )
  return rows[0]?.failures
}

// SESSION-09
test('from the fifth failure on, replies say when to retry, for unknown addresses, too', async () => {
  const waits = async (email: string, password: string) => {
    const retryTimes: (string | null)[] = []
    for (let failure = 1; failure <= 8; failure++) {
      const { headers, body } = await signIn<ErrorReply>(email, failure === 8 ? password : 'Wrong-River-42')
      expect(body).toMatchObject({ error: 'Invalid Email or password.', code: 'session.invalid_credentials' })
      expect(body.details?.[0] ?? null).toBe(headers.get('retry-after'))
      retryTimes.push(headers.get('retry-after'))
    }
    return retryTimes
  }
  const expected = [null, null, null, null, '1', '2', '4', '8']
  expect(await waits('nobody@example.com', 'Wrong-River-42')).toEqual(expected)
  // The last try has the right password, but is during the wait.
  expect(await waits(customer.email, TEST_PASSWORD)).toEqual(expected)
})

// PROTECTION-01
test('during the wait the right password is refused like a wrong one; afterward it signs in', async () => {
  for (let failure = 0; failure < 5; failure++) await wrong()
  at += 999
  const other = await bank.createCustomer()
  await bank.database.query(
    `insert into bank.sign_in_throttles select $2, failures, blocked_until, updated_at
     from bank.sign_in_throttles where subject = $1`,
    [throttleOf(customer.email), throttleOf(other.email)],
  )
  const inside = await signIn<ErrorReply>(customer.email)
  expect(seen(inside)).toEqual(seen(await wrong(other.email)))
  expect(await readFailures(customer.email)).toBe(6)
  at += 4000
  expect((await signIn(customer.email)).status).toBe(200)
  // A successful sign-in clears the failures.
  for (let failure = 0; failure < 4; failure++) await wrong()
  expect((await signIn(customer.email)).status).toBe(200)
})

// PROTECTION-04
test('ten guesses sent at once do not get around the throttle', async () => {
  const guesses = Array.from({ length: 10 }, (_, index) =>
    signIn(customer.email, index < 9 ? `Wrong-River-${index}` : TEST_PASSWORD),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 401))
  // Only the order in which the guesses were decided says whether the right one was among the first five.
  const { rows } = await bank.database.query<{ action: string }>(
    "select action from bank.audit_entries where customer_id = $1 and action like 'session.sign%' order by id",
    [customer.id],
  )
  const decided = rows.map(({ action }) => action)
  expect(decided.filter((action) => action === 'session.sign_in_failed').length).toBeGreaterThanOrEqual(9)
  expect(decided.indexOf('session.signed_in')).toBeLessThan(5)
})

// PROTECTION-02
test('failures are forgotten fifteen minutes after the last one', async () => {
  for (let failure = 0; failure < 4; failure++) await wrong()
  at += 900_001
  for (let failure = 0; failure < 4; failure++) await wrong()
  expect((await signIn(customer.email)).status).toBe(200)
})

// PROTECTION-03
test('fifty failures from one IPv6 network block all of its addresses', async () => {
  const behind = await openTestBank({ machineNow: () => new Date(at), env: { TRUSTED_PROXY_HOPS: '1' } })
  const tryFrom = (address: string, email: string, password: string) => {
    const headers = { 'x-forwarded-for': address }
    return behind.send('POST', '/users/sign_in', { user: { email, password } }, headers)
  }
  for (let failure = 0; failure < 50; failure++)
    await tryFrom(`2001:db8:1:2::${failure}`, `spray${failure}@example.com`, 'Wrong-River-42')
  const { email } = await behind.createCustomer()
  expect((await tryFrom('2001:db8:1:2::ffff', email, TEST_PASSWORD)).status).toBe(401)
  expect((await tryFrom('2001:db8:1:3::1', email, TEST_PASSWORD)).status).toBe(200)
  await behind.close()
})

// PROTECTION-03
test('fifty failures from one network address block it for every account', async () => {
  for (let failure = 0; failure < 50; failure++) await wrong(`spray${failure}@example.com`)
  expect((await signIn(customer.email)).status).toBe(401)
  at += 2001
  expect((await signIn(customer.email)).status).toBe(200)
})

test('the table of failures stores hashes instead of addresses', async () => {
  await wrong()
  const { rows } = await bank.database.query<{ subject: string }>(
    'select subject from bank.sign_in_throttles',
  )
  for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/)
})

// PROTECTION-11
test('a sign-in rehashes a password that was stored with older settings', async () => {
  const stored = async () => {
    const { rows } = await bank.database.query<{ password_hash: string }>(
      `select password_hash from bank.customers where id = ${customer.id}`,
    )
    return rows[0]?.password_hash ?? ''
  }
  const older = await hash(TEST_PASSWORD, { algorithm: 2, memoryCost: 4096, timeCost: 1, parallelism: 1 })
  await bank.database.query(`update bank.customers set password_hash = '${older}' where id = ${customer.id}`)
  await wrong()
  expect(await stored()).toBe(older)
  expect((await signIn(customer.email)).status).toBe(200)
  const renewed = await stored()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(customer.email)).status).toBe(200)
  // The second sign-in does not hash it again.
  expect(await stored()).toBe(renewed)
})

// SESSION-04
test.each([
  ['129 characters', 'x'.repeat(129)],
  ['0 characters', ''],
])('refuses a password of %s before hashing it', async (_what, password) => {
  expect((await signIn<ErrorReply>(customer.email, password)).status).toBe(422)
})

// PROTECTION-16
test("a sign-in ends the same browser's previous session and no other", async () => {
  const look = async (token: string) =>
    (await bank.send('GET', '/api/user', undefined, { authorization: `Bearer ${token}` })).status
  const tokenFrom = async (headers: Record<string, string> = {}) =>
    (await signIn(customer.email, TEST_PASSWORD, headers)).headers
      .get('authorization')
      ?.slice('Bearer '.length) ?? ''
  const elsewhere = await tokenFrom()
  const first = await tokenFrom()
  const second = await tokenFrom({ cookie: `Authorization=${first}` })
  expect([await look(first), await look(second), await look(elsewhere)]).toEqual([401, 200, 200])
  const wrongTry = await signIn(customer.email, 'Wrong-River-42', { cookie: `Authorization=${second}` })
  expect([wrongTry.status, await look(second)]).toEqual([401, 200])
})
