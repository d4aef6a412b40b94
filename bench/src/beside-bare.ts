import { Agent } from 'node:http'
import type { Database } from '@yoursuccess/database/database'
import { CONNECTIONS, SESSION_KEY, startBank, startProcess } from './bank.ts'
import { addHolder, addTransactions } from './records.ts'
import { type Benchmark, inTurns, rounded } from './report.ts'
import { send } from './send.ts'

/** Starts the bank and a bare server on its database, with a customer of ten thousand transactions. */
export const startBesideBare = async () => {
  const beside = await startBeside()
  try {
    await addTransactions(beside.bank.database, beside.id, 10_000)
    return beside
  } catch (error) {
    await beside.close()
    throw error
  }
}

/** The same without transactions. */
export const startBeside = async () => {
  const bank = await startBank()
  const bare = await startProcess('bench/src/bare-server.ts', {
    DATABASE_URL: bank.databaseUrl,
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    SESSION_KEY,
  })
  const close = async () => {
    await bare.stop()
    await bank.close()
  }
  try {
    const { id, token } = await bank.createCustomer()
    await addHolder(bank.database, id)
    return { bank, bare, id, token, close }
  } catch (error) {
    await close()
    throw error
  }
}

const WARM_UP = 200
/** How often the bank and the bare server take turns. */
export const ROUNDS = 15
/** How many requests each turn has. */
export const EACH = 50

interface Compared {
  started: Awaited<ReturnType<typeof startBeside>>
  path: string
  prepare: (database: Database, customerId: number) => Promise<void>
  /** Throws if a reply lacks what is to be measured. */
  check: (bank: unknown, bare: unknown) => void
}

/** Times one request to the bank, and the same queries through the bare server. Closes both. */
export const compareWithBare = async ({
  started: { bank, bare, id, token, close },
  path,
  prepare,
  check,
}: Compared): ReturnType<Benchmark['run']> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    await prepare(bank.database, id)
    const headers = { authorization: `Bearer ${token}` }
    const from = (url: string) => () => send(agent, url + path, { headers })
    const [ours, bares] = [from(bank.url), from(bare.url)]
    const bodyOf = async (request: typeof ours): Promise<unknown> => JSON.parse(String((await request()).body))
    check(await bodyOf(ours), await bodyOf(bares))
    for (const request of [ours, bares]) await millisecondsOf(request, WARM_UP)
    const times = await inTurns(
      ROUNDS,
      () => millisecondsOf(ours, EACH),
      () => millisecondsOf(bares, EACH),
    )
    return [
      { what: 'bank', value: rounded(times.first), unit: 'ms' },
      { what: 'bare', value: rounded(times.second), unit: 'ms' },
      { what: 'bank / bare', value: rounded(times.ratio), unit: '', target: { atMost: 1.5 } },
    ]
  } finally {
    agent.destroy()
    await close()
  }
}

const millisecondsOf = async (work: () => Promise<unknown>, times: number): Promise<number> => {
  const startedAt = performance.now()
  for (let time = 0; time < times; time++) await work()
  return (performance.now() - startedAt) / times
}
