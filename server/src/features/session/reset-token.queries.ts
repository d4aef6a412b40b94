import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { resetTokens } from './session.tables.ts'

/**
 * Stores a link's token; open tokens of other requests stay. If the same request has an unused token,
 * replaces it.
 */
export const insertResetToken = async (db: Db, token: typeof resetTokens.$inferInsert): Promise<void> => {
  if (token.requestedBy) {
    await db
      .delete(resetTokens)
      .where(
        and(
          eq(resetTokens.customerId, token.customerId),
          eq(resetTokens.requestedBy, token.requestedBy),
          isNull(resetTokens.usedAt),
        ),
      )
  }
  await db.insert(resetTokens).values(token)
}

/** Whether another request has sent a link after `since`. */
export const hadLinkSince = async (db: Db, customerId: number, since: Date, request: string) => {
  const [row] = await db
    .select({ id: resetTokens.id })
    .from(resetTokens)
    .where(
      and(
        eq(resetTokens.customerId, customerId),
        gt(resetTokens.createdAt, since),
        or(isNull(resetTokens.requestedBy), ne(resetTokens.requestedBy, request)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * Uses up a token and returns its customer, or undefined if it is unknown, void, used or expired. Of several
 * simultaneous uses, one succeeds.
 */
export const useResetToken = async (db: Db, tokenHash: string, now: Date): Promise<number | undefined> => {
  const [row] = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(
      and(eq(resetTokens.tokenHash, tokenHash), isNull(resetTokens.usedAt), gt(resetTokens.expiresAt, now)),
    )
    .returning({ customerId: resetTokens.customerId })
  return row?.customerId
}

export const voidResetTokens = async (db: Db, customerId: number, now: Date): Promise<void> => {
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.customerId, customerId), isNull(resetTokens.usedAt)))
}

export const deleteOldResetTokens = async (db: Db, before: Date): Promise<void> => {
  await db.delete(resetTokens).where(lt(resetTokens.expiresAt, before))
}
