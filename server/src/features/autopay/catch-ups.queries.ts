/** Queries on catch-ups, and on what they add to planned payments. */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { catchUpAmounts, catchUps } from './autopay.tables.ts'

export type CatchUpRow = typeof catchUps.$inferSelect
export type CatchUpPart = typeof catchUpAmounts.$inferSelect

const isInForce = (customerId: number) => and(eq(catchUps.customerId, customerId), isNull(catchUps.endedAt))

export const findCatchUp = async (db: Db, customerId: number): Promise<CatchUpRow | undefined> => {
  const [row] = await db.select().from(catchUps).where(isInForce(customerId))
  return row
}

/** By due day. */
export const listAmounts = (db: Db, { customerId, id }: Pick<CatchUpRow, 'customerId' | 'id'>) =>
  db
    .select()
    .from(catchUpAmounts)
    .where(and(eq(catchUpAmounts.customerId, customerId), eq(catchUpAmounts.catchUpId, id)))
    .orderBy(asc(catchUpAmounts.dueOn))

/** What the catch-up in force adds, by the key of the installment. Empty without one. */
export const catchUpOf = async (db: Db, customerId: number): Promise<ReadonlyMap<string, Cents>> => {
  const rows = await db
    .select({ key: catchUpAmounts.installmentKey, amountCents: catchUpAmounts.amountCents })
    .from(catchUpAmounts)
    .innerJoin(catchUps, eq(catchUps.id, catchUpAmounts.catchUpId))
    .where(and(eq(catchUpAmounts.customerId, customerId), isInForce(customerId)))
  return new Map(rows.map(({ key, amountCents }) => [key, amountCents]))
}

/** The catch-up before must have been ended. */
export const insertCatchUp = async (
  tx: Db,
  row: Omit<CatchUpRow, 'id' | 'endedAt' | 'endedBy'>,
  parts: readonly Omit<CatchUpPart, 'catchUpId' | 'customerId'>[],
): Promise<CatchUpRow> => {
  const [inserted] = await tx.insert(catchUps).values(row).returning()
  if (!inserted) throw new Error('a catch-up was not stored')
  const { id: catchUpId, customerId } = inserted
  await tx.insert(catchUpAmounts).values(parts.map((part) => ({ ...part, catchUpId, customerId })))
  return inserted
}

/** Returns undefined if none is in force. */
export const endCatchUp = async (
  tx: Db,
  customerId: number,
  end: { endedAt: Date; endedBy: NonNullable<CatchUpRow['endedBy']> },
): Promise<CatchUpRow | undefined> => {
  const [row] = await tx.update(catchUps).set(end).where(isInForce(customerId)).returning()
  return row
}
