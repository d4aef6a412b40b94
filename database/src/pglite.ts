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

/** Without these the write-ahead log of the embedded database grows without end. */
const CARE_EVERY_MS = 5 * 60_000

/** By type: int8, and date, which stays text. Lists of them follow. */
const parsers = { 20: readInt8, 1082: (text: string) => text }
/** Of boolean, int4, text, varchar and int8. */
const LISTS = [1000, 1007, 1009, 1015, 1016]

/**
 * A database of a test is small, dies with its process, and there are hundreds of them: most of the time of opening one
 * was the filling of its usual 128 MB with zeros.
 */
const FOR_TESTS = ['shared_buffers=16MB', 'max_connections=10', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
])

/** PostgreSQL inside this process. It has one connection and makes no promise about power loss. */
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
      // One long text crosses into this process much faster than many rows.
      const row = columns.map((column) => `${column}::text`).join(', ')
      const { rows } = await guarded.query<{ read: (string | null)[][] | null }>(
        `select json_agg(json_build_array(${row})) as read from (select * ${source}) as rows`,
        values,
      )
      return rows[0]?.read ?? []
    },
    // This process alone has the directory, and the steps of one work are awaited in turn.
    alone: (_lock, work) => work(session),
    // It has one, and does not tell who waits for it.
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: async () => {
      clearInterval(care)
      await pglite.close()
      unlock()
    },
  }
}

/** PostgreSQL answers nothing any more in a transaction that it will roll back, and its commit is silent about it. */
const assertNothingFailed = async (tx: Transaction) => {
  try {
    await tx.query('select 1')
  } catch (error) {
    throw sqlState(error) === '25P02' ? new SwallowedError() : error
  }
}

/**
 * With each statement of the query builder PGlite copies all its parsers, one for each table too, which takes longer than
 * the statement. It does not copy what is inherited, so the builder's client names those that it needs. The query builder
 * asks a client only for `query`, which a transaction has as well.
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
    // Closed meanwhile, or no room on the disk, which the next write will say. The care is tried again.
  }
}
