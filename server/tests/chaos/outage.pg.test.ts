/** The database is unavailable for a while under load (OPERATIONS-24). OUTAGE_MS sets for how long. */
import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { errorReply } from '@yoursuccess/contract/core/error'
import { type Database, openDatabase } from '@yoursuccess/database/database'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { type DatabaseProxy, openDatabaseProxy, type Weather } from '../support/database-proxy.ts'

const OUTAGE_MS = Number(process.env['OUTAGE_MS'] ?? 6000)
/** The short run shares its machine with other tests, which may delay replies. */
const PATIENCE = OUTAGE_MS < 30_000 ? 1.5 : 1
vi.setConfig({ testTimeout: 60_000 + OUTAGE_MS })

const CONNECTIONS = 5
const CLIENTS = 12

let proxy: DatabaseProxy
let bank: TestBank
let customer: TestCustomer
afterEach(async () => {
  // The bank must close even while calls are waiting for the database.
  proxy.set('refuse')
  await bank.close()
  await proxy.close()
})

const openBank = async (limits: { queryTimeoutMs?: number } = {}) => {
  const reach = async (url: string): Promise<Database> => {
    proxy = await openDatabaseProxy(url)
    return openDatabase({ url: proxy.url, connections: CONNECTIONS, ...limits })
  }
  bank = await openTestBank({ reach })
  customer = await bank.createCustomer()
  await bank.settle()
}

const outages: Weather[] = ['refuse', 'black hole', 'slow']
// OPERATIONS-12, OPERATIONS-24
test.each(outages)(
  'database outage (%s): every call fails in time, and everything recovers',
  async (weather) => {
    await openBank()
    await expectHealthy()

    proxy.set(weather)
    const { errors, calls } = await callDuringOutage(OUTAGE_MS)
    expect(errors).toEqual([])
    expect(calls).toBeGreaterThan(CLIENTS)

    proxy.set('fair')
    const healedAt = performance.now()
    await until(async () => (await customer.get('/api/user')).status === 200)
    const healedAfterMs = performance.now() - healedAt
    expect(healedAfterMs).toBeLessThan(5000)
    recordFigures({
      gate: `B3: the database away, ${weather}`,
      counted: {
        's away': OUTAGE_MS / 1000,
        calls,
        'answers that were late or wrong': errors.length,
        'ms until the first good answer': healedAfterMs,
      },
    })
    await until(async () => (await bank.send('GET', '/readyz')).status === 200)
    expect(performance.now() - healedAt).toBeLessThan(5000)

    await expectHealthy()
    await expectQueueWorks()
    // One more than the pool's, for notifications of jobs.
    expect(proxy.countConnections()).toBeLessThanOrEqual(CONNECTIONS + 1)
  },
)

test('control: the test detects a black hole when statements have no time limit', async () => {
  await openBank({ queryTimeoutMs: 0 })
  proxy.set('black hole')
  const { errors } = await callDuringOutage(3000)
  expect(errors.join('\n')).toContain('no answer within')
})

/** Makes many calls at once. They succeed only if every connection of the pool works again. */
const expectHealthy = async () => {
  const answers = await Promise.all(Array.from({ length: 4 * CONNECTIONS }, () => customer.get('/api/user')))
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
}

/** Expects that the queue applies a processor event without help from the test. */
const expectQueueWorks = async () => {
  const details = `Payroll ${randomUUID()}`
  await bank.send('POST', '/webhooks/galileo', ...signedDeposit(details))
  await until(async () => {
    const { body } = await customer.get<{ transactions: { details: string }[] }>('/api/transactions')
    return body.transactions.some((transaction) => transaction.details === details)
  })
}

const signedDeposit = (description: string): [body: unknown, headers: Record<string, string>] => {
  const body = {
    event_id: randomUUID(),
    type: 'pmt',
    prn: customer.prn,
    source_id: randomUUID(),
    act_type: 'PM',
    otype: 'DD',
    amount: '12.50',
    timestamp: '2026-08-21 09:00:00 MST',
    description,
  }
  const seconds = Math.floor(Date.now() / 1000)
  const { GALILEO_WEBHOOK_SECRET: secret } = bank.config
  const signature = createHmac('sha256', secret)
    .update(`${seconds}.${JSON.stringify(body)}`)
    .digest('hex')
  return [body, { 'x-galileo-signature': `t=${seconds},v1=${signature}` }]
}

/** Many clients make calls of every kind until the time is over. Returns the errors in the replies. */
const callDuringOutage = async (durationMs: number) => {
  const kinds: Kind[] = [
    { name: 'user', call: (signal) => get('/api/user', signal) },
    { name: 'transactions', call: (signal) => get('/api/transactions', signal) },
    { name: 'account', call: (signal) => get('/api/account', signal) },
    { name: 'refresh', call: (signal) => post('/api/refresh_token', { last_active: Date.now() }, signal) },
    { name: 'sign-in', call: (signal) => post('/users/sign_in', signIn(), signal) },
    { name: 'webhook', call: (signal) => post('/webhooks/galileo', ...signedDepositOf(signal)) },
    { name: 'readyz', call: (signal) => get('/readyz', signal), withinMs: 3000, plain: true },
    { name: 'healthz', call: (signal) => get('/healthz', signal), status: 200, plain: true },
  ]
  const errors = new Set<string>()
  let calls = 0
  const end = performance.now() + durationMs
  const client = async (number: number) => {
    for (let turn = number; performance.now() < end; turn++) {
      const error = await errorIn(kinds[turn % kinds.length] as Kind)
      if (error) errors.add(error)
      calls++
      await sleep(50)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  return { errors: [...errors], calls }
}

interface Kind {
  name: string
  call(signal: AbortSignal): Promise<Response>
  status?: number
  withinMs?: number
  /** The reply is not an error reply of the contract. */
  plain?: boolean
}

const errorIn = async ({ name, call, status = 503, withinMs: promisedMs = 4000, plain }: Kind) => {
  const withinMs = PATIENCE * promisedMs
  const startedAt = performance.now()
  const reply = await call(AbortSignal.timeout(withinMs + 1500)).catch(() => undefined)
  const ms = performance.now() - startedAt
  if (!reply || ms > withinMs) return `${name}: no answer within ${withinMs / 1000} s`
  if (reply.status !== status) return `${name}: ${reply.status}`
  if (plain) return undefined
  const body = errorReply.safeParse(await reply.json())
  if (body.data?.code !== 'unavailable') return `${name}: not an error reply of the contract`
  return Number(reply.headers.get('retry-after')) > 0 ? undefined : `${name}: no Retry-After`
}

const headers = () => ({ authorization: `Bearer ${customer.token}` })
const get = (path: string, signal: AbortSignal) => fetch(bank.url + path, { headers: headers(), signal })
const post = (path: string, body: unknown, signal: AbortSignal, extra: Record<string, string> = {}) =>
  fetch(bank.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers(), ...extra },
    body: JSON.stringify(body),
    signal,
  })
const signIn = () => ({ user: { email: customer.email, password: 'Wrong-Password-1' } })
const signedDepositOf = (signal: AbortSignal) => {
  const [body, extra] = signedDeposit('during the outage')
  return [body, signal, extra] as const
}

const until = async (condition: () => Promise<boolean>) => {
  const end = performance.now() + 8000
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('the condition was not met within 8 s')
    await sleep(100)
  }
}
