/** The life of a session, through HTTP. The test sets the machine's clock. */
import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { bearer, sessionCalls, withCookie } from '../../../tests/support/session-calls.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let bank: TestBank
const START = Date.parse('2026-08-22T15:00:00Z')
let at = START
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ machineNow: () => new Date(at) })
})
afterAll(() => bank.close())
beforeEach(async () => {
  at = START
  customer = await bank.createCustomer()
})

const { look, refresh, refreshed } = sessionCalls(
  () => bank,
  () => at,
)
const seconds = () => at / 1000

describe('the token', () => {
  // SESSION-15
  test('a session token works in the header and in the cookie', async () => {
    expect(await look(customer.token)).toBe(200)
    expect((await bank.send('GET', '/api/user', undefined, withCookie(customer.token))).status).toBe(200)
  })

  // PROTECTION-14
  test('a token with a wrong key, algorithm, content or signature gets the same 401', async () => {
    const key = bank.config.sessionKey
    const [head = '', payload = '', signature = ''] = customer.token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const sign = (signingKey: Uint8Array, claims: Record<string, unknown>, alg = 'HS256') =>
      new SignJWT(claims).setProtectedHeader({ alg }).sign(signingKey)
    const none = encode({ alg: 'none', typ: 'JWT' })
    const forged = createHmac('sha1', key).update(`${none}.${payload}`).digest('base64url')
    const bad: Record<string, string> = {
      'no signature': `${head}.${payload}.`,
      'alg none': `${none}.${payload}.`,
      'alg none, signed': `${none}.${payload}.${forged}`,
      'another key': await sign(Buffer.from('x'.repeat(43)), content),
      'another algorithm': await sign(Buffer.concat([key, key]), content, 'HS512'),
      'edited expiry': `${head}.${encode({ ...content, exp: 9_999_999_999 })}.${signature}`,
      'edited session': `${head}.${encode({ ...content, sid: 1 })}.${signature}`,
      expired: await sign(key, { ...content, exp: seconds() - 1 }),
      'unknown session': await sign(key, { ...content, sid: 999_999 }),
      'session as text': await sign(key, { ...content, sid: String(content['sid']) }),
      'session number too large': await sign(key, { ...content, sid: 2 ** 53 }),
      'without a session': await sign(key, { exp: seconds() + 600 }),
      'a later generation': await sign(key, { ...content, gen: 2 }),
      junk: 'x'.repeat(8000),
      'three dots': '...',
    }
    const bodies = new Set<string>()
    for (const [what, token] of Object.entries(bad)) {
      for (const headers of [bearer(token), withCookie(token)]) {
        const reply = await bank.send<Record<string, unknown>>('GET', '/api/user', undefined, headers)
        expect([what, reply.status]).toEqual([what, 401])
        bodies.add(JSON.stringify({ ...reply.body, request_id: '' }))
      }
    }
    expect(bodies.size).toBe(1)
    // Positive control: the same content signed with our key is accepted.
    expect(await look(await sign(key, content))).toBe(200)
  })
})

describe('an idle session', () => {
  // SESSION-21
  test('an idle session ends after ten minutes, to the millisecond', async () => {
    at += 10 * MINUTE - 1
    expect(await look(customer.token)).toBe(200)
    at += 1
    expect(await look(customer.token)).toBe(401)
    expect((await refresh(customer.token)).status).toBe(401)
  })

  // SESSION-21
  test('page views do not keep a session open: only the action that a refresh reports counts', async () => {
    at += 9 * MINUTE
    expect(await look(customer.token)).toBe(200)
    at += MINUTE
    expect(await look(customer.token)).toBe(401)
  })

  // SESSION-18
  test('a refresh in the last second extends the session from the action that it reports', async () => {
    at += 10 * MINUTE - 1000
    const { body } = await refresh(customer.token, at - 2 * MINUTE)
    expect(body.session.expires_at).toBe(seconds() - 120 + 660)
    at += 8 * MINUTE - 1
    expect(await look(body.token ?? '')).toBe(200)
    at += 1
    expect(await look(body.token ?? '')).toBe(401)
  })

  test('background refreshes without an action do not extend the session', async () => {
    let token = customer.token
    const lastAction = at
    for (const minute of [3, 6, 9]) {
      at = lastAction + minute * MINUTE
      token = await refreshed(token, lastAction)
    }
    at = lastAction + 10 * MINUTE
    expect(await look(token)).toBe(401)
  })

  test.each([
    ['in the future', '2099-01-01T00:00:00Z', 5 * MINUTE],
    ['in 1970', 0, 0],
    ['long ago, as text', '1970-01-01T00:00:00+05:00', 0],
    ['in another time zone', '2026-08-22T11:04:00-04:00', 4 * MINUTE],
  ])('limits an action time %s to what is possible', async (_what, lastActive, counted) => {
    at += 5 * MINUTE
    const { body } = await refresh(customer.token, lastActive)
    expect(body.session.expires_at).toBe((START + counted) / 1000 + 660)
  })

  test.each([
    ['yesterday'],
    [null],
    [-1],
    [1.5],
    ['NaN'],
    [8.64e15 + 1],
    [undefined],
    ['2026-02-31T00:00:00Z'],
  ])('refuses %s as the time of an action', async (lastActive) => {
    const reply = await bank.send(
      'POST',
      '/api/refresh_token',
      { last_active: lastActive },
      bearer(customer.token),
    )
    expect(reply.status).toBe(422)
  })

  test('a customer active until 9:49, as reported each minute, is still signed in at 10:29', async () => {
    let token = customer.token
    for (at += MINUTE; at < START + 589_000; at += MINUTE) token = await refreshed(token)
    at = START + 629_000
    expect(await look(token)).toBe(200)
    expect((await refresh(token)).status).toBe(200)
  })

  // SESSION-22
  test('a session ends twelve hours after the sign-in, however active the customer is', async () => {
    let token = customer.token
    while (at < START + 12 * HOUR - 9 * MINUTE) {
      at += 9 * MINUTE
      token = await refreshed(token)
    }
    at = START + 12 * HOUR - 1000
    const last = await refresh(token)
    expect(last.body.session).toEqual({
      expires_at: (START + 12 * HOUR) / 1000 + 60,
      ends_at: (START + 12 * HOUR) / 1000,
    })
    at = START + 12 * HOUR
    expect(await look(last.body.token ?? '')).toBe(401)
  })
})

