import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, gt, gte, inArray, type SQL } from 'drizzle-orm'
import { cardActions } from './card.tables.ts'

export type CardAction = typeof cardActions.$inferSelect

export const insertAction = async (tx: Db, action: Omit<typeof cardActions.$inferInsert, 'state'>) => {
  const [row] = await tx
    .insert(cardActions)
    .values({ ...action, state: 'intended' })
    .returning()
  if (!row) throw new Error('a request for a card was not stored')
  return row
}

export const findAction = async (db: Db, customerId: number, id: number): Promise<CardAction | undefined> => {
  const [row] = await db
    .select()
    .from(cardActions)
    .where(and(eq(cardActions.customerId, customerId), eq(cardActions.id, id)))
  return row
}

/** The customer's request that the processor has not confirmed yet. There is at most one. */
export const findOpenAction = async (db: Db, customerId: number): Promise<CardAction | undefined> => {
  const [row] = await db
    .select()
    .from(cardActions)
    .where(and(eq(cardActions.customerId, customerId), eq(cardActions.state, 'intended')))
  return row
}

/** Ends an open request. Returns false if it had already ended. */
export const endAction = async (
  tx: Db,
  { customerId, id }: Pick<CardAction, 'customerId' | 'id'>,
  end: { state: 'done' | 'refused' | 'superseded'; refusal?: string; endedAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(cardActions)
    .set(end)
    .where(
      and(eq(cardActions.customerId, customerId), eq(cardActions.id, id), eq(cardActions.state, 'intended')),
    )
    .returning({ id: cardActions.id })
  return rows.length === 1
}

/** The newest replacement requested since `since` (business time) and neither refused nor superseded. */
export const findReplacementSince = (db: Db, customerId: number, since: Date) =>
  findReplacement(db, customerId, gte(cardActions.requestedAt, since))

/** The newest replacement requested for this card and neither refused nor superseded. */
export const findReplacementOf = (db: Db, customerId: number, cardId: number) =>
  findReplacement(db, customerId, eq(cardActions.cardId, cardId))

const findReplacement = async (db: Db, customerId: number, which: SQL): Promise<CardAction | undefined> => {
  const [row] = await db
    .select()
    .from(cardActions)
    .where(
      and(
        eq(cardActions.customerId, customerId),
        eq(cardActions.kind, 'replacement'),
        inArray(cardActions.state, ['intended', 'done']),
        which,
      ),
    )
    .orderBy(desc(cardActions.id))
    .limit(1)
  return row
}

/** True if a completed replacement was requested after `since` (business time). */
export const hasReplacementSince = async (db: Db, customerId: number, since: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: cardActions.id })
    .from(cardActions)
    .where(
      and(
        eq(cardActions.customerId, customerId),
        eq(cardActions.kind, 'replacement'),
        eq(cardActions.state, 'done'),
        gt(cardActions.requestedAt, since),
      ),
    )
    .orderBy(desc(cardActions.id))
    .limit(1)
  return rows.length > 0
}
