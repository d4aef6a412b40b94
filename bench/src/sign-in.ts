/**
 * Sign-ins per second from known browsers, compared with password hashing alone, and how much they slow down
 * other requests.
 */
import { Agent } from 'node:http'
import { hashPassword, isPassword } from '../../server/src/features/session/passwords.ts'
import { type BenchBank, startBank } from './bank.ts'
import { inLanes } from './lanes.ts'
import { load } from './load.ts'
import { type Benchmark, inTurns, rounded } from './report.ts'
import { send } from './send.ts'

const CUSTOMERS = 100
/** The bank hashes this many passwords at once. More clients would only wait. */
const CLIENTS = 4
const ROUNDS = 5
const EACH = 100
const PASSWORD = 'a password of this benchmark'

export const signIn: Benchmark = {
  title: `Signing in beside the bare passwords (${CLIENTS} clients, median of ${ROUNDS} turns of ${EACH})`,
  run: async () => {
    const bank = await startBank()
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    try {
      const hash = await hashPassword(PASSWORD)
      const addresses = await addSignIns(bank, hash)
      const jar = new Map<string, string>()
      const bySigningIn = () =>
        perSecond((number) => post(agent, bank.url, jar, addresses[number % CUSTOMERS] as string))
      const byHashing = () => perSecond(() => isPassword(hash, PASSWORD))
      const { token } = await bank.createCustomer()
      const reading = () => load(`${bank.url}/api/user`, { token, seconds: 2, clients: 2 })
      await Promise.all([bySigningIn(), byHashing(), reading()])

      const rates = await inTurns(ROUNDS, bySigningIn, byHashing)
      const reads = await inTurns(
        ROUNDS,
        async () => (await reading()).p50,
        async () => (await whileRepeating(bySigningIn, reading)).p50,
      )
      return [
        { what: 'signed in', value: rounded(rates.first, 1), unit: '/s' },
        { what: 'passwords verified, nothing else', value: rounded(rates.second, 1), unit: '/s' },
        { what: 'signed in / verified', value: rounded(rates.ratio), unit: '', target: { atLeast: 0.6 } },
        { what: '/api/user p50 alone', value: rounded(reads.first, 1), unit: 'ms' },
        { what: '/api/user p50 meanwhile', value: rounded(reads.second, 1), unit: 'ms' },
      ]
    } finally {
      agent.destroy()
      await bank.close()
    }
  },
}

const addSignIns = async ({ database, createCustomer }: BenchBank, hash: string): Promise<string[]> => {
  const ids: number[] = []
  for (let number = 0; number < CUSTOMERS; number++) ids.push((await createCustomer()).id)
  const { rows } = await database.query<{ email: string }>(
    'update bank.customers set password_hash = $1 where id = any($2::bigint[]) returning email',
    [hash, ids],
  )
  return rows.map(({ email }) => email)
}

const perSecond = async (work: (number: number) => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await inLanes(
    Array.from({ length: EACH }, (_, number) => number),
    CLIENTS,
    work,
  )
  return EACH / ((performance.now() - startedAt) / 1000)
}

/** Runs `measure` while `work` repeats in the background. */
const whileRepeating = async <T>(work: () => Promise<unknown>, measure: () => Promise<T>): Promise<T> => {
  let isMeasured = false
  const repeating = (async () => {
    while (!isMeasured) await work()
  })()
  try {
    return await measure()
  } finally {
    isMeasured = true
    await repeating
  }
}

/**
 * Signs in. The jar keeps each customer's cookies: without them, the bank would see a new device at every
 * sign-in and notify the customer.
 */
const post = async (agent: Agent, url: string, jar: Map<string, string>, email: string): Promise<void> => {
  const { headers } = await send(agent, `${url}/users/sign_in`, {
    headers: { origin: url, cookie: jar.get(email) ?? '' },
    body: JSON.stringify({ user: { email, password: PASSWORD } }),
  })
  const cookies = headers['set-cookie']?.map((cookie) => cookie.split(';', 1)[0]) ?? []
  // Only the first reply has the device cookie, so the jar keeps it. Every reply has a new session cookie.
  const kept = new Map(
    [...(jar.get(email)?.split('; ') ?? []), ...cookies].map((pair = '') => [pair.split('=', 1)[0], pair]),
  )
  jar.set(email, [...kept.values()].join('; '))
}
