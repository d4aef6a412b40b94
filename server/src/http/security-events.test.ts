/**
 * Each of these events is reported once (OPERATIONS-70), with the request and the customer, and nothing more.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import {
  openTestBank,
  send,
  TEST_PASSWORD,
  type TestBank,
  type TestCustomer,
} from '../../tests/support/test-bank.ts'
import { deliver } from '../../tests/support/events.ts'

interface Line {
  security?: string
  customer_id?: number
  request_id?: string
  network?: string
  msg: string
}

let bank: TestBank
let customer: TestCustomer
const lines: Line[] = []
beforeAll(async () => {
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as Line) })
  bank = await openTestBank({ log })
  customer = await bank.createCustomer()
  await bank.settle()
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.settle()
  lines.length = 0
})

const securityEvents = () => lines.filter(({ security }) => security !== undefined)
/** The audit entries since the last call, oldest first. */
let seen = 0
const recorded = async (): Promise<{ action: string; request_id: string | null }[]> => {
  const { rows } = await bank.database.query<{ id: number; action: string; request_id: string | null }>(
    'select id, action, request_id from bank.audit_entries where id > $1 order by id',
    [seen],
  )
  seen = rows.at(-1)?.id ?? seen
  return rows
}

const signIn = (password: string) =>
  bank.send('POST', '/users/sign_in', { user: { email: customer.email, password } })

// OPERATIONS-70
test('each sign-in, right or wrong, is one audit entry with its request', async () => {
  await recorded()
  await signIn('Wrong-Password-1')
  await signIn(TEST_PASSWORD)
  const found = await recorded()
  expect(found.map(({ action }) => action)).toEqual(['session.sign_in_failed', 'session.signed_in'])
  for (const { request_id } of found)
    expect(lines.filter((line) => line.msg === 'request' && line.request_id === request_id)).toMatchObject([
      { network: '127.0.0.0/24' },
    ])
  expect(securityEvents()).toEqual([])
})

test("a customer's change is one audit entry with its request", async () => {
  await recorded()
  expect((await customer.post('/api/account/enable_early_ach')).status).toBe(200)
  const [entry, ...others] = await recorded()
  expect([entry?.action, others]).toEqual(['early_access.enabled', []])
  expect(lines.filter(({ msg }) => msg === 'request').map(({ request_id }) => request_id)).toEqual([
    entry?.request_id,
  ])
})

test.each([
  [
    "a request for another customer's record",
    'access.foreign_record',
    () => customer.get('/api/ach_accounts/999999'),
  ],
  [
    'a call that the account state forbids',
    'access.forbidden',
    async () => {
      await bank.database.query("update bank.customers set state = 'closed' where id = $1", [customer.id])
      const reply = await customer.get('/api/ach_accounts')
      await bank.database.query("update bank.customers set state = 'approved' where id = $1", [customer.id])
      return reply
    },
  ],
] as const)('%s is one event with the customer', async (_what, security, call) => {
  expect((await call()).status).toBeGreaterThan(400)
  expect(securityEvents()).toMatchObject([
    { security, customer_id: customer.id, request_id: expect.any(String) as string },
  ])
})

// OPERATIONS-70
test('a wrong operator key and a wrong partner signature are one event each', async () => {
  await send(bank.operatorUrl, 'GET', '/operator/applications', undefined, { authorization: 'Bearer wrong' })
  await bank.send(
    'POST',
    '/webhooks/galileo',
    { event_id: 'x', type: 'pmt', prn: '1' },
    {
      'x-galileo-signature': `t=1,v1=${'0'.repeat(64)}`,
    },
  )
  expect(securityEvents().map(({ security }) => security)).toEqual([
    'operator.wrong_key',
    'webhook.bad_signature',
  ])
})

test('reports the repeated delivery of a partner event, but not the first one', async () => {
  const event = { event_id: randomUUID(), type: 'other', prn: customer.prn }
  expect(await deliver(bank, event)).toBe(200)
  expect(securityEvents()).toEqual([])
  expect(await deliver(bank, event)).toBe(200)
  expect(securityEvents().map(({ security }) => security)).toEqual(['replay.webhook'])
})

test('a refused request for money is one event, and invalid input is none', async () => {
  expect((await customer.post('/api/account/request_replacement_card', { reason: 'bored' })).status).toBe(422)
  expect(securityEvents()).toEqual([])
  expect((await customer.post('/api/account/reactivate')).status).toBe(422)
  expect(securityEvents()).toMatchObject([{ security: 'money.refused', customer_id: customer.id }])
})

// OPERATIONS-70
test('a successful call or an unknown path is no event', async () => {
  expect((await customer.get('/api/user')).status).toBe(200)
  expect((await customer.get('/api/nowhere')).status).toBe(404)
  expect(securityEvents()).toEqual([])
})

// OPERATIONS-69
test("a request's id is in its partner calls and in the jobs that it started", async () => {
  await bank.send('POST', '/users/password', { user: { email: customer.email } })
  await bank.settle()
  const [request] = lines.filter((line) => line.msg === 'request' && line.request_id)
  const messages = lines.filter((line) => line.request_id === request?.request_id).map(({ msg }) => msg)
  expect(messages).toEqual(expect.arrayContaining(['request', 'job', 'partner call']))
})