describe('signing out', () => {
  // SESSION-39
  test.each(['header', 'cookie'])('signing out by %s ends the session and clears the cookie', async (how) => {
    const token = await bank.signIn(customer.email)
    const headers = how === 'header' ? bearer(token) : withCookie(token, { 'sec-fetch-site': 'same-origin' })
    const reply = await bank.send('DELETE', '/users/sign_out', undefined, headers)
    expect(reply.status).toBe(204)
    expect(reply.headers.get('set-cookie')).toMatch(/^Authorization=;.*Expires=Thu, 01 Jan 1970/)
    expect(reply.headers.get('clear-site-data')).toBe('"cache"')
    expect(await look(token)).toBe(401)
    expect(await look(customer.token)).toBe(200)
  })

  test('signing out by cookie ends the session even if the header has no session token', async () => {
    for (const authorization of ['Basic dXNlcjpwYXNz', 'Bearer', 'Digest x', 'Bearer x']) {
      const token = await bank.signIn(customer.email)
      const headers = { ...withCookie(token, { 'sec-fetch-site': 'same-origin' }), authorization }
      expect((await bank.send('DELETE', '/users/sign_out', undefined, headers)).status).toBe(204)
      expect([authorization, await look(token)]).toEqual([authorization, 401])
    }
  })

  // SESSION-39
  test('signing out ends both sessions when header and cookie have different ones', async () => {
    const inCookie = await bank.signIn(customer.email)
    const headers = {
      ...withCookie(inCookie, { 'sec-fetch-site': 'same-origin' }),
      authorization: `Bearer ${customer.token}`,
    }
    expect((await bank.send('DELETE', '/users/sign_out', undefined, headers)).status).toBe(204)
    expect([await look(inCookie), await look(customer.token)]).toEqual([401, 401])
  })

  // SESSION-39
  test('signing out ends every token of the session and returns 204 again when repeated', async () => {
    const fresh = await refreshed(customer.token)
    for (let times = 0; times < 2; times++)
      expect((await bank.send('DELETE', '/users/sign_out', undefined, bearer(fresh))).status).toBe(204)
    expect([await look(customer.token), await look(fresh)]).toEqual([401, 401])
    expect((await bank.send('DELETE', '/users/sign_out')).status).toBe(204)
  })
})

// PROTECTION-16
test('a customer with more than five sessions loses the oldest', async () => {
  const tokens: string[] = []
  for (let number = 0; number < 6; number++) tokens.push(await bank.signIn(customer.email))
  const statuses = await Promise.all(
    [customer.token, ...tokens].map(
      async (token) =>
        (await bank.send('GET', '/api/user', undefined, { authorization: `Bearer ${token}` })).status,
    ),
  )
  expect(statuses).toEqual([401, 401, 200, 200, 200, 200, 200])
})

// PROTECTION-18
test('the operator ends every session of one customer, and the audit log records it', async () => {
  const look = (token: string) =>
    bank.send('GET', '/api/user', undefined, { authorization: `Bearer ${token}` })
  const other = await bank.createCustomer()
  await bank.signIn(customer.email)
  const signOut = (email: string) =>
    bank.operator<{ ended: number }>('POST', '/customers/sign_out', { email })
  expect((await signOut(` ${customer.email.toUpperCase()}`)).body.ended).toBe(2)
  expect([(await look(customer.token)).status, (await look(other.token)).status]).toEqual([401, 200])
  expect((await signOut(customer.email)).body.ended).toBe(0)
  expect((await signOut('nobody@example.com')).status).toBe(404)
  const { rows } = await bank.database.query<{ actor: string }>(
    "select actor from bank.audit_entries where action = 'session.signed_out_everywhere' and customer_id = $1",
    [customer.id],
  )
  expect(rows.map(({ actor }) => actor)).toEqual(['operator', 'operator'])
})
