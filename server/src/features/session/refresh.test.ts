/** Replacing a session token with the next one, through HTTP. The test sets the machine's clock. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import {
  bearer,
  generationOf,
  type Refreshed,
  sessionCalls,
  withCookie,
} from '../../../tests/support/session-calls.ts'

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

describe('a refresh', () => {
  // SESSION-17
  test('a refresh by header returns a new token and sets no cookie', async () => {
    const reply = await refresh(customer.token)
    expect(reply.body.token).not.toBe(customer.token)
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect(await look(reply.body.token ?? '')).toBe(200)
  })

  // SESSION-16
  test("a refresh extends the token, not the session, and every reply has the session's end", async () => {
    const ends_at = (START + 12 * HOUR) / 1000
    at += 5 * MINUTE
    const { body } = await refresh(customer.token)
    expect(body.session).toEqual({ expires_at: seconds() + 660, ends_at })
    const user = await bank.send<Refreshed>('GET', '/api/user', undefined, bearer(body.token ?? ''))
    expect(user.body.session).toEqual(body.session)
  })

  // SESSION-17
  test('a refresh by cookie sets a new cookie and returns no token', async () => {
    const reply = await bank.send<Refreshed>(
      'POST',
      '/api/refresh_token',
      { last_active: at },
      withCookie(customer.token, { 'sec-fetch-site': 'same-origin' }),
    )
    expect(Object.keys(reply.body)).toEqual(['session'])
    const fresh = /^Authorization=([^;]+);/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? ''
    expect(await look(fresh)).toBe(200)
  })

  // SESSION-19
  test('the previous token works for thirty seconds after the new one is used', async () => {
    const fresh = await refreshed(customer.token)
    at += 5000
    expect(await look(fresh)).toBe(200)
    at += 29_999
    expect(await look(customer.token)).toBe(200)
    at += 1
    expect(await look(customer.token)).toBe(401)
  })

  // SESSION-19
  test('a lost refresh reply signs no one out: the old token still works five minutes later', async () => {
    await refresh(customer.token)
    at += 5 * MINUTE
    expect(await look(customer.token)).toBe(200)
    const again = await refresh(customer.token)
    expect(again.status).toBe(200)
    at += 9 * MINUTE
    expect(await look(again.body.token ?? '')).toBe(200)
  })

  // SESSION-19
  test('several lost refresh replies leave at most two tokens', async () => {
    const lost = [await refreshed(customer.token), await refreshed(customer.token)]
    at += 5 * MINUTE
    lost.push(await refreshed(customer.token))
    expect(new Set(lost.map(generationOf))).toEqual(new Set([generationOf(customer.token) + 1]))
  })

  test('a refresh soon after another makes no third token and cuts no request off', async () => {
    let token = customer.token
    for (let times = 0; times < 3; times++) {
      at += 2000
      token = await refreshed(token)
      expect(await look(token)).toBe(200)
    }
    expect(await look(customer.token)).toBe(200)
    at += 30_000
    expect(generationOf(await refreshed(token))).toBe(generationOf(token) + 1)
  })

  // SESSION-20
  test('two tabs that refresh at once both get a lasting token, and the later action counts', async () => {
    const [one, two] = [await refresh(customer.token, at), await refresh(customer.token, at)]
    at += 31_000
    expect([await look(one.body.token ?? ''), await look(two.body.token ?? '')]).toEqual([200, 200])
    at += 5 * MINUTE
    await refresh(one.body.token ?? '', START)
    const late = await refresh(two.body.token ?? '', at)
    expect(late.body.session.expires_at).toBe(seconds() + 660)
  })

  test('twenty simultaneous refreshes sign no one out', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(customer.token)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    at += 31_000
    for (const { body } of replies) expect(await look(body.token ?? '')).toBe(200)
  })
})

describe('a replaced token', () => {
  const causes = async () =>
    (
      await bank.database.query<{ end_cause: string | null }>(
        'select end_cause from bank.sessions where customer_id = $1 order by id',
        [customer.id],
      )
    ).rows.map(({ end_cause }) => end_cause)
  const countReuses = async () =>
    (
      await bank.database.query<{ action: string }>(
        "select action from bank.audit_entries where customer_id = $1 and action = 'session.token_reused'",
        [customer.id],
      )
    ).rows.length

  // PROTECTION-15
  test('a reused token ends the session for both holders, as one stole it, and is audited once', async () => {
    const fresh = await refreshed(customer.token)
    expect(await look(fresh)).toBe(200)
    at += 30_000
    expect([await look(customer.token), await look(customer.token)]).toEqual([401, 401])
    expect(await look(fresh)).toBe(401)
    expect((await refresh(fresh)).status).toBe(401)
    expect(await causes()).toEqual(['token_reused'])
    expect(await countReuses()).toBe(1)
  })

  // PROTECTION-15
  test('a reused token ends the session even when the thief refreshed first', async () => {
    const stolen = await refreshed(customer.token)
    expect(await look(stolen)).toBe(200)
    at += 2 * MINUTE
    expect((await refresh(customer.token)).status).toBe(401)
    expect(await look(stolen)).toBe(401)
  })

  test("a reused token does not end the customer's other sessions", async () => {
    const elsewhere = await bank.signIn(customer.email)
    const fresh = await refreshed(customer.token)
    await look(fresh)
    at += 30_000
    expect(await look(customer.token)).toBe(401)
    expect(await look(elsewhere)).toBe(200)
    expect(await causes()).toEqual(['token_reused', null])
  })

  test('reusing a token from long ago ends the session at once', async () => {
    const second = await refreshed(customer.token)
    await look(second)
    at += 30_000
    const third = await refreshed(second)
    expect(await look(customer.token)).toBe(401)
    expect([await look(second), await look(third)]).toEqual([401, 401])
  })

  test('an old token does not count as reused after the session has timed out', async () => {
    await look(await refreshed(customer.token))
    at += 10 * MINUTE
    expect(await look(customer.token)).toBe(401)
    expect([await causes(), await countReuses()]).toEqual([[null], 0])
  })
})
