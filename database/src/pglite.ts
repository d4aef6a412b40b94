import { PGlite, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Db, OpenOptions } from './db.ts'
import { lockDirectory } from './directory-lock.ts'
import { assertOutsideTransaction, runInsideTransaction } from './transaction-guard.ts'

/** Without these the write-ahead log of the embedded database grows without end. */
const CARE_EVERY_MS = 5 * 60_000

/** int8 as a number, refused where it would lose digits; days stay text. */
const parsers = {
  20: (text: string) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError('a database integer is beyond 2^53')
    return value
  },
  1082: (text: string) => text,
}

/** PostgreSQL inside this process. It has one connection and makes no promise about power loss. */
export const openPglite = async ({ dataDir, image }: OpenOptions): Promise<Database> => {
  const unlock = dataDir ? lockDirectory(dataDir) : () => {}
  const pglite = await PGlite.create({
    ...(dataDir && { dataDir }),
    ...(image && { loadDataDir: image }),
    parsers,
  }).catch((error: unknown) => {
    unlock()
    throw error
  })
  await pglite.exec("set timezone = 'UTC'")
  const guarded = guard(pglite)
  const db = drizzle({ client: guarded }) as unknown as Db
  const care = setInterval(() => void takeCare(pglite), CARE_EVERY_MS)
  care.unref()

  return {
    kind: 'embedded',
    db,
    transaction: (work) => {
      assertOutsideTransaction('A second transaction was opened')
      return pglite.transaction((tx) =>
        runInsideTransaction(() => work(drizzle({ client: asClient(tx) }) as unknown as Db)),
      )
    },
    query: async <Row>(text: string, values?: unknown[]) => ({
      rows: (await guarded.query<Row>(text, values)).rows,
    }),
    run: async (text) => ({ rows: (await guarded.exec(text)).flatMap((result) => result.rows) }),
    // This process alone has the directory, and the steps of one work are awaited in turn.
    alone: (_lock, work) => work(),
    close: async () => {
      clearInterval(care)
      await pglite.close()
      unlock()
    },
  }
}

/** The query builder asks a client only for `query`, which a transaction has as well. */
const asClient = (tx: Transaction) => tx as unknown as PGlite

const guard = (pglite: PGlite): PGlite =>
  new Proxy(pglite, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      if (property !== 'query' && property !== 'exec' && property !== 'transaction') return value.bind(target)
      return (...args: unknown[]) => {
        assertOutsideTransaction('The outer database was used')
        return (value as (...all: unknown[]) => unknown).apply(target, args)
      }
    },
  })

const takeCare = async (pglite: PGlite) => {
  if (pglite.closed) return
  await pglite.exec('checkpoint')
  await pglite.exec('vacuum (analyze)')
}
