/** Queries on the movements of cases: credits to an account, and debits that reverse them. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gt, lte, notInArray, or, sql } from 'drizzle-orm'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import { MOVING } from './disputes.rules.ts'
import { disputeMovements } from './disputes.tables.ts'

export type MovementRow = typeof disputeMovements.$inferSelect

/**
 * Returns undefined if the case already has a credit of this kind. One that was refused or dropped is ordered
 * again under its own id: the processor posts at most one movement with that id.
 */
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
  const [row] = await tx
    .insert(disputeMovements)
    .values(movement)
    .onConflictDoUpdate({
      target: [disputeMovements.disputeId, disputeMovements.kind],
      targetWhere: sql`kind <> 'take_back'`,
      set: { ...movement, sentAt: null, endedAt: null },
      setWhere: notInArray(disputeMovements.state, [...MOVING]),
    })
    .returning()
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

type MovementKey = Pick<MovementRow, 'customerId' | 'id'>
const isMovement = ({ customerId, id }: MovementKey) =>
  and(eq(disputeMovements.customerId, customerId), eq(disputeMovements.id, id))

export const findMovement = async (db: Db, key: MovementKey): Promise<MovementRow | undefined> => {
  const [row] = await db.select().from(disputeMovements).where(isMovement(key))
  return row
}

/** Locks the movement until the transaction ends. */
export const lockMovement = async (tx: Db, key: MovementKey): Promise<MovementRow | undefined> => {
  const [row] = await tx.select().from(disputeMovements).where(isMovement(key)).for('update')
  return row
}

/** Records that the movement is being sent. Its amount never changes afterwards. */
export const recordSent = async (tx: Db, key: MovementKey, sent: { amountCents: Cents; sentAt: Date }) => {
  await tx.update(disputeMovements).set(sent).where(isMovement(key))
}

/** Waiting movements due on `today` or earlier, in id order. */
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

/** Moves the movement from `waiting` to `intended`. Returns undefined if it is no longer waiting. */
export const claimWaiting = async (tx: Db, key: MovementKey): Promise<MovementRow | undefined> => {
  const [row] = await tx
    .update(disputeMovements)
    .set({ state: 'intended' })
    .where(and(isMovement(key), eq(disputeMovements.state, 'waiting')))
    .returning()
  return row
}

/**
 * Movements of all customers that the processor has not confirmed yet, in id order. Leaves out debits of
 * customers whose money is stopped.
 */
export const listIntended = (db: Db, afterId: number, limit: number): Promise<MovementRow[]> =>
  db
    .select()
    .from(disputeMovements)
    .where(
      and(
        eq(disputeMovements.state, 'intended'),
        gt(disputeMovements.id, afterId),
        or(gt(disputeMovements.amountCents, ZERO), isNotStopped(db, disputeMovements.customerId)),
      ),
    )
    .orderBy(asc(disputeMovements.id))
    .limit(limit)

/** Returns false if another attempt ended the movement first. */
export const endMovement = async (
  tx: Db,
  key: MovementKey,
  end: { state: 'posted' | 'refused' | 'dropped'; endedAt: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(disputeMovements)
    .set(end)
    .where(and(isMovement(key), eq(disputeMovements.state, 'intended')))
    .returning({ id: disputeMovements.id })
  return rows.length === 1
}
