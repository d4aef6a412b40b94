/** The headers of every kind of reply, including replies that never reach a handler. */
import { errorReply } from '@yoursuccess/contract/core/error'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { openWire, type Wire, type WireRequest } from '../../tests/support/wire.ts'

let bank: TestBank
let wire: Wire
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ env: { LIMIT_PASSWORD_PER_MINUTE: '2' } })
  wire = openWire(bank.url)
  customer = await bank.createCustomer()
})
afterAll(async () => {
  wire.close()
  await bank.close()
})

const signedIn = () => ({ authorization: `Bearer ${customer.token}` })
const get = (target: string, headers = signedIn()): WireRequest => ({ method: 'GET', target, headers })
const put = (body: string, headers: Record<string, string> = signedIn()): WireRequest => ({
  method: 'PUT',
  target: '/api/success_tracker_infos',
  headers,
  body,
})

const KINDS: [string, number, () => WireRequest][] = [
  ['success', 200, () => get('/api/account')],
  ['a public success', 200, () => get('/api/program')],
  ['success without a body', 204, () => ({ method: 'DELETE', target: '/users/sign_out' })],
  ['HEAD', 200, () => ({ ...get('/api/program'), method: 'HEAD' })],
  ['no session', 401, () => ({ method: 'GET', target: '/api/account' })],
  ['a broken body', 400, () => put('{')],
  ['a path that cannot be decoded', 400, () => get('/api/income_goals/%zz')],
  ['a parameter that is too long', 404, () => get(`/api/income_goals/${'1'.repeat(201)}`)],
  ['an unknown path of the API', 404, () => get('/api/nothing')],
  ['an unknown record', 404, () => get('/api/income_goals/999')],
  ['an unsupported method', 404, () => ({ ...get('/api/account'), method: 'PATCH' })],
  ['OPTIONS', 404, () => ({ ...get('/api/account'), method: 'OPTIONS' })],
  ['TRACE', 404, () => ({ ...get('/api/account'), method: 'TRACE' })],
  ['another media type', 415, () => put('a=b', { ...signedIn(), 'content-type': 'text/plain' })],
  ['too large a body', 413, () => put(' '.repeat(70_000))],
  ['invalid input', 422, () => put('{}')],
  ['health', 200, () => get('/healthz')],
  ['a page', 503, () => get('/dashboard')],
]

// OPERATIONS-12, WIRE-57, WIRE-60
test.each(KINDS)(
  '%s (%i) cannot be cached, framed, sniffed or read by another site',
  async (_what, status, request) => {
    for (const origin of [undefined, 'https://evil.example', 'null', 'http://localhost:3000']) {
      const { headers, ...rest } = request()
      const reply = await wire.send({ ...rest, headers: { ...headers, ...(origin && { origin }) } })
      if (origin && !['GET', 'HEAD', 'OPTIONS'].includes(rest.method) && reply.status === 403) continue
      expect(reply.status).toBe(status)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      expect(reply.headers['referrer-policy']).toBe('no-referrer')
      expect(reply.headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(reply.headers['permissions-policy']).toContain('geolocation=()')
      expect(reply.headers['x-frame-options']).toBe('DENY')
      // This run uses plain http, so browsers must not remember to require https.
      expect(reply.headers).not.toHaveProperty('strict-transport-security')
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(reply.headers).not.toHaveProperty('x-powered-by')
      expect(reply.headers).not.toHaveProperty('server')
      if (status >= 400 && !request().target.startsWith('/dashboard')) errorReply.parse(reply.json)
    }
  },
)

// PROTECTION-45
test('the refusal of too many requests says when to retry and has the same security headers', async () => {
  const requestReset = () =>
    wire.send({ method: 'POST', target: '/users/password', body: '{"user":{"email":"nobody@example.com"}}' })
  expect([(await requestReset()).status, (await requestReset()).status]).toEqual([200, 200])
  const reply = await requestReset()
  expect([reply.status, errorReply.parse(reply.json).code]).toEqual([429, 'too_many_requests'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.headers['cache-control']).toBe('no-store')
  // A forged address header from the caller has no effect.
  const forged = await wire.send({
    method: 'POST',
    target: '/users/password',
    headers: { 'x-forwarded-for': '203.0.113.7' },
    body: '{"user":{"email":"nobody@example.com"}}',
  })
  expect(forged.status).toBe(429)
})

test('refuses headers beyond 16 KiB and serves the next request', async () => {
  const other = openWire(bank.url)
  const large = other.send({ method: 'GET', target: '/api/user', headers: { 'x-large': 'x'.repeat(20_000) } })
  // The server hangs up during the upload, so its reply may get lost.
  const status = await large.then(
    (reply) => reply.status,
    () => 431,
  )
  other.close()
  expect(status).toBe(431)
  expect((await wire.send(get('/api/user'))).status).toBe(200)
})

// WIRE-55
test('an error has a message, a code and the request id, and reveals no internals', async () => {
  const reply = await wire.send(get('/api/income_goals/999'))
  expect(Object.keys(reply.json as object).sort()).toEqual(['code', 'error', 'request_id'])
  expect(errorReply.parse(reply.json).request_id).toMatch(/^[0-9a-f-]{36}$/)
})
