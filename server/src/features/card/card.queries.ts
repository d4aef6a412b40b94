import { and, desc, eq, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { cardActions, cards, pinFrames, plasticOrders } from './card.tables.ts'

export type Card = typeof cards.$inferSelect

/** Final states. A card never leaves them, whatever is reported later. */
const ENDED = ['lost', 'stolen', 'replaced', 'closed']

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

const currentCardWithWish = prepared((db) =>
  db
    .select({
      card: cards,
      pending: cardActions.kind,
      reason: cardActions.reason,
      isOrdered: isNotNull(plasticOrders.customerId).mapWith(Boolean),
    })
    .from(cards)
    .leftJoin(plasticOrders, eq(plasticOrders.customerId, cards.customerId))
    .leftJoin(
      cardActions,
      and(eq(cardActions.customerId, cards.customerId), eq(cardActions.state, 'intended')),
    )
    .where(eq(cards.customerId, sql.placeholder('customerId')))
    .orderBy(desc(cards.id))
    .limit(1)
    .prepare('card_current'),
)

/** The newest card, with the customer's request that the processor has not confirmed yet. */
export const findCurrentCardWithDesiredAction = async (db: Db, customerId: number) => {
  const [row] = await currentCardWithWish(db).execute({ customerId })
  return row
}

/** The card that still works while its replacement, `newest`, is in the mail. */
export const findOldCardInUse = async (db: Db, newest: Card): Promise<Card | undefined> => {
  const [row] = await db
    .select()
    .from(cards)
    .where(
      and(eq(cards.customerId, newest.customerId), lt(cards.id, newest.id), notInArray(cards.state, ENDED)),
    )
    .orderBy(desc(cards.id))
    .limit(1)
  return row
}

/** Locks the customer's cards until the transaction ends, so that requests run one by one. Newest first. */
export const lockCards = (tx: Db, customerId: number): Promise<Card[]> =>
  tx.select().from(cards).where(eq(cards.customerId, customerId)).orderBy(desc(cards.id)).for('update')

export const insertCard = async (db: Db, card: typeof cards.$inferInsert) => {
  await db.insert(cards).values(card).onConflictDoNothing({ target: cards.processorRef })
}

/** Records a card's reported state, unless a later report is recorded or the card's state is final. */
export const updateCard = async (
  db: Db,
  { id, customerId }: Pick<Card, 'id' | 'customerId'>,
  changedAt: Date,
  change: Partial<Pick<Card, 'state' | 'frozen'>>,
) => {
  await db
    .update(cards)
    .set({ ...change, changedAt })
    .where(
      and(
        eq(cards.customerId, customerId),
        eq(cards.id, id),
        or(isNull(cards.changedAt), lte(cards.changedAt, changedAt)),
        notInArray(cards.state, ENDED),
      ),
    )
}

/**
 * Records that the PIN was set, so the card has arrived (CARD-33). Returns false if a later PIN is recorded.
 */
export const recordPinSet = async (
  db: Db,
  { id, customerId }: Pick<Card, 'id' | 'customerId'>,
  pinSetAt: Date,
): Promise<boolean> => {
  const rows = await db
    .update(cards)
    .set({ pinSetAt, hasRequestedNewCard: false })
    .where(
      and(
        eq(cards.customerId, customerId),
        eq(cards.id, id),
        or(isNull(cards.pinSetAt), lte(cards.pinSetAt, pinSetAt)),
      ),
    )
    .returning({ id: cards.id })
  return rows.length === 1
}

export const insertPinFrame = async (db: Db, frame: typeof pinFrames.$inferInsert) => {
  await db.insert(pinFrames).values(frame)
}

/** The PIN frame opened last for this card. */
export const findPinFrame = async (db: Db, customerId: number, cardId: number) => {
  const [row] = await db
    .select()
    .from(pinFrames)
    .where(and(eq(pinFrames.customerId, customerId), eq(pinFrames.cardId, cardId)))
    .orderBy(desc(pinFrames.id))
    .limit(1)
  return row
}
