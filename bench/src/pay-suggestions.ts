/** Time to suggest pay schedules over HTTP to a customer with seven years of transactions. */
import { Agent } from 'node:http'
import type { Database } from '@yoursuccess/database/database'
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import { startBank } from './bank.ts'
import { addYearsOfPay } from './records.ts'
import { type Benchmark, type Figure, median, rounded } from './report.ts'
import { send } from './send.ts'

const ROUNDS = 40
const WARM_UP = 10

export const paySuggestions: Benchmark = {
  title: `GET /api/pay_schedules/suggestions over seven years of transactions (median of ${ROUNDS})`,
  run: async () => [...(await onPostgres()), ...(await embedded())],
}

const onPostgres = async (): Promise<Figure[]> => {
  const bank = await startBank()
  try {
    return await measure('PostgreSQL', bank.url, bank.database, await bank.createCustomer())
  } finally {
    await bank.close()
  }
}

const embedded = async (): Promise<Figure[]> => {
  const bank = await openTestBank({ today: new Date().toISOString().slice(0, 10) })
  try {
    return await measure('PGlite', bank.url, bank.database, await bank.createCustomer())
  } finally {
    await bank.close()
  }
}

const measure = async (
  where: string,
  url: string,
  database: Database,
  { id, token }: { id: number; token: string },
): Promise<Figure[]> => {
  await addYearsOfPay(database, id)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = () =>
    send(agent, `${url}/api/pay_schedules/suggestions`, { headers: { authorization: `Bearer ${token}` } })
  const { suggestions } = JSON.parse(String((await call()).body)) as { suggestions: { name: string }[] }
  if (suggestions.map(({ name }) => name).join(', ') !== 'Acme, Benefits')
    throw new Error('the pay was not found')
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const startedAt = performance.now()
    await call()
    if (round >= WARM_UP) times.push(performance.now() - startedAt)
  }
  agent.destroy()
  return [
    { what: `${where}: call`, value: rounded(median(times)), unit: 'ms', target: { atMost: 50 } },
    { what: `${where}: slowest call`, value: rounded(Math.max(...times)), unit: 'ms' },
  ]
}
