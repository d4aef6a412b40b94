/**
 * Opens hundreds of connections with almost no traffic (OPERATIONS-36). SLOW_CLIENTS_MS sets the duration,
 * with production timeouts. Without it, there are few connections, and the timeouts are shorter.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'
import { percentile } from '../support/percentile.ts'
import { beSlow, SLOW_WAYS } from '../support/slow-clients.ts'

const LONG_MS = Number(process.env['SLOW_CLIENTS_MS'] ?? 0)
const FORM = LONG_MS
  ? {
      env: {},
      slowness: { count: { headers: 360, body: 360, reading: 80 }, dripMs: 5000, forMs: LONG_MS },
      closedWithinMs: 30_000,
      probeEveryMs: 50,
    }
  : {
      // Long enough for the other customer's calls, also on a busy machine.
      env: { REQUEST_TIMEOUT_SECONDS: '4', CONNECTION_TIMEOUT_SECONDS: '4' },
      slowness: { count: { headers: 12, body: 12, reading: 4 }, dripMs: 300, forMs: 100 },
      // They are closed at all. The long form measures how soon.
      closedWithinMs: 60_000,
      probeEveryMs: 20,
    }
const PROBE_P99_MS = LONG_MS && !process.env['BUSY_MACHINE'] ? 250 : Infinity

vi.setConfig({ testTimeout: LONG_MS + 180_000 })

let bank: TestBank
afterEach(() => bank.close())

/** Reads the customer's balance again and again. Returns the duration of each read, and the refusals. */
const probe = async (customer: TestCustomer, isOver: () => boolean) => {
  const times: number[] = []
  const refused: number[] = []
  while (!isOver()) {
    const startedAt = performance.now()
    const { status } = await customer.get('/api/balance')
    times.push(performance.now() - startedAt)
    if (status !== 200) refused.push(status)
    await pause(FORM.probeEveryMs)
  }
  return { times, refused }
}

// OPERATIONS-36
test('closes connections that drip, and delays no other customer', async () => {
  // The bank handles few requests at once, as in production, and a slow client must not take one of these
  // places.
  bank = await openTestBank({ env: { LIMIT_REQUESTS_AT_ONCE: '4', ...FORM.env } })
  const customer = await bank.createCustomer()
  await customer.get('/api/balance')
  let isOver = false
  const [lives, { times, refused }] = await Promise.all([
    beSlow(bank.app.server, FORM.slowness).finally(() => (isOver = true)),
    probe(customer, () => isOver),
  ])
  const longest = SLOW_WAYS.map((way) => Math.max(...lives[way]))
  const p99 = percentile(times, 0.99)
  recordFigures({
    gate: 'H3: slow clients',
    counted: {
      s: FORM.slowness.forMs / 1000,
      'connections of them': SLOW_WAYS.reduce((sum, way) => sum + lives[way].length, 0),
      's until the last of them was closed': Math.max(...longest) / 1000,
      'calls of others': times.length,
      'of them refused': refused.length,
      'ms of theirs (p99)': p99,
    },
  })
  expect(refused).toEqual([])
  for (const ms of longest) expect(ms).toBeLessThan(FORM.closedWithinMs)
  expect(p99).toBeLessThan(PROBE_P99_MS)
})
