import { and, asc, count, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { backupCodes, signInSnapshots } from './session.tables.ts'

export type Snapshot = typeof signInSnapshots.$inferSelect

/** The customer's backup codes, in the form that a snapshot stores. */
export const readBackupCodes = (db: Db, customerId: number): Promise<Snapshot['backupCodes']> =>
  db
    .select({
      salt: backupCodes.salt,
      codeHash: backupCodes.codeHash,
      usedAt: sql<string | null>`to_json(${backupCodes.usedAt})#>>'{}'`,
    })
    .from(backupCodes)
    .where(eq(backupCodes.customerId, customerId))
    .orderBy(asc(backupCodes.id))

/** Replaces the customer's backup codes with those of a snapshot. */
export const restoreBackupCodes = async (db: Db, customerId: number, codes: Snapshot['backupCodes']) => {
  await db.delete(backupCodes).where(eq(backupCodes.customerId, customerId))
  if (codes.length === 0) return
  await db.insert(backupCodes).values(
    codes.map(({ salt, codeHash, usedAt }) => ({
      customerId,
      salt,
      codeHash,
      usedAt: usedAt === null ? null : new Date(usedAt),
    })),
  )
}

export const insertSnapshot = async (db: Db, snapshot: typeof signInSnapshots.$inferInsert) => {
  const [row] = await db.insert(signInSnapshots).values(snapshot).returning({ id: signInSnapshots.id })
  if (!row) throw new Error('a snapshot was not stored')
  return row.id
}

/**
 * Stores the token of a new link and returns the address to send it to, or undefined if the snapshot is used
 * or expired.
 */
export const setUndoToken = async (db: Db, snapshotId: number, tokenHash: string, now: Date) => {
  const [row] = await db
    .update(signInSnapshots)
    .set({ tokenHash })
    .where(and(eq(signInSnapshots.id, snapshotId), gt(signInSnapshots.expiresAt, now)))
    .returning({ email: signInSnapshots.email, customerId: signInSnapshots.customerId })
  return row
}

/** The snapshot that a link restores, unless it is used or expired. */
export const findSnapshotOfToken = async (db: Db, tokenHash: string, now: Date) => {
  const [row] = await db
    .select()
    .from(signInSnapshots)
    .where(and(eq(signInSnapshots.tokenHash, tokenHash), gt(signInSnapshots.expiresAt, now)))
  return row
}

/**
 * The oldest unexpired snapshot: how the customer signed in before the first change that can still be undone.
 */
export const findOldestSnapshot = async (db: Db, customerId: number, now: Date) => {
  const [row] = await db
    .select()
    .from(signInSnapshots)
    .where(and(eq(signInSnapshots.customerId, customerId), gt(signInSnapshots.expiresAt, now)))
    .orderBy(asc(signInSnapshots.id))
    .limit(1)
  return row
}

/** Whether another customer can still get this address back by undoing a change. */
export const isEmailReserved = async (db: Db, email: string, now: Date, exceptCustomerId = 0) => {
  const [row] = await db
    .select({ id: signInSnapshots.id })
    .from(signInSnapshots)
    .where(
      and(
        eq(signInSnapshots.email, email),
        ne(signInSnapshots.customerId, exceptCustomerId),
        gt(signInSnapshots.expiresAt, now),
      ),
    )
    .limit(1)
  return row !== undefined
}

export const countEmailChangesSince = async (db: Db, customerId: number, since: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(signInSnapshots)
    .where(
      and(
        eq(signInSnapshots.customerId, customerId),
        eq(signInSnapshots.change, 'email_asked'),
        gt(signInSnapshots.takenAt, since),
      ),
    )
  return row?.count ?? 0
}

export const deleteSnapshots = async (db: Db, customerId: number): Promise<void> => {
  await db.delete(signInSnapshots).where(eq(signInSnapshots.customerId, customerId))
}

export const deleteExpiredSnapshots = async (db: Db, now: Date): Promise<void> => {
  await db.delete(signInSnapshots).where(lte(signInSnapshots.expiresAt, now))
}
