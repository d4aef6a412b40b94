import {
  PGlite,
  types,
  type PGliteInterface,
  type QueryOptions,
  type Transaction,
} from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Db, OpenOptions, Session } from './db.ts'
import { lockDirectory } from './directory-lock.ts'
import { readInt8 } from './integers.ts'
import { sqlState, SwallowedError } from './sql-error.ts'
import { assertOutsideTransaction, guardCalls, runInsideTransaction } from './transaction-guard.ts'

/** How often the embedded database is maintained. Without that, its write-ahead log grows without limit. */
const CARE_EVERY_MS = 5 * 60_000

/** Parsers by type number: int8, and date, which stays text. Array types are below. */
const parsers = { 20: readInt8, 1082: (text: string) => text }
/** The type numbers of arrays of boolean, int4, text, varchar and int8. */
const LISTS = [1000, 1007, 1009, 1015, 1016]

/**
 * Tests open hundreds of small databases that end with their process. Most of the opening time went into
 * filling the usual 128 MB with zeros.
 */
const FOR_TESTS = ['shared_buffers=16MB', 'max_connections=10', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
])

/** Opens PostgreSQL inside this process: one connection, and no guarantee for data after a power loss. */
export const openPglite = async ({ dataDir, image }: OpenOptions): Promise<Database> => {
  const unlock = dataDir ? lockDirectory(dataDir) : () => {}
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(image && { loadDataDir: image, startParams: [...PGlite.defaultStartParams, ...FOR_TESTS] }),
    parsers,
  }).catch((error: unknown) => {
    unlock()
    throw error
  })
  await pglite.exec("set timezone = 'UTC'")
  const asClient = prepareParsers(pglite)
  const guarded = guardCalls(pglite, ['query', 'exec', 'transaction'])
  const db = drizzle({ client: asClient(guarded) }) as unknown as Db
  const care = setInterval(() => void takeCare(pglite), CARE_EVERY_MS)
  care.unref()

  const session: Session = {
    transaction: async (work) => {
      assertOutsideTransaction('A second transaction was opened')
      return pglite.transaction(async (tx) => {
        const result = await runInsideTransaction(() =>
          work(drizzle({ client: asClient(tx) }) as unknown as Db),
        )
        await assertNothingFailed(tx)
        return result
      })
    },
    query: async <Row>(text: string, values?: unknown[]) => ({
      rows: (await guarded.query<Row>(text, values)).rows,
    }),
    run: async (text) => ({ rows: (await guarded.exec(text)).flatMap((result) => result.rows) }),
  }

  return {
    ...session,
    kind: 'embedded',
    db,
    texts: async ({ columns, source }, values) => {
      // One long text is transferred into this process much faster than many rows.
      const row = columns.map((column) => `${column}::text`).join(', ')
      const { rows } = await guarded.query<{ read: (string | null)[][] | null }>(
        `select json_agg(json_build_array(${row})) as read from (select * ${source}) as rows`,
        values,
      )
      return rows[0]?.read ?? []
    },
    // Needs no lock: only this process uses the directory, and the work awaits its steps one by one.
    alone: (_lock, work) => work(session),
    listen: async (channel, { receive, connected }) => {
      const stop = await pglite.listen(channel, receive)
      connected()
      return { close: () => stop() }
    },
    // PGlite has one connection and does not report waiting callers.
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: async () => {
      clearInterval(care)
      await pglite.close()
      unlock()
    },
  }
}

/**
 * Throws SwallowedError if a statement failed and the work continued. PostgreSQL then refuses all further
 * statements and rolls back, but its commit reports no error.
 */
const assertNothingFailed = async (tx: Transaction) => {
  try {
    await tx.query('select 1')
  } catch (error) {
    throw sqlState(error) === '25P02' ? new SwallowedError() : error
  }
}

/**
 * Speeds up the query builder. For each of its statements, PGlite copies all its parsers, including one per
 * table, which takes longer than the statement. It does not copy inherited parsers, so we inherit them and
 * pass only those that the query builder needs. The query builder calls only `query` on a client, and a
 * transaction has that method as well.
 */
const prepareParsers = (pglite: PGlite) => {
  const all = pglite.parsers
  pglite.parsers = Object.create(all) as typeof all
  const numbers = [...Object.keys(types.parsers).filter((type) => /^\d+$/.test(type)), ...LISTS]
  const used = Object.fromEntries(numbers.map((type) => [type, all[type]])) as typeof all
  let named: typeof all | undefined
  return (client: Pick<PGliteInterface, 'query'>) =>
    ({
      query: (text: string, values?: unknown[], options?: QueryOptions) => {
        named ??= { ...used, ...options?.parsers }
        return client.query(text, values, { ...options, parsers: named })
      },
    }) as PGlite
}

const takeCare = async (pglite: PGlite) => {
  try {
    if (pglite.closed) return
    await pglite.exec('checkpoint')
    await pglite.exec('vacuum (analyze)')
  } catch {
    // The database was closed in the meantime, or the disk is full, which the next write reports. The next
    // round tries again.
  }
}
