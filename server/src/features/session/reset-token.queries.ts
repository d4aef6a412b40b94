import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { resetTokens } from './session.tables.ts'

/** Stores the token of a link in place of the one that is open. One statement, so of two at once the later one stays. */
export const replaceResetToken = async (db: Db, customerId: number, tokenHash: string, expiresAt: Date) => {
  await db
    .insert(resetTokens)
    .values({ customerId, tokenHash, expiresAt })
    .onConflictDoUpdate({
      target: resetTokens.customerId,
      targetWhere: isNull(resetTokens.usedAt),
      set: { tokenHash: sql`excluded.token_hash`, expiresAt: sql`excluded.expires_at` },
    })
}

/** Uses a token up; undefined when it is unknown, replaced, used or too old. Of many uses at once, one succeeds. */
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
