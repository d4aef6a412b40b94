import type { Database, OpenOptions } from './db.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type { Database, Db, Listening, OpenOptions } from './db.ts'
export { assertOutsideTransaction } from './transaction-guard.ts'
export { DirectoryInUse, isUnavailable, sqlState } from './sql-error.ts'

/**
 * Opens PostgreSQL or, without a url, the embedded database. Throws DirectoryInUse when another process has the
 * directory open.
 */
export const openDatabase = (options: OpenOptions): Promise<Database> =>
  options.url ? openPostgres({ ...options, url: options.url }) : openPglite(options)
