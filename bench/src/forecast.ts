/**
 * Time to load the forecast of a customer with a thousand transactions, compared with a bare server that runs the same
 * queries (FORE-07). The processor is not there, so the balance is the last known one.
 */
import { Agent } from 'node:http'
import type { Database } from '@yoursuccess/database/database'
import { startBeside } from './beside-bare.ts'
import { addPlan } from './plan.ts'
import { type Benchmark, inTurns, rounded } from './report.ts'
import { send } from './send.ts'

const TRANSACTIONS = 1000
const PATH = '/api/forecast'
const WARM_UP = 200
const ROUNDS = 15
const EACH = 50

export const forecast: Benchmark = {
  title: `GET ${PATH} with ${TRANSACTIONS} transactions beside its queries (median of ${ROUNDS} turns of ${EACH})`,
  run: async () => {
    const { bank, bare, id, token, close } = await startBeside()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      await addPlan(bank.database, id)
      await addPay(bank.database, id)
      const headers = { authorization: `Bearer ${token}` }
      const from = (url: string) => () => send(agent, url + PATH, { headers })
      const [ours, bares] = [from(bank.url), from(bare.url)]
      const { days, parts } = JSON.parse(String((await ours()).body)) as {
        days: unknown[]
        parts: { pay: unknown[]; payments: unknown[]; everyday: { basis: string } }
      }
      const { found } = JSON.parse(String((await bares()).body)) as { found: unknown[] }
      if (
        days.length < 46 ||
        parts.pay.length === 0 ||
        parts.everyday.basis !== 'purchases' ||
        found.length < 20
      )
        throw new Error('the forecast lacks its parts')
      for (const work of [ours, bares]) await millisecondsOf(work, WARM_UP)
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
  },
}

/** Pay each week, beside purchases of a hundred days, and a last known balance. */
const addPay = async (database: Database, customerId: number): Promise<void> => {
  await database.query(
    `insert into bank.posted_transactions
       (customer_id, processor_id, kind, amount_cents, posted_at, posted_on, details)
     select $1::bigint, $1::bigint || '-' || n, case when n % 70 = 0 then 'deposit' else 'purchase' end,
       case when n % 70 = 0 then 60000 else -(n % 4000) - 1 end, now() - n * interval '144 minutes',
       (now() - n * interval '144 minutes')::date,
       case when n % 70 = 0 then 'ACME PAYROLL' else 'Grocery store number ' || n % 500 end
     from generate_series(1, ${TRANSACTIONS}) as n`,
    [customerId],
  )
  await database.query(
    `insert into bank.pay_schedules
       (customer_id, name, payer, frequency, anchor_on, days, weekend, usual_cents, lands_here, created_at)
     values ($1, 'Acme', 'ACME PAYROLL', 'weekly', (now() - interval '98 days')::date, '[]', 'before', 60000, true, now())`,
    [customerId],
  )
  await database.query(
    `update bank.accounts set balance_cents = 150000, balance_as_of = now() where customer_id = $1`,
    [customerId],
  )
  await database.run('vacuum (analyze) bank.posted_transactions')
}

const millisecondsOf = async (work: () => Promise<unknown>, times: number): Promise<number> => {
  const startedAt = performance.now()
  for (let time = 0; time < times; time++) await work()
  return (performance.now() - startedAt) / times
}
