import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, exists, gt, gte, inArray, lt, lte, not, or, sql } from 'drizzle-orm'
import { MOVING } from './disputes.rules.ts'
import { disputeMovements, disputes } from './disputes.tables.ts'

export type DisputeRow = typeof disputes.$inferSelect

/** Returns undefined if the transaction already has an open case. */
export const insertDispute = async (tx: Db, dispute: typeof disputes.$inferInsert) => {
  const [row] = await tx.insert(disputes).values(dispute).onConflictDoNothing().returning()
  return row
}

/** Newest first. */
export const listDisputes = (db: Db, customerId: number, limit: number): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.customerId, customerId))
    .orderBy(desc(disputes.id))
    .limit(limit)

/** For the operator: open cases of all customers, and cases with a movement that the processor refused. */
export const listToReview = (db: Db, limit: number): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(
      or(
        eq(disputes.status, 'open'),
        exists(
          db
            .select({ id: disputeMovements.id })
            .from(disputeMovements)
            .where(and(eq(disputeMovements.disputeId, disputes.id), eq(disputeMovements.state, 'refused'))),
        ),
      ),
    )
    .orderBy(asc(disputes.answerDueOn), asc(disputes.id))
    .limit(limit)

/** The customer of a case by its id, for the operator. */
export const findOwner = async (db: Db, id: number): Promise<number | undefined> => {
  const [row] = await db.select({ customerId: disputes.customerId }).from(disputes).where(eq(disputes.id, id))
  return row?.customerId
}

/** True if one of these transactions has or had a case. */
export const hasCase = async (db: Db, customerId: number, transactionIds: readonly number[]) => {
  const [row] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(eq(disputes.customerId, customerId), inArray(disputes.postedTransactionId, [...transactionIds])),
    )
    .limit(1)
  return row !== undefined
}

/** Resolved cases of these transactions, oldest first. Locks them until the transaction ends. */
export const lockResolved = (
  tx: Db,
  customerId: number,
  transactionIds: readonly number[],
): Promise<DisputeRow[]> =>
  tx
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.customerId, customerId),
        eq(disputes.status, 'resolved'),
        inArray(disputes.postedTransactionId, [...transactionIds]),
      ),
    )
    .orderBy(asc(disputes.id))
    .for('update')

/** The credits for these transactions less their reversals, by case. Includes movements under way. */
export const listGiven = (db: Db, customerId: number, transactionIds: readonly number[]) =>
  db
    .select({
      disputeId: disputes.id,
      transactionId: disputes.postedTransactionId,
      isDebit: sql<boolean>`${disputes.amountCents} < 0`,
      amountCents: sql<Cents>`sum(${disputeMovements.amountCents})::bigint`,
    })
    .from(disputes)
    .innerJoin(disputeMovements, eq(disputeMovements.disputeId, disputes.id))
    .where(
      and(
        eq(disputes.customerId, customerId),
        inArray(disputes.postedTransactionId, [...transactionIds]),
        inArray(disputeMovements.state, [...MOVING]),
      ),
    )
    .groupBy(disputes.id)

/** Locks a case until the transaction ends. For the operator, so for any customer. */
export const lockDispute = async (tx: Db, id: number): Promise<DisputeRow | undefined> => {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update')
  return row
}

export const findDispute = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.customerId, customerId), eq(disputes.id, id)))
  return row
}

export const recordResolution = async (
  tx: Db,
  { customerId, id }: Pick<DisputeRow, 'customerId' | 'id'>,
  resolution: Required<Pick<DisputeRow, 'outcome' | 'resolvedOn' | 'resolvedCents' | 'explanation'>>,
): Promise<DisputeRow> => {
  const [row] = await tx
    .update(disputes)
    .set({ ...resolution, status: 'resolved' })
    .where(and(eq(disputes.customerId, customerId), eq(disputes.id, id)))
    .returning()
  if (!row) throw new Error('a resolution was not stored')
  return row
}

/** Open cases that are due for a provisional credit on `today` and have none, in id order. */
export const listUncredited = (
  db: Db,
  { today, after, limit }: { today: CalendarDate; after: number; limit: number },
): Promise<DisputeRow[]> =>
  db
    .select()
    .from(disputes)
    .where(and(isUncredited(db, today), gt(disputes.id, after)))
    .orderBy(asc(disputes.id))
    .limit(limit)

/** Locks the case for this transaction. Undefined if it is no longer due or another server has locked it. */
export const claimUncredited = async (
  tx: Db,
  { customerId, id }: Pick<DisputeRow, 'customerId' | 'id'>,
  today: CalendarDate,
): Promise<DisputeRow | undefined> => {
  const [row] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.customerId, customerId), eq(disputes.id, id), isUncredited(tx, today)))
    .for('update', { skipLocked: true })
  return row
}

/**
 * A repeated case of a transaction gets no automatic credit: the operator decides (12 CFR 1005.11(e)). A
 * credit that was refused or dropped is ordered again, once a day.
 */
const isUncredited = (db: Db, today: CalendarDate) => {
  const credited = db
    .select({ id: disputeMovements.id })
    .from(disputeMovements)
    .where(
      and(
        eq(disputeMovements.disputeId, disputes.id),
        eq(disputeMovements.kind, 'provisional'),
        or(inArray(disputeMovements.state, [...MOVING]), gte(disputeMovements.dueOn, today)),
      ),
    )
  return and(
    eq(disputes.status, 'open'),
    eq(disputes.inTime, true),
    eq(disputes.isRepeat, false),
    lt(disputes.amountCents, ZERO),
    lte(disputes.answerDueOn, today),
    not(exists(credited)),
  )
}
