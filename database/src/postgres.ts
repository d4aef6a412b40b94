import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db, OpenOptions } from './db.ts'
import { isRetriable, sqlState } from './sql-error.ts'
import { assertOutsideTransaction, runInsideTransaction } from './transaction-guard.ts'

const INT8 = 20
const DATE = 1082

/** int8 as a number, refused where it would lose digits; days stay text. As the embedded database reads them. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === DATE) return (text: string) => text
    if (id !== INT8) return pg.types.getTypeParser(id, format)
    return (text: string) => {
      const value = Number(text)
      if (!Number.isSafeInteger(value)) throw new RangeError('a database integer is beyond 2^53')
      return value
    }
  },
} as pg.CustomTypesConfig

/** PostgreSQL. A statement that gets no answer in time fails and its connection is dropped, so the pool heals itself. */
export const openPostgres = async ({
  url,
  connections = 10,
  queryTimeoutMs = 3000,
}: OpenOptions & { url: string }): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2000,
    query_timeout: queryTimeoutMs,
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    options: '-c timezone=UTC',
    types,
  })
  // Without listeners a dropped connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const guarded = guard(pool)
  const db = drizzle({ client: guarded }) as unknown as Db

  const transaction = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    assertOutsideTransaction('A second transaction was opened')
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactOnce(pool, work)
      } catch (error) {
        if (attempt > 3 || !isRetriable(error)) throw error
      }
    }
  }

  return {
    kind: 'postgres',
    db,
    transaction,
    query: async <Row>(text: string, values?: unknown[]) => ({
      rows: (await guarded.query(text, values)).rows as Row[],
    }),
    run: async (text) => {
      const result = (await guarded.query(text)) as pg.QueryResult | pg.QueryResult[]
      return { rows: (Array.isArray(result) ? result : [result]).flatMap((each) => each.rows as unknown[]) }
    },
    alone: async (lock, work) => {
      // A connection of its own, without the time limit: it waits as long as the other process needs.
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
      client.on('error', () => {})
      await client.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [lock])
        return await work()
      } finally {
        await client.end()
      }
    },
    close: () => pool.end(),
  }
}

const transactOnce = async <T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const result = await runInsideTransaction(() => work(drizzle({ client }) as unknown as Db))
    await client.query('commit')
    return result
  } catch (error) {
    // Not an answer of the database, and not a refusal of ours either, if the roll-back gets no answer.
    broken = !(await rolledBack(client, error))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Rolls back, unless the connection has just shown that it is gone: waiting for it would double the time. */
const rolledBack = async (client: pg.PoolClient, error: unknown): Promise<boolean> => {
  if (error instanceof Error && sqlState(error) === undefined && isConnectionError(error)) return false
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

const isConnectionError = (error: Error): boolean => {
  const original = error.cause instanceof Error ? error.cause : error
  return 'code' in original || /timeout|connection/i.test(original.message)
}

const guard = (pool: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      if (property !== 'query' && property !== 'connect') return value.bind(target)
      return (...args: unknown[]) => {
        assertOutsideTransaction('The outer database was used')
        return (value as (...all: unknown[]) => unknown).apply(target, args)
      }
    },
  })
