import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db, OpenOptions, Session } from './db.ts'
import { readInt8 } from './integers.ts'
import { isConnectionLost, isRetriable, SwallowedError } from './sql-error.ts'
import { assertOutsideTransaction, guardCalls, runInsideTransaction } from './transaction-guard.ts'

/**
 * Whoever cannot get a connection in time is told so. Together with the time limit of one statement it stays under the
 * four seconds in which a caller hears that the database is away.
 */
const CONNECT_WITHIN_MS = 2000

/** PostgreSQL. A statement that gets no answer in time fails and its connection is dropped, so the pool heals itself. */
export const openPostgres = async ({
  url,
  connections = 10,
  queryTimeoutMs = 3000,
}: OpenOptions & { url: string }): Promise<Database> => {
  readAsEmbedded()
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    options: '-c timezone=UTC',
  })
  // Without listeners a dropped connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const guarded = guardCalls(pool, ['query', 'connect'])
  return {
    ...sessionOn(guarded, () => pool.connect()),
    kind: 'postgres',
    db: drizzle({ client: guarded }) as unknown as Db,
    texts: async ({ name, columns, source }, values) => {
      const text = `select ${columns.join(', ')} ${source}`
      const result = await guarded.query({ name, text, values, rowMode: 'array', types: AS_TEXTS })
      return takeRows<(string | null)[]>(result)
    },
    alone: (lock, work) => alone(url, lock, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

const AS_TEXTS = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig

/** A connection for one transaction; a broken one is not given back to others. */
interface Lease {
  query: pg.ClientBase['query']
  release(isBroken: boolean): void
}

/** Where statements outside a transaction go, and how a transaction gets the connection that is its own. */
const sessionOn = (statements: Pick<pg.ClientBase, 'query'>, lease: () => Promise<Lease>): Session => ({
  transaction: async (work) => {
    assertOutsideTransaction('A second transaction was opened')
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactOnce(await lease(), work)
      } catch (error) {
        if (attempt > 3 || !isRetriable(error)) throw error
      }
    }
  },
  query: async <Row>(text: string, values?: unknown[]) => ({
    rows: takeRows<Row>(await statements.query(text, values)),
  }),
  run: async (text) => {
    const result = (await statements.query(text)) as pg.QueryResult | pg.QueryResult[]
    return { rows: (Array.isArray(result) ? result : [result]).flatMap(takeRows) }
  },
})

/**
 * The rows, taken out of the driver's result. The driver's query and its timer hold the result until the next full
 * collection, and with it each row would be copied twice by the young one: half of the time of a large read.
 */
const takeRows = <Row>(result: { rows: unknown[] }): Row[] => {
  const { rows } = result
  result.rows = []
  return rows as Row[]
}

const transactOnce = async <T>(client: Lease, work: (tx: Db) => Promise<T>): Promise<T> => {
  let isBroken = false
  try {
    await client.query('begin')
    const result = await runInsideTransaction(() => work(asDb(client)))
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new SwallowedError()
    return result
  } catch (error) {
    // A refusal keeps its connection; one that is lost is not waited for again, which would double the time.
    isBroken = isConnectionLost(error) || !(await rolledBack(client))
    throw error
  } finally {
    client.release(isBroken)
  }
}

const rolledBack = (client: Lease): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

/** The query builder asks a client only for `query`. */
const asDb = (client: Lease) => drizzle({ client: client as unknown as pg.Client }) as unknown as Db

/** On a connection of its own and without a time limit: it waits for another process, and may index a large table. */
const alone = async <T>(url: string, lock: number, work: (session: Session) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: '-c timezone=UTC',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const lease = { query: client.query.bind(client), release: () => {} }
    return await work(sessionOn(guardCalls(client, ['query']), async () => lease))
  } finally {
    await client.end()
  }
}

/**
 * Integers, days and lists of them, as the embedded database reads them. For the whole driver: the query builder asks
 * it, not the pool.
 */
const readAsEmbedded = () => {
  const { INT8, DATE } = pg.types.builtins
  pg.types.setTypeParser(INT8, readInt8)
  pg.types.setTypeParser(DATE, asText)
  pg.types.setTypeParser(INT8_LIST, listOf(readInt8))
  pg.types.setTypeParser(DATE_LIST, listOf(asText))
}

/** Lists have type numbers that the driver has no names for. */
type TypeNumber = Parameters<typeof pg.types.getTypeParser>[0]
const INT8_LIST = 1016 as TypeNumber
const DATE_LIST = 1182 as TypeNumber
const TEXT_LIST = 1009 as TypeNumber

const asText = (text: string) => text
const listOf = (read: (text: string) => unknown) => (text: string) =>
  (pg.types.getTypeParser(TEXT_LIST)(text) as (string | null)[]).map((entry) =>
    entry === null ? null : read(entry),
  )
