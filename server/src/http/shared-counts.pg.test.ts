/** Limits that protect money and sign-in hold for all servers together (OPERATIONS-121). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runNow } from '../../tests/support/hurry.ts'
import { openOtherServer } from '../../tests/support/other-server.ts'
import { openTestBank, send, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
let customer: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ env: { LIMIT_MONEY_PER_MINUTE: '4', LIMIT_SIGN_IN_PER_MINUTE: '6' } })
  other = await openOtherServer(bank)
  customer = await bank.createCustomer()
})
afterAll(async () => {
  await other.close()
  await bank.close()
})
beforeEach(() => bank.database.query('delete from bank.request_counts'))

const guess = (server: string) =>
  send(server, 'POST', '/users/sign_in', { user: { email: 'nobody@example.com', password: 'Wrong-1' } })
const order = (server: string) =>
  send(
    server,
    'POST',
    '/api/bill_payments',
    { bill_payment: { amount: '1.00', biller_id: 999 } },
    { authorization: `Bearer ${customer.token}`, 'idempotency-key': randomUUID() },
  )
/** Statuses of requests that go to the two servers in turn. */
const spread = async (call: (server: string) => ReturnType<typeof guess>, count: number) => {
  const servers = Array.from({ length: count }, (_, index) => (index % 2 ? bank.url : other.url))
  return (await Promise.all(servers.map(call))).map(({ status }) => status)
}
const limited = (statuses: number[]) => statuses.filter((status) => status === 429).length
const counts = async () =>
  (await bank.database.query<{ count: number }>('select count from bank.request_counts')).rows
const endWindows = () => bank.database.query(`update bank.request_counts set ends_at = now()`)

// OPERATIONS-121
test('guesses of a password that are spread over two servers are limited as on one', async () => {
  expect(limited(await spread(guess, 10))).toBe(4)
  expect(await guess(bank.url)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})

// OPERATIONS-121
test('orders that are spread over two servers are limited as on one, until their minute ends', async () => {
  expect(limited(await spread(order, 7))).toBe(3)
  expect(await order(other.url)).toMatchObject({ status: 429, body: { code: 'too_many_orders' } })
  await endWindows()
  expect(limited(await spread(order, 4))).toBe(0)
  expect((await order(other.url)).status).toBe(429)
})

// OPERATIONS-121
test('deletes expired counts and keeps the others', async () => {
  await spread(order, 2)
  await endWindows()
  await spread(guess, 3)
  await runNow(bank, 'http.sweep-counts')
  expect(await counts()).toEqual([{ count: 3 }])
})
