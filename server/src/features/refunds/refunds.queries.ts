import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { firstIsDue } from '@yoursuccess/database/first-due'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, lte, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import { refundChecks, refundLooks } from './refunds.tables.ts'

export type RefundRow = typeof refundChecks.$inferSelect
type Change = Partial<Omit<RefundRow, 'id' | 'customerId'>>

/** Plans a check. Returns undefined if the customer already has an unfinished one. */
export const insertPlanned = async (
  tx: Db,
  planned: Pick<RefundRow, 'customerId' | 'plannedOn' | 'lookOn' | 'mailBy'>,
): Promise<RefundRow | undefined> => {
  const [row] = await tx
    .insert(refundChecks)
    .values({ ...planned, state: 'planned' })
    .onConflictDoNothing()
    .returning()
  return row
}

/** The customer's checks, newest first. */
export const listRefunds = (db: Db, customerId: number): Promise<RefundRow[]> =>
  db.select().from(refundChecks).where(eq(refundChecks.customerId, customerId)).orderBy(desc(refundChecks.id))

export const findRefund = async (db: Db, customerId: number, id: number): Promise<RefundRow | undefined> => {
  const [row] = await db.select().from(refundChecks).where(isOne(customerId, id))
  return row
}

/** Locks the check until the end of the transaction. */
export const lockRefund = async (tx: Db, customerId: number, id: number): Promise<RefundRow | undefined> => {
  const [row] = await tx.select().from(refundChecks).where(isOne(customerId, id)).for('update')
  return row
}

export const lockRefundByRef = async (tx: Db, customerId: number, checkRef: string) => {
  const [row] = await tx
    .select()
    .from(refundChecks)
    .where(and(eq(refundChecks.customerId, customerId), eq(refundChecks.checkRef, checkRef)))
    .for('update')
  return row
}

export const updateRefund = async (
  tx: Db,
  { customerId, id }: Pick<RefundRow, 'customerId' | 'id'>,
  change: Change,
): Promise<RefundRow> => {
  const [row] = await tx.update(refundChecks).set(change).where(isOne(customerId, id)).returning()
  if (!row) throw new Error('a refund check was not stored')
  return row
}

const isFirstPlanned = (by: PgColumn, until: CalendarDate) =>
  firstIsDue({
    table: refundChecks,
    where: eq(refundChecks.state, 'planned'),
    by,
    isDue: (first) => lte(first, until),
  })

/** Planned checks of all customers whose day to order them has come. */
export const listDue = (db: Db, today: CalendarDate, afterId: number, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refundChecks)
    .where(
      and(
        isFirstPlanned(refundChecks.lookOn, today),
        eq(refundChecks.state, 'planned'),
        lte(refundChecks.lookOn, today),
        gt(refundChecks.id, afterId),
      ),
    )
    .orderBy(asc(refundChecks.id))
    .limit(limit)

/**
 * Planned checks of all customers that are no longer right because spending continues: planned on or before
 * `plannedUntil`, or all of them if it is undefined.
 */
export const listTakenBack = (
  db: Db,
  plannedUntil: CalendarDate | undefined,
  afterId: number,
  limit: number,
): Promise<RefundRow[]> =>
  db
    .select()
    .from(refundChecks)
    .where(
      and(
        eq(refundChecks.state, 'planned'),
        plannedUntil &&
          and(
            isFirstPlanned(refundChecks.plannedOn, plannedUntil),
            lte(refundChecks.plannedOn, plannedUntil),
          ),
        gt(refundChecks.id, afterId),
      ),
    )
    .orderBy(asc(refundChecks.id))
    .limit(limit)

/**
 * Checks of all customers whose reply or events may be lost: ordered ones, and mailed ones after their last
 * day. Leaves out unsent orders of stopped accounts.
 */
export const listUnanswered = (
  db: Db,
  today: CalendarDate,
  afterId: number,
  limit: number,
): Promise<RefundRow[]> =>
  db
    .select()
    .from(refundChecks)
    .where(
      and(
        gt(refundChecks.id, afterId),
        or(
          and(
            eq(refundChecks.state, 'ordered'),
            or(isNotNull(refundChecks.checkRef), isNotStopped(db, refundChecks.customerId)),
          ),
          and(eq(refundChecks.state, 'mailed'), lt(refundChecks.expiresOn, today)),
        ),
      ),
    )
    .orderBy(asc(refundChecks.id))
    .limit(limit)

/**
 * For the operator: checks of all customers that are not mailed yet or have expired, earliest mailing
 * deadline first.
 */
export const listToReview = (db: Db, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refundChecks)
    .where(inArray(refundChecks.state, ['planned', 'ordered', 'expired']))
    .orderBy(asc(refundChecks.mailBy), asc(refundChecks.id))
    .limit(limit)

/** How many checks are in each state, over all customers. */
export const countByState = (db: Db) =>
  db.select({ state: refundChecks.state, count: count() }).from(refundChecks).groupBy(refundChecks.state)

/** Which of these customers' accounts were checked after that day. */
export const listLookedAfter = async (
  db: Db,
  customerIds: readonly number[],
  after: CalendarDate,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ customerId: refundLooks.customerId })
    .from(refundLooks)
    .where(and(inArray(refundLooks.customerId, [...customerIds]), gt(refundLooks.lookedOn, after)))
  return new Set(rows.map(({ customerId }) => customerId))
}

export const recordLook = async (tx: Db, customerId: number, lookedOn: CalendarDate): Promise<void> => {
  await tx
    .insert(refundLooks)
    .values({ customerId, lookedOn })
    .onConflictDoUpdate({ target: refundLooks.customerId, set: { lookedOn } })
}

export const forgetLook = async (tx: Db, customerId: number): Promise<void> => {
  await tx.delete(refundLooks).where(eq(refundLooks.customerId, customerId))
}

const isOne = (customerId: number, id: number) =>
  and(eq(refundChecks.customerId, customerId), eq(refundChecks.id, id))
