/**
 * Processor events per second, from the signed POST until they are applied, compared with only inserting the
 * rows.
 */
import { createHmac } from 'node:crypto'
import { Agent } from 'node:http'
import pg from 'pg'
import { type BenchBank, type BenchCustomer, CONNECTIONS, startBank, WEBHOOK_SECRET } from './bank.ts'
import { inLanes } from './lanes.ts'
import { type Benchmark, inTurns, rounded } from './report.ts'
import { send } from './send.ts'

const EVENTS = 1500
const ROUNDS = 3
const SENDERS = 32
/** The tables to which each of these events adds a row. */
const TABLES = ['partner_event_history', 'posted_transactions', 'expense_items']

export const webhooks: Benchmark = {
  title: `Webhook events beside plain inserts (${EVENTS} events, ${SENDERS} at once, median of ${ROUNDS})`,
  run: async () => {
    const bank = await startBank()
    const pool = new pg.Pool({ connectionString: bank.databaseUrl, max: CONNECTIONS })
    try {
      const customer = await bank.createCustomer()
      await applyEvents(bank, customer, 'warm-up')
      await insertCopies(pool)
      let round = 0
      const rates = await inTurns(
        ROUNDS,
        () => applyEvents(bank, customer, `round-${++round}`),
        () => insertCopies(pool),
      )
      return [
        { what: 'events applied', value: rounded(rates.first, 0), unit: 'events/s' },
        { what: 'plain inserts of their rows', value: rounded(rates.second, 0), unit: 'events/s' },
        { what: 'events / inserts', value: rounded(rates.ratio), unit: '', target: { atLeast: 0.3 } },
      ]
    } finally {
      await pool.end()
      await bank.close()
    }
  },
}

/** Returns events per second. Signing is the processor's work, so it is not measured. */
const applyEvents = async (bank: BenchBank, { prn }: BenchCustomer, name: string): Promise<number> => {
  const events = Array.from({ length: EVENTS }, (_, number) => sign(purchase(prn, `${name}-${number}`)))
  const before = await countApplied(bank)
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
  const startedAt = performance.now()
  await inLanes(events, SENDERS, (event) => send(agent, `${bank.url}/webhooks/galileo`, event))
  while ((await countApplied(bank)) < before + EVENTS) await new Promise((resume) => setTimeout(resume, 10))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return EVENTS / seconds
}

const countApplied = async (bank: BenchBank): Promise<number> => {
  const { rows } = await bank.database.query<{ count: number }>(
    'select count(*) as count from bank.partner_event_history',
  )
  return rows[0]?.count ?? 0
}

const purchase = (prn: string, id: string) => ({
  event_id: id,
  type: 'setl',
  prn,
  source_id: id,
  act_type: 'SE',
  otype: 'VI',
  amount: '12.34',
  timestamp: '2026-11-20 09:00:00 MST',
  description: 'Grocery store',
})

/** A webhook call with the processor's signature. */
export const sign = (event: object) => {
  const body = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.${body}`).digest('hex')
  return { body, headers: { 'x-galileo-signature': `t=${seconds},v1=${digest}` } }
}

/** Returns events per second if each row of an event is only inserted into a copy of its table. */
const insertCopies = async (pool: pg.Pool): Promise<number> => {
  const statements: { text: string; values: unknown[] }[] = []
  for (const table of TABLES) {
    await pool.query(`drop table if exists public.${table}`)
    await pool.query(`create table public.${table} (like bank.${table} including all)`)
    const { rows } = await pool.query<Record<string, unknown>>(
      `select * from bank.${table} order by id desc limit ${EVENTS}`,
    )
    if (rows.length < EVENTS) throw new Error(`an event wrote nothing to ${table}`)
    for (const row of rows) statements.push(insertion(table, row))
  }
  const startedAt = performance.now()
  await inLanes(statements, SENDERS, (statement) => pool.query(statement))
  return EVENTS / ((performance.now() - startedAt) / 1000)
}

const insertion = (table: string, row: Record<string, unknown>) => {
  const columns = Object.keys(row)
  const places = columns.map((_column, index) => `$${index + 1}`)
  return {
    text: `insert into public.${table} (${columns.join(', ')}) overriding system value values (${places.join(', ')})`,
    values: columns.map((column) => row[column]),
  }
}
