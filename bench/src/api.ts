/**
 * Requests per second of the calls that every visit makes. Alternates with a bare server that runs the same
 * queries.
 */
import { startBesideBare } from './beside-bare.ts'
import { type Load, load } from './load.ts'
import { type Benchmark, type Figure, median, rounded } from './report.ts'

const PATHS = ['/api/transactions', '/api/user', '/api/account', '/api/notifications', '/api/bill_payments']
const ROUNDS = 5
const SECONDS = 2
const WARM_UP_SECONDS = 2
const CLIENTS = 16

export const api: Benchmark = {
  title: `Calls beside a bare route (${CLIENTS} clients, median of ${ROUNDS} turns of ${SECONDS} s each)`,
  run: async () => {
    const { bank, bare, token, close } = await startBesideBare()
    try {
      const figures: Figure[] = []
      for (const path of PATHS) figures.push(...(await compare(path, [bank.url, bare.url], token)))
      return figures
    } finally {
      await close()
    }
  },
}

const compare = async (path: string, [product, peer]: [string, string], token: string): Promise<Figure[]> => {
  const ours: Load[] = []
  const bares: Load[] = []
  const requested = { token, clients: CLIENTS }
  for (const url of [product, peer]) await load(url + path, { ...requested, seconds: WARM_UP_SECONDS })
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await load(product + path, { ...requested, seconds: SECONDS }))
    bares.push(await load(peer + path, { ...requested, seconds: SECONDS }))
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
