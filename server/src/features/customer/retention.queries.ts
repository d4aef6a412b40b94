/** Queries on accounts kept past their erasure date, on erased accounts, and on later events about those. */
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { keptAccounts, lateEvents } from './customer.tables.ts'

export type LateEventRow = typeof lateEvents.$inferSelect & { accountId: number }

/** Records why the holder was not erased today. Does nothing if the holder is erased. */
export const recordKept = async (
  db: Db,
  customerId: number,
  { keptOn, keptFor }: { keptOn: CalendarDate; keptFor: string },
): Promise<void> => {
  await db
    .update(keptAccounts)
    .set({ keptOn, keptFor })
    .where(and(eq(keptAccounts.customerId, customerId), isNotNull(keptAccounts.prn)))
}

export const recordMark = async (tx: Db, customerId: number, prnMark: string): Promise<void> => {
  await tx.update(keptAccounts).set({ prnMark }).where(eq(keptAccounts.customerId, customerId))
}

/** Maps keyed hashes of account numbers (`prnMark`) to customers. */
export const listMarked = async (db: Db, marks: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ mark: sql<string>`${keptAccounts.prnMark}`, customerId: keptAccounts.customerId })
    .from(keptAccounts)
    .where(inArray(keptAccounts.prnMark, [...marks]))
  return new Map(rows.map(({ mark, customerId }) => [mark, customerId]))
}

const isKeptPast = (leftBy: CalendarDate) =>
  and(lte(keptAccounts.closedOn, leftBy), isNotNull(keptAccounts.prn), isNotNull(keptAccounts.keptFor))
const KEPT_FOR = sql<string>`${keptAccounts.keptFor}`

export const countKept = (db: Db, leftBy: CalendarDate): Promise<{ reason: string; count: number }[]> =>
  db
    .select({ reason: KEPT_FOR, count: count() })
    .from(keptAccounts)
    .where(isKeptPast(leftBy))
    .groupBy(keptAccounts.keptFor)
    .orderBy(asc(keptAccounts.keptFor))

/** Sorted by the day they were closed, earliest first. */
export const listKept = (db: Db, leftBy: CalendarDate, limit: number) =>
  db
    .select({
      id: keptAccounts.id,
      reason: KEPT_FOR,
      closedOn: sql<CalendarDate>`${keptAccounts.closedOn}::text`,
    })
    .from(keptAccounts)
    .where(isKeptPast(leftBy))
    .orderBy(asc(keptAccounts.closedOn), asc(keptAccounts.id))
    .limit(limit)

/** Ignores an event that is already recorded. */
export const insertLateEvent = async (
  tx: Db,
  event: { customerId: number; eventId: string; kind: string; amountCents: Cents | null; reportedAt: Date },
): Promise<void> => {
  await tx.insert(lateEvents).values(event).onConflictDoNothing()
}

export const countOpenLateEvents = async (db: Db): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(lateEvents).where(isNull(lateEvents.settledAt))
  return row?.count ?? 0
}

/** Oldest first. */
export const listOpenLateEvents = async (db: Db, limit: number): Promise<LateEventRow[]> => {
  const rows = await db
    .select({ event: lateEvents, accountId: keptAccounts.id })
    .from(lateEvents)
    .innerJoin(keptAccounts, eq(keptAccounts.customerId, lateEvents.customerId))
    .where(isNull(lateEvents.settledAt))
    .orderBy(asc(lateEvents.id))
    .limit(limit)
  return rows.map(({ event, accountId }) => ({ ...event, accountId }))
}

/** Marks the event as settled. Returns undefined if it does not exist or is already settled. */
export const settleOpenLateEvent = async (
  tx: Db,
  id: number,
  settledAt: Date,
): Promise<LateEventRow | undefined> => {
  const [event] = await tx
    .update(lateEvents)
    .set({ settledAt })
    .where(and(eq(lateEvents.id, id), isNull(lateEvents.settledAt)))
    .returning()
  if (!event) return undefined
  const [account] = await tx
    .select({ id: keptAccounts.id })
    .from(keptAccounts)
    .where(eq(keptAccounts.customerId, event.customerId))
  return account && { ...event, accountId: account.id }
}
