/** Servers that only serve customers (ROLE=web) and servers that only work (ROLE=worker). */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openOtherServer } from '../../tests/support/other-server.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../tests/support/test-bank.ts'

type Server = Awaited<ReturnType<typeof openOtherServer>>

let web: TestBank
let worker: Server
let customer: TestCustomer
beforeAll(async () => {
  web = await openTestBank({ env: { ROLE: 'web' } })
  customer = await web.createCustomer()
})
afterAll(async () => {
  await worker.close()
  await web.close()
})
afterEach(() => void vi.useRealTimers())

const jobStates = async () => {
  const { rows } = await web.database.query<{ state: string }>(
    `select distinct state::text from jobs.job where name in (select name from jobs.queue where name like '%.%')`,
  )
  return rows.map(({ state }) => state)
}
const metricsOf = ({ metrics }: Pick<TestBank, 'metrics'>, name: string) =>
  metrics.text().then((text) => text.split('\n').filter((line) => line.startsWith(name)))
const totalOf = (lines: readonly string[]) =>
  lines.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)

// OPERATIONS-104, OPERATIONS-105
test('a web server enqueues jobs and leaves them to a worker, and its metrics say that they wait', async () => {
  expect(await jobStates()).toEqual(['created'])
  await web.countFigures()
  expect(totalOf(await metricsOf(web, 'bank_queue_jobs{'))).toBeGreaterThan(0)
  expect(await metricsOf(web, 'bank_server{')).toEqual(['bank_server{role="web"} 1'])

  worker = await openOtherServer(web, { change: { ROLE: 'worker' } })
  await worker.settle()
  expect(await jobStates()).toEqual(['completed'])
  expect(await metricsOf(web, 'bank_job_seconds_count')).toEqual([])
  expect(totalOf(await metricsOf(worker, 'bank_job_seconds_count'))).toBeGreaterThan(0)
  expect(await metricsOf(worker, 'bank_server{')).toEqual(['bank_server{role="worker"} 1'])
})

// OPERATIONS-104
test.each([
  ['web', 0],
  ['worker', 1],
  ['all', 1],
] as const)('a server with the role %s runs due work %d times in a minute', async (role, times) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const server = await openOtherServer(web, { change: { ROLE: role }, followsClock: true })
  const runs = server.dueWork.map((work) => vi.spyOn(work, 'runDue').mockResolvedValue())
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(() => expect(runs[0]).toHaveBeenCalledTimes(times))
  vi.useRealTimers()
  await server.close()
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual(runs.map(() => times))
})

// OPERATIONS-106
test('a worker answers only whether it is well, and the operator on its own port', async () => {
  const at = async (path: string, init?: RequestInit) => (await fetch(worker.url + path, init)).status
  expect(await at('/healthz')).toBe(200)
  expect(await at('/readyz')).toBe(200)
  const cookie = { headers: { cookie: `Authorization=${customer.token}` } }
  expect(await at('/api/balance', cookie)).toBe(404)
  expect((await fetch(`${web.url}/api/balance`, cookie)).status).toBe(200)
  for (const path of ['/', '/login', '/dashboard']) expect(await at(path)).toBe(404)
  expect(await at('/policy-reports', { method: 'POST', body: '{}' })).toBe(404)
  expect(await at('/webhooks/galileo', { method: 'POST', body: '{}' })).toBe(404)
  const operator = await fetch(`${worker.operatorUrl}/operator/money_stops`, {
    headers: { authorization: `Bearer ${web.config.operatorKey}` },
  })
  expect(operator.status).toBe(200)
})
