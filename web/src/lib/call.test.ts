import { markNotificationRead, listNotifications } from '@yoursuccess/contract/notifications/notifications'
import { signIn, signOut } from '@yoursuccess/contract/session/session'
import { listTransactions } from '@yoursuccess/contract/transactions/transactions'
import { expect, test, vi } from 'vitest'
import { drop, on, openWire, refuse } from '../testing/wire.ts'
import { call } from './call.ts'
import { CallError, fieldErrors, isSignedOut, NetworkError } from './call-error.ts'

const credentials = { user: { email: 'a@example.com', password: 'Passw0rd1' } }
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('puts parameters into the path and the query, and sends no unset values', async () => {
  const notification = { id: 7, title: 'x', read: true, url: null, timestamp: '2026-11-21T12:00:00Z' }
  const wire = openWire(
    on(markNotificationRead, { notification }),
    on(listTransactions, { transactions: [], last_page: true, next: null }),
  )
  await call(markNotificationRead, { params: { id: 7 } })
  await call(listTransactions, { query: { page: 2, 'filters[start_date]': '2026-11-01' } })
  expect(wire.requests[0]?.path).toBe('/api/notifications/7')
  expect(wire.requests[1]?.query).toEqual({ page: '2', 'filters[start_date]': '2026-11-01' })
})

test('sends the body as JSON and the idempotency key as a header', async () => {
  const wire = openWire(on(signIn, { prompt_otp: true }))
  await call(signIn, { body: credentials, idempotencyKey: 'key-1' })
  const [request] = wire.requests
  expect(request?.body).toEqual(credentials)
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(request?.headers.get('idempotency-key')).toBe('key-1')
})

test('a call with the key of a pending one shares its answer, and is sent again afterwards', async () => {
  const wire = openWire(on(signIn, { prompt_otp: true }))
  const send = (idempotencyKey: string) => call(signIn, { body: credentials, idempotencyKey })
  expect(await Promise.all([send('one'), send('one')])).toEqual([{ prompt_otp: true }, { prompt_otp: true }])
  expect(wire.requests).toHaveLength(1)
  await Promise.all([send('one'), send('another')])
  expect(wire.requests).toHaveLength(3)
})

test('returns undefined for a reply without a body', async () => {
  openWire(on(signOut, undefined))
  expect(await call(signOut, {})).toBeUndefined()
})

test('a refusal has its code, message, status and request id', async () => {
  openWire(refuse(signIn, 'session.wrong_passcode', { prompt_otp: true, errors: ['MFA Failed'] }))
  const error = await failure(call(signIn, { body: credentials }))
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    status: 401,
    code: 'session.wrong_passcode',
    message: 'MFA Failed',
    requestId: 'test-request',
    promptOtp: true,
    errors: ['MFA Failed'],
  })
  expect(isSignedOut(error)).toBe(false)
})

// WIRE-56
test('reads the first error of each field for the form', async () => {
  openWire(refuse(signIn, 'invalid_input', { errors: { 'user.email': ['Email is required', 'x'] } }))
  const error = await failure(call(signIn, { body: credentials }))
  expect(fieldErrors(error)).toEqual({ 'user.email': 'Email is required' })
})

// WIRE-59
test('throws a NetworkError when there is no reply', async () => {
  openWire(drop(listNotifications))
  expect(await failure(call(listNotifications, {}))).toBeInstanceOf(NetworkError)
})

// WIRE-59
test("treats a proxy's own page as an error, not as a reply", async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await failure(call(listNotifications, {}))).toMatchObject({
    name: 'CallError',
    status: 502,
    code: 'internal',
  })
})

test.each([
  { reply: { error: 'Closed for an hour.' }, expected: { message: 'Closed for an hour.' } },
  {
    reply: { errors: ['Closed for an hour.', 'Sorry.'] },
    expected: { message: 'Something went wrong on our side.', errors: ['Closed for an hour.', 'Sorry.'] },
  },
  { reply: { error: { reason: 4 } }, expected: { message: 'Something went wrong on our side.' } },
  { reply: null, expected: { message: 'Something went wrong on our side.' } },
])('keeps the message of an answer without a known code: $reply', async ({ reply, expected }) => {
  vi.stubGlobal('fetch', async () => Response.json(reply, { status: 500 }))
  expect(await failure(call(listNotifications, {}))).toMatchObject({ code: 'internal', ...expected })
})

test('throws no NetworkError when the caller aborts', async () => {
  const { signal, abort } = aborting()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    abort()
    init.signal?.throwIfAborted()
  })
  expect(await failure(call(listNotifications, { signal }))).toMatchObject({ name: 'AbortError' })
})

const aborting = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
