/** A lock by name, so that concurrent requests for the same thing run one after the other. */
import type { Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'

/** Waits for the lock of this name, and holds it until the transaction ends. */
export const takeTurn = async (tx: Db, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
