import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { emailConfirmations } from './session.tables.ts'

const waitingEmail = prepared((db) =>
  db
    .select({ newEmail: emailConfirmations.newEmail })
    .from(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.customerId, sql.placeholder('customerId')),
        gt(emailConfirmations.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_waiting_email'),
)

/** The requested address that is waiting for confirmation, unless it has expired. */
export const findWaitingEmail = async (db: Db, customerId: number, now: Date) => {
  const [row] = await waitingEmail(db).execute({ customerId, now: now.toISOString() })
  return row?.newEmail
}

/** Records the requested address. It replaces an earlier request, whose link stops working. */
export const replaceWaitingEmail = async (db: Db, waiting: typeof emailConfirmations.$inferInsert) => {
  const { customerId: _owner, ...changed } = { ...waiting, tokenHash: null }
  await db
    .insert(emailConfirmations)
    .values({ ...waiting, tokenHash: null })
    .onConflictDoUpdate({ target: emailConfirmations.customerId, set: changed })
}

/**
 * Stores the token of a new link and returns the address to send it to, or undefined if no change is waiting.
 */
export const setConfirmationToken = async (db: Db, customerId: number, tokenHash: string, now: Date) => {
  const [row] = await db
    .update(emailConfirmations)
    .set({ tokenHash })
    .where(and(eq(emailConfirmations.customerId, customerId), gt(emailConfirmations.expiresAt, now)))
    .returning({ newEmail: emailConfirmations.newEmail })
  return row?.newEmail
}

export const findOwnerOfToken = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ customerId: emailConfirmations.customerId })
    .from(emailConfirmations)
    .where(eq(emailConfirmations.tokenHash, tokenHash))
  return row?.customerId
}

/**
 * Uses up a link's token and returns the new address, or undefined if the link was replaced, used or has
 * expired.
 */
export const takeWaitingEmail = async (db: Db, customerId: number, tokenHash: string, now: Date) => {
  const [row] = await db
    .delete(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.customerId, customerId),
        eq(emailConfirmations.tokenHash, tokenHash),
        gt(emailConfirmations.expiresAt, now),
      ),
    )
    .returning({ newEmail: emailConfirmations.newEmail })
  return row?.newEmail
}

export const deleteWaitingEmail = async (db: Db, customerId: number) => {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.customerId, customerId))
}
