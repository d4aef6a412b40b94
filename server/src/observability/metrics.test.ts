import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

let bank: TestBank
let customer: TestCustomer
let url: string
let close: () => Promise<void>
beforeAll(async () => {
  bank = await openTestBank()
  customer = await bank.createCustomer()
  await bank.settle()
  const server = await serveMetrics(bank.metrics, { host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${server.port}`
  close = server.close
})
afterAll(async () => {
  await close()
  await bank.close()
})

const read = async () => (await fetch(`${url}/metrics`)).text()
/** The value of a metric with these labels; undefined when absent. */
const figure = (text: string, name: string, labels: Record<string, string>): number | undefined => {
  const line = text
    .split('\n')
    .filter((each) => each.startsWith(`${name}{`))
    .find((each) => Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

// OPERATIONS-71
test('each request counts once, under the pattern of its route', async () => {
  const labels = { method: 'GET', route: '/api/ach_accounts/:id', status: '404' }
  const before = figure(await read(), 'bank_http_request_seconds_count', labels) ?? 0
  await customer.get('/api/ach_accounts/123456789')
  const text = await read()
  expect(figure(text, 'bank_http_request_seconds_count', labels)).toBe(before + 1)
  expect(text).not.toContain('123456789')
})

// OPERATIONS-71
test('partner calls count by their outcome', async () => {
  const ok = { partner: 'galileo', call: 'processor.getBalance', outcome: 'ok' }
  const timeout = { ...ok, outcome: 'timeout' }
  await customer.get('/api/balance')
  const before = await read()
  await bank.control('/faults', {
    partner: 'galileo',
    call: 'getBalance',
    action: 'status',
    status: 500,
    times: 1,
  })
  await customer.get('/api/balance')
  const after = await read()
  const grown = (labels: Record<string, string>) =>
    (figure(after, 'bank_partner_call_seconds_count', labels) ?? 0) -
    (figure(before, 'bank_partner_call_seconds_count', labels) ?? 0)
  expect({ ok: grown(ok), timeout: grown(timeout) }).toEqual({ ok: 0, timeout: 1 })
})

// OPERATIONS-71
test('money stories, the queue and the connections are measured', async () => {
  await bank.database.query(
    `insert into bank.ach_transactions (customer_id, amount_cents, description, status, created_at)
     values ($1, 100, 'X', 'pending', now() - interval '1 hour')`,
    [customer.id],
  )
  await bank.countFigures()
  const text = await read()
  const waiting = { story: 'transfer', state: 'intended' }
  expect(figure(text, 'bank_money_stories', waiting)).toBe(1)
  expect(figure(text, 'bank_money_story_oldest_seconds', waiting)).toBeGreaterThan(3599)
  expect(figure(text, 'bank_database_connections', { state: 'open' })).toBeGreaterThan(0)
  expect(text).toMatch(/^bank_figures_age_seconds \d/m)
  expect(text).toContain('# TYPE bank_queue_oldest_due_seconds gauge')
  expect(text).toContain('# TYPE bank_events_waiting gauge')
})

// OPERATIONS-99
test('a scrape reads what was counted, and one of several servers counts each minute', async () => {
  expect(await bank.countFigures()).toBe(false)
  await bank.database.query(`update bank.kept_figures set began_at = now() - interval '51 seconds'`)
  const counted = await Promise.all([bank.countFigures(), bank.countFigures(), bank.countFigures()])
  expect(counted.filter(Boolean)).toHaveLength(1)
})

// OPERATIONS-99
test('figures that nobody counts show their age', async () => {
  await bank.database.query(`update bank.kept_figures set counted_at = now() - interval '10 minutes'`)
  await vi.waitFor(async () => {
    const age = /^bank_figures_age_seconds (\S+)$/m.exec(await read())?.[1]
    expect(Number(age)).toBeGreaterThan(599)
  }, 5000)
})

test('a metric that cannot be read does not hide the others', async () => {
  const metrics = createMetrics()
  metrics.gauge('broken', 'Nobody knows', [], () => Promise.reject(new Error('away')))
  metrics.request({ method: 'GET', route: '/x', status: 200, ms: 1, requestId: 'x' })
  const text = await metrics.text()
  expect(figure(text, 'bank_http_request_seconds_count', { route: '/x' })).toBe(1)
  expect(figure(await metrics.text(), 'bank_metrics_unread_total', { name: 'broken' })).toBeGreaterThan(0)
})

// OPERATIONS-71
test('the metrics port serves nothing else', async () => {
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('a watched process reports its event loop lag', async () => {
  const metrics = createMetrics()
  metrics.watchProcess()
  expect(await metrics.text()).toContain('nodejs_eventloop_lag_p99_seconds')
})
