/** Where a customer is signed in, through HTTP. The test sets the machine's clock. */
import type { OpenSession } from '@yoursuccess/contract/session/sessions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { bearer } from '../../../tests/support/session-calls.ts'
import {
  openTestBank,
  send,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../../tests/support/test-bank.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

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

const signInWith = async (userAgent: string) => {
  const user = { email: customer.email, password: TEST_PASSWORD }
  const reply = await bank.send('POST', '/users/sign_in', { user }, { 'user-agent': userAgent })
  return reply.headers.get('authorization')?.replace('Bearer ', '') ?? ''
}
const listed = async () => (await customer.get<{ sessions: OpenSession[] }>('/api/sessions')).body.sessions
const statusOf = async (token: string) =>
  (await bank.send('GET', '/api/user', undefined, bearer(token))).status

// SESSION-63
test('lists browser, system, network and last action of each session, and marks this one', async () => {
  await signInWith(CHROME)
  expect(await listed()).toMatchObject([
    {
      browser: 'Chrome',
      system: 'Windows',
      network: '127.0.0.0/24',
      last_active_at: new Date(at).toISOString(),
      is_current: false,
    },
    { browser: null, system: null, is_current: true },
  ])
})

// SESSION-63
test('leaves out sessions that expired, and those of others', async () => {
  await signInWith(CHROME)
  at += 300_000
  await customer.post('/api/refresh_token', { last_active: at })
  await bank.createCustomer()
  at += 300_000
  expect(await listed()).toMatchObject([{ is_current: true }])
})

// SESSION-64
test('signs out one other place, once, and this place stays', async () => {
  const other = await signInWith(CHROME)
  const [{ id } = { id: 0 }] = await listed()
  expect((await customer.delete(`/api/sessions/${id}`)).status).toBe(204)
  expect([await statusOf(other), await statusOf(customer.token)]).toEqual([401, 200])
  expect((await customer.delete(`/api/sessions/${id}`)).status).toBe(404)
})

// SESSION-64
test("answers 404 for another customer's session and leaves it open", async () => {
  const mine = await listed()
  const other = await bank.createCustomer()
  expect((await other.delete(`/api/sessions/${mine[0]?.id}`)).status).toBe(404)
  expect(await statusOf(customer.token)).toBe(200)
})

// SESSION-64
test('signs out all other places at once on all servers', async () => {
  const other = await openOtherServer(bank)
  try {
    const tokens = [await signInWith(CHROME), await signInWith(CHROME)]
    // The other server has seen the tokens before.
    const seen = (token: string) => send(other.url, 'GET', '/api/user', undefined, bearer(token))
    for (const token of tokens) expect((await seen(token)).status).toBe(200)
    expect((await customer.delete('/api/sessions')).status).toBe(204)
    for (const token of tokens) expect((await seen(token)).status).toBe(401)
    expect((await seen(customer.token)).status).toBe(200)
    expect(await listed()).toHaveLength(1)
  } finally {
    await other.close()
  }
})
