import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db, OpenOptions, Session } from './db.ts'
import { readInt8 } from './integers.ts'
import { listenOn } from './listen.ts'
import { isConnectionLost, isRetriable, SwallowedError } from './sql-error.ts'
import { assertOutsideTransaction, guardCalls, runInsideTransaction } from './transaction-guard.ts'

/**
 * How long a caller waits for a connection. With the time limit of one statement, this stays below the four
 * seconds after which a client learns that the database is unavailable.
 */
const CONNECT_WITHIN_MS = 2000

/**
 * Opens a PostgreSQL connection pool. A statement that takes too long fails and its connection is dropped, so
 * the pool recovers.
 */
export const openPostgres = async ({
  url,
  directUrl = url,
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
    alone: (lock, work) => alone(directUrl, lock, work),
    listen: (channel, listener) => listenOn(directUrl, channel, listener),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

const AS_TEXTS = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig

/** A connection for one transaction; a broken one does not return to the pool. */
interface Lease {
  query: pg.ClientBase['query']
  release(isBroken: boolean): void
}

/**
 * Runs statements outside a transaction on one client, and leases a separate connection for each transaction.
 */
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
 * Removes the rows from the driver's result. The driver's query and its timer keep the result until the next
 * full garbage collection, and each minor collection until then would copy every row: half the time of a
 * large read.
 */
const takeRows = <Row>(result: { rows: unknown[] }): Row[] => {
  const { rows } = result
  result.rows = []
  return rows as Row[]
}

const transactOnce = async <T>(lease: Lease, work: (tx: Db) => Promise<T>): Promise<T> => {
  const client = inTurn(lease)
  let isBroken = false
  try {
    await client.query('begin')
    const result = await runInsideTransaction(() => work(asDb(client)))
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new SwallowedError()
    return result
  } catch (error) {
    // After a failed statement the connection can be used again. If the connection is lost, we do not wait
    // for the rollback, which would double the time.
    isBroken = isConnectionLost(error) || !(await rolledBack(client))
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Runs statements that are started together one after another: the driver is to take one at a time. */
const inTurn = (lease: Lease): Lease => {
  const driver = lease as unknown as { query: (...args: unknown[]) => Promise<unknown> }
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: unknown[]): Promise<unknown> => {
    const run = () => driver.query(...args)
    last = last.then(run, run)
    return last
  }
  return { query: query as unknown as Lease['query'], release: (isBroken) => lease.release(isBroken) }
}

const rolledBack = (client: Lease): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

/** The query builder calls only `query` on a client. */
const asDb = (client: Lease) => drizzle({ client: client as unknown as pg.Client }) as unknown as Db

/** How often a process that waits for the lock of another one asks for it. */
const ASK_FOR_LOCK_MS = 100

/**
 * Asks again and again instead of waiting inside PostgreSQL: an index that is built concurrently waits for
 * every statement that runs, so a waiting statement and the build would wait for each other.
 */
const holdsLock = async (client: pg.Client, lock: number): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock])
  return rows[0]?.held === true
}

/** Uses a separate connection without a time limit: it may wait for a process, or index a large table. */
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
    while (!(await holdsLock(client, lock))) await pause(ASK_FOR_LOCK_MS)
    const lease = { query: client.query.bind(client), release: () => {} }
    return await work(sessionOn(guardCalls(client, ['query']), async () => lease))
  } finally {
    await client.end()
  }
}

/**
 * Makes the driver read integers, days and arrays of them as the embedded database does. Set for the whole
 * driver, because the query builder uses the driver's parsers and not the pool's.
 */
const readAsEmbedded = () => {
  const { INT8, DATE } = pg.types.builtins
  pg.types.setTypeParser(INT8, readInt8)
  pg.types.setTypeParser(DATE, asText)
  pg.types.setTypeParser(INT8_LIST, listOf(readInt8))
  pg.types.setTypeParser(DATE_LIST, listOf(asText))
}

/** The driver has no names for the type numbers of arrays. */
type TypeNumber = Parameters<typeof pg.types.getTypeParser>[0]
const INT8_LIST = 1016 as TypeNumber
const DATE_LIST = 1182 as TypeNumber
const TEXT_LIST = 1009 as TypeNumber

const asText = (text: string) => text
const listOf = (read: (text: string) => unknown) => (text: string) =>
  (pg.types.getTypeParser(TEXT_LIST)(text) as (string | null)[]).map((entry) =>
    entry === null ? null : read(entry),
  )
