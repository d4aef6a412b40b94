/**
 * Deletes rows that nobody needs (docs/decisions/0155). Such a table grows at its end and is deleted from
 * its beginning, so the ids are the index: with nothing due, a look reads the oldest rows and stops.
 */
import type { Database, Db } from '@yoursuccess/database/database'
import { asc, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { eachOf } from '../../jobs/for-each-due.ts'
import type { Job } from '../../jobs/queue.ts'

/** Rows of one table that a feature keeps for a time only. */
export interface OldRows {
  /** Deletes those of the oldest `limit` rows that are due. Returns how many. */
  deleteOldest(limit: number): Promise<number>
}

/** Small enough for one statement's time limit. */
const BATCH = 1000
/** A run ends after this many batches of a table. The next one continues, so no run takes hours. */
const BATCHES_A_RUN = 200

/** Every hour, on one of the servers. Repeating it is harmless. */
export const deleteOldRowsJob = (tables: readonly OldRows[]): Job<Record<string, never>> => ({
  name: 'retention.delete-old-rows',
  single: true,
  retries: 2,
  schedule: '47 * * * *',
  run: () => eachOf(tables.map((table) => () => deleteAll(table))),
})

const deleteAll = async ({ deleteOldest }: OldRows): Promise<void> => {
  for (let batch = 0; batch < BATCHES_A_RUN; batch++) if ((await deleteOldest(BATCH)) < BATCH) return
}

interface OldRowsOf {
  table: PgTable & { id: PgColumn }
  /** When a row began. Later rows have higher ids. */
  since: PgColumn
  /** Rows that began earlier are due. */
  before: Date
  /** Only these rows end. Must hold for most old rows, which are read in the order of their ids. */
  only?: SQL
  limit: number
}

/** Deletes those of the oldest `limit` rows that end and are due. Returns how many. */
export const deleteOldestOf = async (
  { db }: Pick<Database, 'db'>,
  { before, ...of }: OldRowsOf,
): Promise<number> => {
  const { table } = of
  const oldest = oldestOf(db, of).as('oldest')
  const due = db.select({ id: oldest.id }).from(oldest).where(lt(oldest.since, before))
  const deleted = await db.delete(table).where(inArray(table.id, due)).returning({ id: table.id })
  return deleted.length
}

/**
 * The first rows that end. Those that stay although they are old do not count: otherwise one of them would make every
 * batch look like the last.
 */
export const oldestOf = (db: Db, { table, since, only, limit }: Omit<OldRowsOf, 'before'>) =>
  db.select({ id: table.id, since }).from(table).where(only).orderBy(asc(table.id)).limit(limit)

/** The audit log refuses every other way to delete from it. */
export const deleteOldestAuditEntries = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { rows } = (await db.execute(
    sql`select bank.delete_old_audit_entries(${before.toISOString()}::timestamptz, ${limit}) as deleted`,
  )) as unknown as { rows: { deleted: number }[] }
  return rows[0]?.deleted ?? 0
}

const DAY_MS = 86_400_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
