import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

interface Due {
  table: PgTable
  /** The rows of a partial index. */
  where: SQL | undefined
  /** The day or instant by which that index orders them. */
  by: SQLWrapper
  isDue: (first: SQL) => SQL
}

/**
 * A condition for a list in the order of its keys: the first row by another index is due. Without it, PostgreSQL may
 * read the whole table in the order of the keys to find nothing. It has no statistics of a partial index, and takes
 * the days of all rows for those of the few in the index.
 */
export const firstIsDue = ({ table, where, by, isDue }: Due): SQL =>
  sql`exists (select from (
    select ${by} as due from ${table} where ${where} order by ${by} limit 1
  ) as first where ${isDue(sql`first.due`)})`
