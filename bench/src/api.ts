/** Requests per second of two calls, beside a bare route that does the same look-ups, in turns in the same run. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Result } from 'autocannon'
import { addTransactions, CONNECTIONS, SESSION_KEY, startBank, startProcess } from './bank.ts'
import { type Benchmark, type Figure, median, rounded } from './report.ts'

const PATHS = ['/api/transactions', '/api/user']
const ROUNDS = 5
const SECONDS = 3
const WARM_UP_SECONDS = 3
const CLIENTS = 16

export const api: Benchmark = {
  title: `Calls beside a bare route (${CLIENTS} clients, median of ${ROUNDS} turns of ${SECONDS} s each)`,
  run: async () => {
    const bank = await startBank()
    const bare = await startProcess('bench/src/bare-server.ts', {
      DATABASE_URL: bank.databaseUrl,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      SESSION_KEY,
    })
    try {
      const customer = await bank.createCustomer()
      await addTransactions(bank.database, customer.id, 10_000)
      const figures: Figure[] = []
      for (const path of PATHS) {
        figures.push(...(await compare(path, [bank.url, bare.url], customer.token)))
      }
      return figures
    } finally {
      await bare.stop()
      await bank.close()
    }
  },
}

const compare = async (path: string, [product, peer]: [string, string], token: string): Promise<Figure[]> => {
  const ours: Load[] = []
  const bares: Load[] = []
  for (const url of [product, peer]) await load(url + path, token, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await load(product + path, token, SECONDS))
    bares.push(await load(peer + path, token, SECONDS))
  }
  const ratios = ours.map((each, round) => each.perSecond / (bares[round]?.perSecond ?? Number.NaN))
  const middle = (loads: Load[], what: keyof Load) => rounded(median(loads.map((each) => each[what])), 0)
  return [
    { what: `${path}: bank`, value: middle(ours, 'perSecond'), unit: 'requests/s' },
    { what: `${path}: bare`, value: middle(bares, 'perSecond'), unit: 'requests/s' },
    { what: `${path}: bank / bare`, value: rounded(median(ratios)), unit: '', target: { atLeast: 0.6 } },
    { what: `${path}: bank p99`, value: middle(ours, 'p99'), unit: 'ms' },
    { what: `${path}: bare p99`, value: middle(bares, 'p99'), unit: 'ms' },
  ]
}

interface Load {
  perSecond: number
  p99: number
}

/** autocannon in a process of its own: the one that measures must not be the one that is measured. */
const load = async (url: string, token: string, seconds: number): Promise<Load> => {
  const autocannon = createRequire(import.meta.url).resolve('autocannon')
  const args = ['--json', '--no-progress', '-c', String(CLIENTS), '-d', String(seconds)]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autocannon, ...args, '-H', `authorization=Bearer ${token}`, url],
    { maxBuffer: 10_000_000 },
  )
  const result = JSON.parse(stdout) as Result
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer well`)
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 }
}
