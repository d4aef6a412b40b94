/** Sends requests as fast as the server answers them, from a separate process that does nothing else. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Result } from 'autocannon'

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Throws if a reply is not 2xx or a connection fails. */
export const load = async (
  url: string,
  { token, seconds, clients }: { token: string; seconds: number; clients: number },
): Promise<Load> => {
  const autocannon = createRequire(import.meta.url).resolve('autocannon')
  const args = ['--json', '--no-progress', '-c', String(clients), '-d', String(seconds)]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autocannon, ...args, '-H', `authorization=Bearer ${token}`, url],
    { maxBuffer: 10_000_000 },
  )
  const { requests, latency, duration, non2xx, errors } = JSON.parse(stdout) as Result
  if (non2xx + errors > 0) throw new Error(`${url} returned errors`)
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 }
}
