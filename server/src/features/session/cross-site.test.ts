/** Tests that a page of another site cannot use a customer's cookie. */
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

describe('a change sent with the cookie', () => {
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
    ['from our own page, as modern browsers report it', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['from our own origin, as older browsers report it', () => ({ origin: `http://${host()}` })],
  ])('accepts a change with the cookie %s', async (_what, headers) =>
    expect((await change(headers())).status).toBe(200),
  )

  // PROTECTION-21
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another origin of the same site', { 'sec-fetch-site': 'same-site' }],
    ['from no page', { 'sec-fetch-site': 'none' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from an origin that starts like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['without an origin', {}],
    ['with only our referer', { referer: 'http://127.0.0.1/' }],
  ])('refuses a change with the cookie %s, and nothing changes', async (_what, headers) => {
    expect(await change(headers as Record<string, string>)).toMatchObject({
      status: 403,
      body: { code: 'cross_site' },
    })
    at += 31_000
    expect((await customer.get('/api/user')).status).toBe(200)
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses a change of the type %s, which a form can send',
    async (type) => expect((await change({}, type)).status).toBe(403),
  )

  test('a token in the header needs no origin, because no browser sends it on its own', async () => {
    const reply = await bank.send('POST', '/api/refresh_token', { last_active: at }, bearer(customer.token))
    expect(reply.status).toBe(200)
  })

  // PROTECTION-22
  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    "refuses a sign-in from another site's form (%j)",
    async (headers) => {
      const user = { email: customer.email, password: TEST_PASSWORD }
      const reply = await bank.send('POST', '/users/sign_in', { user }, headers as Record<string, string>)
      expect(reply.status).toBe(403)
      expect(reply.headers.get('set-cookie')).toBeNull()
    },
  )
})

describe('a site with a configured https address', () => {
  let secure: TestBank
  let holder: TestCustomer
  beforeAll(async () => {
    secure = await openTestBank({ env: { PUBLIC_URL: 'https://bank.example/' } })
    holder = await secure.createCustomer()
  })
  afterAll(() => secure.close())

  // PROTECTION-19
  test('the cookie is Secure on an https site', async () => {
    const user = { email: holder.email, password: TEST_PASSWORD }
    const reply = await secure.send('POST', '/users/sign_in', { user })
    expect(reply.headers.get('set-cookie')).toContain('; Secure')
  })

  // PROTECTION-21
  test.each([
    ['our own origin', { origin: 'https://bank.example' }, 200],
    [
      'our own origin, as modern browsers report it',
      { origin: 'https://bank.example', 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['our own origin without https', { origin: 'http://bank.example' }, 403],
    ['our own origin on another port', { origin: 'https://bank.example:8443' }, 403],
    ['a subdomain', { origin: 'https://evil.bank.example' }, 403],
    ["another site's name that resolves here", { 'sec-fetch-site': 'same-origin' }, 403],
  ])('a change with the cookie from %s (%s) gets %i', async (_what, headers, status) => {
    // Without an explicit origin, the origin matches the host of the request.
    const named = 'origin' in headers ? headers : { ...headers, origin: secure.url }
    const path = '/api/refresh_token'
    const reply = await secure.send('POST', path, { last_active: 0 }, withCookie(holder.token, named))
    expect(reply.status).toBe(status)
  })

  // PROTECTION-22
  test("refuses a sign-in through another site's name that resolves here", async () => {
    const user = { email: holder.email, password: TEST_PASSWORD }
    const reply = await secure.send('POST', '/users/sign_in', { user }, { origin: secure.url })
    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null])
  })
})
