/** Queries on planned payments, and on the bill payments that were made for them. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm'
import type { StoredState } from './autopay.rules.ts'
import { plannedPayments, plannedSendings } from './autopay.tables.ts'

export type PlannedRow = typeof plannedPayments.$inferSelect
export type NewPlanned = Pick<
  typeof plannedPayments.$inferInsert,
  | 'customerId'
  | 'kind'
  | 'installmentMonth'
  | 'installmentKey'
  | 'dueOn'
  | 'plannedCents'
  | 'catchUpCents'
  | 'sendOn'
  | 'arriveBy'
  | 'isMoved'
  | 'endsOn'
  | 'state'
  | 'stateAt'
  | 'createdAt'
>
export type SendingRow = typeof plannedSendings.$inferSelect

const isPlanned = (customerId: number, id: number) =>
  and(eq(plannedPayments.customerId, customerId), eq(plannedPayments.id, id))

/** By due day, from a day on. */
export const listPlanned = (db: Db, customerId: number, from: CalendarDate): Promise<PlannedRow[]> =>
  db
    .select()
    .from(plannedPayments)
    .where(and(eq(plannedPayments.customerId, customerId), gte(plannedPayments.dueOn, from)))
    .orderBy(asc(plannedPayments.dueOn), asc(plannedPayments.id))

/** Those of many customers by due day, from a day on, with what was sent for each and whether autopay sent a part. */
export const listPlannedOf = async (db: Db, customerIds: readonly number[], from: CalendarDate) => {
  if (customerIds.length === 0) return []
  const living = sql`${plannedSendings.undoneAt} is null`
  return db
    .select({
      customerId: plannedPayments.customerId,
      installmentKey: plannedPayments.installmentKey,
      dueOn: plannedPayments.dueOn,
      sendOn: plannedPayments.sendOn,
      arriveBy: plannedPayments.arriveBy,
      state: plannedPayments.state,
      plannedCents: plannedPayments.plannedCents,
      pullCents: plannedPayments.pullCents,
      sentCents: sql<Cents>`(coalesce(sum(${plannedSendings.amountCents}) filter (where ${living}), 0)
        + case when ${plannedPayments.pullUndoneAt} is null then coalesce(${plannedPayments.pulledCents}, 0)
          else 0 end)::bigint`,
      hasPart: sql<boolean>`coalesce(bool_or(${living} and not ${plannedSendings.byHand}), false)`,
    })
    .from(plannedPayments)
    .leftJoin(
      plannedSendings,
      and(
        eq(plannedSendings.plannedPaymentId, plannedPayments.id),
        eq(plannedSendings.customerId, plannedPayments.customerId),
      ),
    )
    .where(and(inArray(plannedPayments.customerId, [...customerIds]), gte(plannedPayments.dueOn, from)))
    .groupBy(plannedPayments.id)
    .orderBy(asc(plannedPayments.dueOn), asc(plannedPayments.id))
}

/** Locked until the transaction ends: what the partner reports waits for what is decided here. */
export const lockPlanned = async (
  tx: Db,
  customerId: number,
  id: number,
): Promise<PlannedRow | undefined> => {
  const [row] = await tx.select().from(plannedPayments).where(isPlanned(customerId, id)).for('update')
  return row
}

/** Locks it as `lockPlanned` does. Returns false if its state changed since it was read. */
export const isStill = async (
  tx: Db,
  { customerId, id, state }: Pick<PlannedRow, 'customerId' | 'id' | 'state'>,
): Promise<boolean> => (await lockPlanned(tx, customerId, id))?.state === state

/** Returns undefined if the installment has a planned payment. */
export const insertPlanned = async (tx: Db, planned: NewPlanned): Promise<PlannedRow | undefined> => {
  const [row] = await tx.insert(plannedPayments).values(planned).onConflictDoNothing().returning()
  return row
}

/** Changes a planned payment. Returns undefined if its state is none of `from`. */
export const changePlanned = async (
  tx: Db,
  { customerId, id }: Pick<PlannedRow, 'customerId' | 'id'>,
  from: readonly StoredState[],
  change: Partial<Omit<typeof plannedPayments.$inferInsert, 'id' | 'customerId' | 'createdAt'>>,
): Promise<PlannedRow | undefined> => {
  const [row] = await tx
    .update(plannedPayments)
    .set(change)
    .where(and(isPlanned(customerId, id), inArray(plannedPayments.state, [...from])))
    .returning()
  return row
}

/** Throws if a payment was made with the same share before. */
export const insertSending = async (
  tx: Db,
  sending: Omit<SendingRow, 'undoneAt' | 'deliveredAt'>,
): Promise<void> => {
  await tx.insert(plannedSendings).values(sending)
}

export const findSending = async (db: Db, billPaymentId: number): Promise<SendingRow | undefined> => {
  const [row] = await db
    .select()
    .from(plannedSendings)
    .where(eq(plannedSendings.billPaymentId, billPaymentId))
  return row
}

/** The newest share of pay that a payment was made with, also if it came back; 0 without one. */
export const findLastShareSent = async (tx: Db, customerId: number): Promise<number> => {
  const [row] = await tx
    .select({ id: max(plannedSendings.shareMoveId) })
    .from(plannedSendings)
    .where(eq(plannedSendings.customerId, customerId))
  return row?.id ?? 0
}

/** The first report counts. */
export const deliverSending = async (tx: Db, billPaymentId: number, deliveredAt: Date): Promise<void> => {
  await tx
    .update(plannedSendings)
    .set({ deliveredAt })
    .where(and(eq(plannedSendings.billPaymentId, billPaymentId), isNull(plannedSendings.deliveredAt)))
}

/** Returns false if that was recorded before. */
export const undoSending = async (tx: Db, billPaymentId: number, undoneAt: Date): Promise<boolean> => {
  const rows = await tx
    .update(plannedSendings)
    .set({ undoneAt })
    .where(and(eq(plannedSendings.billPaymentId, billPaymentId), isNull(plannedSendings.undoneAt)))
    .returning({ id: plannedSendings.billPaymentId })
  return rows.length === 1
}

/** What was sent for these planned payments, by autopay and by hand. */
export const listSendings = (
  db: Db,
  customerId: number,
  plannedIds: readonly number[],
): Promise<SendingRow[]> =>
  plannedIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(plannedSendings)
        .where(
          and(
            eq(plannedSendings.customerId, customerId),
            inArray(plannedSendings.plannedPaymentId, [...plannedIds]),
          ),
        )
        .orderBy(asc(plannedSendings.billPaymentId))
