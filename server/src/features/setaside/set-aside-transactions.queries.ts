/** Queries on our copy of what was posted to set-asides. */
import type { Db } from '@yoursuccess/database/database'
import { inArray } from 'drizzle-orm'
import { setAsideTransactions } from './setaside.tables.ts'

/** Inserts transactions whose processor ids are new. Returns the customers of the inserted rows. */
export const insertPosted = async (
  tx: Db,
  rows: readonly (typeof setAsideTransactions.$inferInsert)[],
): Promise<number[]> => {
  const added = await tx
    .insert(setAsideTransactions)
    .values([...rows])
    .onConflictDoNothing({ target: setAsideTransactions.processorId })
    .returning({ customerId: setAsideTransactions.customerId })
  return added.map(({ customerId }) => customerId)
}

/** Which of these transactions are recorded, by the processor's ids. */
export const listKnown = async (db: Db, processorIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (processorIds.length === 0) return new Set()
  const rows = await db
    .select({ processorId: setAsideTransactions.processorId })
    .from(setAsideTransactions)
    .where(inArray(setAsideTransactions.processorId, [...processorIds]))
  return new Set(rows.map(({ processorId }) => processorId))
}
