/**
 * What differs in production: the cookie's name, and that browsers must use https (security gates C12, F4).
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../tests/support/test-bank.ts'
import { openWire, type Wire } from '../../tests/support/wire.ts'

const ORIGIN = 'https://bank.example'
const COOKIE = '__Host-Authorization'

let bank: TestBank
let wire: Wire
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ isProduction: true, env: { PUBLIC_URL: ORIGIN } })
  wire = openWire(bank.url)
  customer = await bank.createCustomer()
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

const cookieOf = (reply: { headers: Headers }) => (reply.headers.get('set-cookie') ?? '').split('; ')
const signIn = () =>
  bank.send('POST', '/users/sign_in', { user: { email: customer.email, password: TEST_PASSWORD } })
const get = (headers: Record<string, string>) => bank.send('GET', '/api/user', undefined, headers)

// PROTECTION-19
test('only this host can set the session cookie, and scripts and other sites cannot reach it', async () => {
  const [pair = '', ...attributes] = cookieOf(await signIn())
  expect(pair.startsWith(`${COOKIE}=`)).toBe(true)
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']))
  // With a domain, a browser would reject the cookie's name.
  expect(attributes.filter((each) => /^domain/i.test(each))).toEqual([])
  expect((await get({ cookie: pair })).status).toBe(200)
})

// PROTECTION-19
test('ignores a cookie without the __Host- prefix, which a sibling host could have set', async () => {
  expect((await get({ cookie: `Authorization=${customer.token}` })).status).toBe(401)
})

// PROTECTION-20
test('a refresh and a sign-out write the same cookie', async () => {
  const [pair = ''] = cookieOf(await signIn())
  const headers = { cookie: pair, origin: ORIGIN }
  const refreshed = await bank.send('POST', '/api/refresh_token', { last_active: 0 }, headers)
  expect(cookieOf(refreshed)[0]).toMatch(new RegExp(`^${COOKIE}=.`))
  const out = await bank.send('DELETE', '/users/sign_out', undefined, headers)
  expect(cookieOf(out)[0]).toBe(`${COOKIE}=`)
  expect(cookieOf(out)).toContain('Secure')
  expect(out.headers.get('clear-site-data')).toBe('"cache"')
})

// PROTECTION-33
test.each([
  ['a success', '/api/program'],
  ['a refusal', '/api/account'],
  ['an unknown path', '/api/nothing'],
  ['a path that cannot be decoded', '/api/income_goals/%zz'],
  ['a page', '/dashboard'],
  ['health', '/healthz'],
])('%s makes browsers use https for two years', async (_what, target) => {
  const { headers } = await wire.send({ method: 'GET', target })
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})
