/** What a page of another site can do with a customer's cookie: nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
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
  customer = await bank.createCustomer()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const withCookie = (token: string, more: Record<string, string> = {}) => ({
  cookie: `Authorization=${token}`,
  ...more,
})

describe('with the cookie, a request that changes something', () => {
  const change = (headers: Record<string, string>, type = 'application/json') =>
    bank.send(
      'POST',
      '/api/refresh_token',
      { last_active: at },
      {
        ...withCookie(customer.token, headers),
        'content-type': type,
      },
    )
  const host = () => new URL(bank.url).host

  test.each([
    ['from our own page, as browsers of today say it', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['from our own origin, as older browsers say it', () => ({ origin: `http://${host()}` })],
  ])('%s is done', async (_what, headers) => expect((await change(headers())).status).toBe(200))

  // PROTECTION-21
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['from nowhere', { 'sec-fetch-site': 'none' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an origin that begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['from no origin', { origin: 'null' }],
    ['that does not say from where', {}],
    ['that is said to be ours by the page it came from only', { referer: 'http://127.0.0.1/' }],
  ])('%s is refused, and nothing changes', async (_what, headers) => {
    expect(await change(headers as Record<string, string>)).toMatchObject({
      status: 403,
      body: { code: 'cross_site' },
    })
    at += 31_000
    expect((await customer.get('/api/user')).status).toBe(200)
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'of the type %s, which a form can send, is refused',
    async (type) => expect((await change({}, type)).status).toBe(403),
  )

  test('by header needs no origin: no browser sends that by itself', async () => {
    const reply = await bank.send('POST', '/api/refresh_token', { last_active: at }, bearer(customer.token))
    expect(reply.status).toBe(200)
  })

  // PROTECTION-22
  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'signing in from a foreign form is refused (%j)',
    async (headers) => {
      const user = { email: customer.email, password: TEST_PASSWORD }
      const reply = await bank.send('POST', '/users/sign_in', { user }, headers as Record<string, string>)
      expect(reply.status).toBe(403)
      expect(reply.headers.get('set-cookie')).toBeNull()
    },
  )
})

describe('on a site with a configured https address', () => {
  let secure: TestBank
  let holder: TestCustomer
  beforeAll(async () => {
    secure = await openTestBank({ env: { PUBLIC_URL: 'https://bank.example/' } })
    holder = await secure.createCustomer()
  })
  afterAll(() => secure.close())

  // PROTECTION-19
  test('the cookie is Secure', async () => {
    const user = { email: holder.email, password: TEST_PASSWORD }
    const reply = await secure.send('POST', '/users/sign_in', { user })
    expect(reply.headers.get('set-cookie')).toContain('; Secure')
  })

  // PROTECTION-21
  test.each([
    ['our own', { origin: 'https://bank.example' }, 200],
    [
      'our own, as browsers of today say it',
      { origin: 'https://bank.example', 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['our own without https', { origin: 'http://bank.example' }, 403],
    ['our own on another port', { origin: 'https://bank.example:8443' }, 403],
    ['one below ours', { origin: 'https://evil.bank.example' }, 403],
    ['a name of somebody else that leads here', { 'sec-fetch-site': 'same-origin' }, 403],
  ])('with the cookie, an origin that is %s is answered %s by %i', async (_what, headers, status) => {
    // The name under which the request came, which is its own host.
    const named = 'origin' in headers ? headers : { ...headers, origin: secure.url }
    const path = '/api/refresh_token'
    const reply = await secure.send('POST', path, { last_active: 0 }, withCookie(holder.token, named))
    expect(reply.status).toBe(status)
  })

  // PROTECTION-22
  test('a sign-in from a name of somebody else that leads here is refused', async () => {
    const user = { email: holder.email, password: TEST_PASSWORD }
    const reply = await secure.send('POST', '/users/sign_in', { user }, { origin: secure.url })
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null])
  })
})
