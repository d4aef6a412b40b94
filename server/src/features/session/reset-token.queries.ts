import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { resetTokens } from './session.tables.ts'

export const insertResetToken = async (db: Db, customerId: number, tokenHash: string, expiresAt: Date) => {
  await db.insert(resetTokens).values({ customerId, tokenHash, expiresAt })
}

/** A newer link voids the older ones. */
export const voidResetTokens = async (db: Db, customerId: number, now: Date) => {
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.customerId, customerId), isNull(resetTokens.usedAt)))
}

/** Uses a token up; undefined when it is unknown, used or too old. Of many uses at once, one succeeds. */
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
