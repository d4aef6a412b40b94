import type { Db } from '@yoursuccess/database/database'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { eventAuthDenials } from './fraud.tables.ts'

export type AuthDenial = typeof eventAuthDenials.$inferSelect

/** Returns undefined if this denial is already recorded. */
export const insertDenial = async (tx: Db, denial: typeof eventAuthDenials.$inferInsert) => {
  const [row] = await tx.insert(eventAuthDenials).values(denial).onConflictDoNothing().returning()
  return row
}

export const findDenial = async (db: Db, customerId: number, id: number): Promise<AuthDenial | undefined> => {
  const [row] = await db
    .select()
    .from(eventAuthDenials)
    .where(and(eq(eventAuthDenials.customerId, customerId), eq(eventAuthDenials.id, id)))
  return row
}

/** Locks the denial until the transaction ends, so that two answers run one after the other. */
export const lockDenial = async (tx: Db, customerId: number, id: number): Promise<AuthDenial | undefined> => {
  const [row] = await tx
    .select()
    .from(eventAuthDenials)
    .where(and(eq(eventAuthDenials.customerId, customerId), eq(eventAuthDenials.id, id)))
    .for('update')
  return row
}

export const recordAnswer = async (
  tx: Db,
  customerId: number,
  id: number,
  answer: { result: 'confirmed' | 'denied'; answeredAt: Date; ruleOffUntil?: Date },
) => {
  await tx
    .update(eventAuthDenials)
    .set(answer)
    .where(and(eq(eventAuthDenials.customerId, customerId), eq(eventAuthDenials.id, id)))
}

/** True if an alert that froze the card, sent after `since` (real time), has no answer yet. */
export const hasUnansweredFreeze = async (db: Db, customerId: number, since: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: eventAuthDenials.id })
    .from(eventAuthDenials)
    .where(
      and(
        eq(eventAuthDenials.customerId, customerId),
        eq(eventAuthDenials.fraudResult, 'FREEZE'),
        isNull(eventAuthDenials.result),
        gt(eventAuthDenials.reportedAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}
