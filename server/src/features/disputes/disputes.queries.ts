import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, exists, gt, lt, lte, not, or } from 'drizzle-orm'
import { disputeMovements, disputes } from './disputes.tables.ts'

export type DisputeRow = typeof disputes.$inferSelect
export type MovementRow = typeof disputeMovements.$inferSelect

/** Undefined when the transaction has an open case already. */
export const insertDispute = async (
  tx: Db,
  dispute: typeof disputes.$inferInsert,
): Promise<DisputeRow | undefined> => {
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

/** Of all customers, for the operator: open cases, and those of which the processor refused to post money. */
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

/** A case by its number, for the operator. Locks it until the end of the transaction. */
export const lockDispute = async (tx: Db, id: number): Promise<DisputeRow | undefined> => {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update')
  return row
}

export const findDispute = async (
  db: Db,
  customerId: number,
  id: number,
): Promise<DisputeRow | undefined> => {
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

/** The next open case that is owed money in advance by now and has none; locked, so that two servers take turns. */
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

/** For this transaction alone; undefined when that is not so any more, or another server has it. */
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

const isUncredited = (db: Db, today: CalendarDate) => {
  const credited = db
    .select({ id: disputeMovements.id })
    .from(disputeMovements)
    .where(and(eq(disputeMovements.disputeId, disputes.id), eq(disputeMovements.kind, 'provisional')))
  return and(
    eq(disputes.status, 'open'),
    eq(disputes.inTime, true),
    lt(disputes.amountCents, ZERO),
    lte(disputes.answerDueOn, today),
    not(exists(credited)),
  )
}

/** Undefined when the case has a movement of this kind already. */
export const insertMovement = async (
  tx: Db,
  movement: {
    customerId: number
    disputeId: number
    kind: MovementRow['kind']
    amountCents: Cents
    dueOn: CalendarDate
    state: 'waiting' | 'intended'
  },
): Promise<MovementRow | undefined> => {
  const [row] = await tx.insert(disputeMovements).values(movement).onConflictDoNothing().returning()
  return row
}

export const listMovements = (db: Db, customerId: number, disputeId?: number): Promise<MovementRow[]> =>
  db
    .select()
    .from(disputeMovements)
    .where(
      and(
        eq(disputeMovements.customerId, customerId),
        disputeId === undefined ? undefined : eq(disputeMovements.disputeId, disputeId),
      ),
    )
    .orderBy(asc(disputeMovements.id))

export const findMovement = async (
  db: Db,
  customerId: number,
  id: number,
): Promise<MovementRow | undefined> => {
  const [row] = await db
    .select()
    .from(disputeMovements)
    .where(and(eq(disputeMovements.customerId, customerId), eq(disputeMovements.id, id)))
  return row
}

/** The next movement whose day has come, which is now to be posted. */
export const listWaiting = (
  db: Db,
  { today, after, limit }: { today: CalendarDate; after: number; limit: number },
): Promise<MovementRow[]> =>
  db
    .select()
    .from(disputeMovements)
    .where(
      and(
        eq(disputeMovements.state, 'waiting'),
        lte(disputeMovements.dueOn, today),
        gt(disputeMovements.id, after),
      ),
    )
    .orderBy(asc(disputeMovements.id))
    .limit(limit)

/** Undefined when it does not wait any more. */
export const claimWaiting = async (
  tx: Db,
  { customerId, id }: Pick<MovementRow, 'customerId' | 'id'>,
): Promise<MovementRow | undefined> => {
  const [row] = await tx
    .update(disputeMovements)
    .set({ state: 'intended' })
    .where(
      and(
        eq(disputeMovements.customerId, customerId),
        eq(disputeMovements.id, id),
        eq(disputeMovements.state, 'waiting'),
      ),
    )
    .returning()
  return row
}

/** Those that were asked for and have no answer yet, of all customers. */
export const listIntended = (db: Db, afterId: number, limit: number): Promise<MovementRow[]> =>
  db
    .select()
    .from(disputeMovements)
    .where(and(eq(disputeMovements.state, 'intended'), gt(disputeMovements.id, afterId)))
    .orderBy(asc(disputeMovements.id))
    .limit(limit)

/** False when another try ended it first. */
export const endMovement = async (
  tx: Db,
  { customerId, id }: Pick<MovementRow, 'customerId' | 'id'>,
  end: { state: 'posted' | 'refused'; endedAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(disputeMovements)
    .set(end)
    .where(
      and(
        eq(disputeMovements.customerId, customerId),
        eq(disputeMovements.id, id),
        eq(disputeMovements.state, 'intended'),
      ),
    )
    .returning({ id: disputeMovements.id })
  return rows.length === 1
}
