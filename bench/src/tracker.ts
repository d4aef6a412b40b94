/**
 * Time to load a tracker month with a thousand expense items over HTTP, compared with only querying the rows.
 */
import { Agent } from 'node:http'
import { openTestBank } from '../../server/tests/support/test-bank.ts'
import type { Database } from '@yoursuccess/database/database'
import { startBank } from './bank.ts'
import { type Benchmark, type Figure, inTurns, rounded } from './report.ts'
import { send } from './send.ts'

const ITEMS = 1000
const WARM_UP = 100
const ROUNDS = 20
const EACH = 15

export const tracker: Benchmark = {
  title: `GET /api/payment_tracking with ${ITEMS} items beside its rows (median of ${ROUNDS} turns of ${EACH})`,
  run: async () => [...(await onPostgres()), ...(await embedded())],
}

const onPostgres = async (): Promise<Figure[]> => {
  const bank = await startBank()
  try {
    const { id, token } = await bank.createCustomer()
    return await compare('PostgreSQL', bank.url, bank.database, id, token)
  } finally {
    await bank.close()
  }
}

/** PGlite runs inside the bank's process, so this starts the bank in the process of the benchmark. */
const embedded = async (): Promise<Figure[]> => {
  const bank = await openTestBank({ today: new Date().toISOString().slice(0, 10) })
  try {
    const { id, token } = await bank.createCustomer()
    return await compare('PGlite', bank.url, bank.database, id, token)
  } finally {
    await bank.close()
  }
}

const ROWS = `select id, customer_id, effective_on, amount_cents, category, description, external, from_transaction,
    parent_id, created_at from bank.expense_items
  where customer_id = $1 and effective_on between $2 and $3 and split_at is null
  order by effective_on desc, id desc`

const compare = async (
  where: string,
  url: string,
  database: Database,
  customerId: number,
  token: string,
): Promise<Figure[]> => {
  await addItems(database, customerId)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { authorization: `Bearer ${token}` }
  const call = () => send(agent, `${url}/api/payment_tracking?month=${MONTH}`, { headers })
  const query = async () => (await database.query(ROWS, [customerId, MONTH, MONTH_END])).rows.length
  if (JSON.parse(String((await call()).body)).expense_items.length !== ITEMS || (await query()) !== ITEMS)
    throw new Error('the month lacks its items')
  for (const work of [call, query]) await millisecondsOf(work, WARM_UP)
  const times = await inTurns(
    ROUNDS,
    () => millisecondsOf(call, EACH),
    () => millisecondsOf(query, EACH),
  )
  agent.destroy()
  return [
    { what: `${where}: call`, value: rounded(times.first), unit: 'ms' },
    { what: `${where}: query`, value: rounded(times.second), unit: 'ms' },
    { what: `${where}: call / query`, value: rounded(times.ratio), unit: '', target: { atMost: 1.5 } },
  ]
}

const MONTH = '2026-08-01'
const MONTH_END = '2026-08-31'

/** Also adds items to the months before and after, so that the query must select by month. */
const addItems = async (database: Database, customerId: number) => {
  await database.query(
    `insert into bank.expense_items
       (customer_id, effective_on, amount_cents, category, description, external, created_at)
     select $1::bigint, month.start + (n % 28)::int, n % 20000 + 1,
       (array['housing', 'utilities', 'transportation', null])[n % 4 + 1], 'Grocery store number ' || n % 500,
       n % 5 = 0, now()
     from generate_series(1, $2::bigint) as n,
       (values ('2026-07-01'::date), ('2026-08-01'), ('2026-09-01')) as month (start)`,
    [customerId, ITEMS],
  )
  await database.query(
    `insert into bank.expense_goals (customer_id, month, category, amount_cents)
     select $1::bigint, '2026-08-01', category, 10000
     from unnest(array['housing', 'utilities', 'transportation', 'trustee_payment']) as category`,
    [customerId],
  )
  await database.query(
    `insert into bank.income_goals (customer_id, month, category, amount_cents)
     values ($1::bigint, '2026-08-01', 'salary', 200000)`,
    [customerId],
  )
  await database.run('vacuum (analyze) bank.expense_items')
}

const millisecondsOf = async (work: () => Promise<unknown>, times: number): Promise<number> => {
  const startedAt = performance.now()
  for (let time = 0; time < times; time++) await work()
  return (performance.now() - startedAt) / times
}
