/** More concurrent calls than a server accepts (OPERATIONS-34). */
import { errorReply } from '@yoursuccess/contract/core/error'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestBank,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../tests/support/test-bank.ts'

const PLACES = 3
const PLACES_OF_CUSTOMER = 2
let bank: TestBank
let customer: TestCustomer
let other: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({
    env: { LIMIT_REQUESTS_AT_ONCE: String(PLACES), LIMIT_CUSTOMER_AT_ONCE: String(PLACES_OF_CUSTOMER) },
  })
  customer = await bank.createCustomer()
  other = await bank.createCustomer()
})
afterAll(() => bank.close())

/** Alternates customers, so neither reaches their own limit. */
const look = (number = 0) => (number % 2 === 0 ? customer : other).get('/api/user')

/** Blocks session lookups, so accepted calls stay in progress. */
const whileAllWait = (work: () => Promise<void>) =>
  bank.database.transaction(async (tx) => {
    await tx.execute('lock table bank.sessions in access exclusive mode')
    await work()
  })

/** True when the call was accepted and is in progress. */
const isInProgress = (call: Promise<unknown>) => Promise.race([call.then(() => false), pause(300, true)])

// OPERATIONS-34
test('refuses calls beyond its limit at once with a retry time, and finishes the accepted ones', async () => {
  const inside: Promise<{ status: number }>[] = []
  await whileAllWait(async () => {
    for (let number = 0; number < PLACES; number++) inside.push(look(number))
    await pause(300)
    const refused = await look()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(errorReply.parse(refused.body).code).toBe('unavailable')
    // Health checks and operator calls are accepted.
    expect((await bank.send('GET', '/healthz')).status).toBe(200)
    expect((await bank.operator('GET', '/customers', undefined)).status).not.toBe(503)
  })
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await look()).status).toBe(200)
})

// OPERATIONS-34
test('sign-in and card freeze have reserved places', async () => {
  const inside: Promise<{ status: number }>[] = []
  await whileAllWait(async () => {
    for (let number = 0; number < PLACES; number++) inside.push(look(number))
    await pause(300)
    expect((await look()).status).toBe(503)
    const user = { email: customer.email, password: TEST_PASSWORD }
    const kept = [
      bank.send('POST', '/users/sign_in', { user }),
      customer.post('/api/account/freeze_card') as Promise<{ status: number }>,
    ]
    for (const call of kept) {
      inside.push(call)
      expect(await isInProgress(call)).toBe(true)
    }
    // Reserved places are limited, too.
    expect((await bank.send('POST', '/users/sign_in', { user })).status).toBe(503)
  })
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

// OPERATIONS-34
test("one customer cannot take other customers' places and can still freeze a card", async () => {
  await bank.settle()
  const times = PLACES_OF_CUSTOMER
  await bank.control('/faults', { partner: 'galileo', call: 'getBalance', action: 'slow', ms: 3000, times })
  const inside = Array.from({ length: times }, () => customer.get('/api/balance'))
  await pause(500)
  const refused = await look()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  expect(errorReply.parse(refused.body).code).toBe('too_many_requests')
  expect((await other.get('/api/user')).status).toBe(200)
  expect((await customer.post('/api/account/freeze_card')).status).toBe(200)
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200])
  expect((await look()).status).toBe(200)
})

// OPERATIONS-35
test('frees the place of a call however it ends', async () => {
  const item = { amount: '1.00', category: 'other', external: true, effective_date: '2026-08-01' }
  for (let round = 0; round <= PLACES; round++) {
    expect((await bank.send('GET', '/api/user')).status).toBe(401)
    expect((await customer.get('/api/bill_payments/nowhere')).status).toBe(404)
    expect(
      (await customer.post('/api/expense_items', { expense_item: { ...item, amount: 'x' } })).status,
    ).toBe(422)
    expect((await customer.post('/api/expense_items', { expense_item: item })).status).toBe(201)
    // The client disconnects before the reply.
    await fetch(`${bank.url}/api/account`, {
      headers: { authorization: `Bearer ${customer.token}` },
      signal: AbortSignal.timeout(3),
    }).catch(() => undefined)
  }
  expect((await look()).status).toBe(200)
})

// OPERATIONS-35
test('a request that is still being sent takes no place', async () => {
  const { hostname, port } = new URL(bank.url)
  const senders = Array.from({ length: PLACES + 1 }, () => connect(Number(port), hostname))
  for (const sender of senders)
    sender.write(
      'POST /users/sign_in HTTP/1.1\r\nHost: bank\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
  await pause(200)
  expect((await look()).status).toBe(200)
  for (const sender of senders) sender.destroy()
})
