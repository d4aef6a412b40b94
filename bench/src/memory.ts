/** Memory of the bank's process before, during and after load, compared with the bare server. */
import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Server } from './bank.ts'
import { startBesideBare } from './beside-bare.ts'
import { load } from './load.ts'
import { type Benchmark, type Figure, rounded } from './report.ts'

const PATHS = ['/api/transactions', '/api/account', '/api/notifications']
const CLIENTS = 50
const SECONDS = 5
const ROUNDS = 3
const REST_MS = 5000
const LOOK_EVERY_MS = 250

export const memory: Benchmark = {
  title: `Memory of a server (resident; ${CLIENTS} clients, ${ROUNDS} times ${SECONDS} s for each of ${PATHS.length} calls)`,
  run: async () => {
    const { bank, bare, token, close } = await startBesideBare()
    try {
      return [
        ...(await follow('bank', bank, token, { most: 450, growth: 1.1 })),
        ...(await follow('bare', bare, token)),
      ]
    } finally {
      await close()
    }
  },
}

const follow = async (
  name: string,
  { url, pid }: Pick<Server, 'url' | 'pid'>,
  token: string,
  limits?: { most: number; growth: number },
): Promise<Figure[]> => {
  await wait(REST_MS)
  const atRest = await megabytes(pid)
  const round = async () => {
    for (const path of PATHS) await load(url + path, { token, seconds: SECONDS, clients: CLIENTS })
  }
  // The first load grows the heap to its normal size. Growth in later rounds is memory that is not freed.
  await round()
  const peaks: number[] = []
  for (let number = 0; number < ROUNDS; number++) {
    let isOver = false
    const looking = highest(pid, () => isOver)
    await round()
    isOver = true
    peaks.push(await looking)
  }
  await wait(REST_MS)
  const after = await megabytes(pid)
  const peak = Math.max(...peaks)
  const growth = (peaks.at(-1) ?? Number.NaN) / (peaks[0] ?? Number.NaN)
  return [
    { what: `${name}: at rest`, value: rounded(atRest, 0), unit: 'MB' },
    {
      what: `${name}: highest under load`,
      value: rounded(peak, 0),
      unit: 'MB',
      ...(limits && { target: { atMost: limits.most } }),
    },
    {
      what: `${name}: last round / first round`,
      value: rounded(growth),
      unit: '',
      ...(limits && { target: { atMost: limits.growth } }),
    },
    { what: `${name}: after it`, value: rounded(after, 0), unit: 'MB' },
  ]
}

const highest = async (pid: number, isOver: () => boolean): Promise<number> => {
  let most = 0
  while (!isOver()) {
    most = Math.max(most, await megabytes(pid))
    await wait(LOOK_EVERY_MS)
  }
  return most
}

const megabytes = async (pid: number): Promise<number> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return (Number(stdout) * 1024) / 1_000_000
}
