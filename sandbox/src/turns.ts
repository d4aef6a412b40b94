/** Concurrent requests for the same thing take turns. */
import type { Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'

/** Waits for the turn of this name, and keeps it until the transaction ends. */
export const takeTurn = async (tx: Db, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
