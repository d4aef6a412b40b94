import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { cards } from './card.tables.ts'

export type Card = typeof cards.$inferSelect

/** The newest card of the customer. */
export const findCurrentCard = async (db: Db, customerId: number): Promise<Card | undefined> => {
  const [row] = await db
    .select()
    .from(cards)
    .where(eq(cards.customerId, customerId))
    .orderBy(desc(cards.id))
    .limit(1)
  return row
}

export const insertCard = async (db: Db, card: typeof cards.$inferInsert) => {
  await db.insert(cards).values(card).onConflictDoNothing({ target: cards.processorRef })
}

/** What the processor says of a card. A PIN that was set stays set. */
export const updateCardState = async (
  db: Db,
  customerId: number,
  processorRef: string,
  change: { state: string; frozen: boolean; pinSetAt: Date | undefined },
) => {
  const { state, frozen, pinSetAt } = change
  await db
    .update(cards)
    .set({
      state,
      frozen,
      ...(pinSetAt && { pinSetAt: sql`coalesce(${cards.pinSetAt}, ${pinSetAt.toISOString()}::timestamptz)` }),
    })
    .where(and(eq(cards.customerId, customerId), eq(cards.processorRef, processorRef)))
}
