/** Many idle clients and many busy ones, and then five times as many busy ones (OPERATIONS-34). */
import { readConfig } from '../../src/boot/config.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { recordFigures } from '../../../scripts/ci/long/figures.ts'
import { type Answered, beBusy } from '../support/busy-clients.ts'
import { openMoneyClients } from '../support/money-clients.ts'
import { percentile } from '../support/percentile.ts'
import { openServerProcesses, type ServerProcesses } from '../support/server-process.ts'
import { openWire } from '../support/wire.ts'

const IDLE = 500
const BUSY = 50
const TIMES_TOO_MANY = 5
const PHASE_MS = 15_000
const WARM_UP_MS = 5000
const CUSTOMERS = 4
/** The production limit. Other tests have no limit. */
const AT_ONCE = String(readConfig({ NODE_ENV: 'test' }).LIMIT_REQUESTS_AT_ONCE)
const LIMITS = process.env['BUSY_MACHINE']
  ? { busyP95Ms: Infinity, refusedP95Ms: Infinity }
  : { busyP95Ms: 300, refusedP95Ms: 300 }
const NORMAL_WITHIN_MS = 5000

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let processes: ServerProcesses | undefined
afterEach(() => processes?.close())

const READS = [
  '/api/balance',
  '/api/account',
  '/api/transactions',
  '/api/bill_payments',
  '/api/notifications',
]

const statusesOf = (answers: readonly Answered[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other)
const p95Of = (answers: readonly Answered[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  )

test('refuses excess calls at once under five times the load, serves the rest, and recovers', async () => {
  const server = await openServerProcesses(1, { LIMIT_REQUESTS_AT_ONCE: AT_ONCE })
  processes = server
  const customers = await openMoneyClients(server, CUSTOMERS)
  const requests = READS.flatMap((target) =>
    customers.map(({ token }) => ({ method: 'GET', target, headers: { authorization: `Bearer ${token}` } })),
  )
  const idle = openWire(server.url, undefined, IDLE)
  const awake = await Promise.all(
    Array.from({ length: IDLE }, () => idle.send({ method: 'GET', target: '/healthz' })),
  )
  expect(awake.filter(({ status }) => status !== 200)).toEqual([])
  const busy = (clients: number, forMs: number) => beBusy(server.url, requests, { clients, forMs })
  await busy(BUSY, WARM_UP_MS)

  const before = await busy(BUSY, PHASE_MS)
  const during = await busy(BUSY * TIMES_TOO_MANY, PHASE_MS)
  const overAt = performance.now()
  const after = await busy(BUSY, PHASE_MS)
  idle.close()

  const admitted = during.filter(({ status }) => status !== 503)
  const refused = during.filter(({ status }) => status === 503)
  const lastRefusedAt = Math.max(overAt, ...after.filter(({ status }) => status !== 200).map(({ at }) => at))
  const late = after.filter(({ at }) => at - overAt > NORMAL_WITHIN_MS)
  recordFigures({
    gate: `H4: ${IDLE} idle and ${BUSY} busy clients, then ${TIMES_TOO_MANY} times as many`,
    counted: {
      'calls before': before.length,
      'ms of theirs (p95)': p95Of(before),
      'let in during it': admitted.length,
      'ms of those let in (p95)': p95Of(admitted),
      'of them without an answer': admitted.filter(({ status }) => status === 0).length,
      'told to come again': refused.length,
      'ms until they were told (p95)': p95Of(refused),
      'ms until nobody was refused': lastRefusedAt - overAt,
      'ms of calls after it (p95)': p95Of(late),
    },
  })
  expect(statusesOf(before)).toEqual([200])
  expect(statusesOf(during)).toEqual([200, 503])
  expect(statusesOf(late)).toEqual([200])
  expect(p95Of(before)).toBeLessThan(LIMITS.busyP95Ms)
  expect(p95Of(refused)).toBeLessThan(LIMITS.refusedP95Ms)
  expect(p95Of(late)).toBeLessThan(LIMITS.busyP95Ms)
})
