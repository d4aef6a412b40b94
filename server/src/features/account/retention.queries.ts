/** Queries on accounts kept past their erasure date, on erased accounts, and on later events about those. */
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { accounts, lateEvents } from './account.tables.ts'

export type LateEventRow = typeof lateEvents.$inferSelect & { accountId: number }

/** Records why the holder was not erased today. Does nothing if the holder is erased. */
export const recordKept = async (
  db: Db,
  customerId: number,
  { keptOn, keptFor }: { keptOn: CalendarDate; keptFor: string },
): Promise<void> => {
  await db
    .update(accounts)
    .set({ keptOn, keptFor })
    .where(and(eq(accounts.customerId, customerId), isNotNull(accounts.prn)))
}

export const recordMark = async (tx: Db, customerId: number, prnMark: string): Promise<void> => {
  await tx.update(accounts).set({ prnMark }).where(eq(accounts.customerId, customerId))
}

/** Maps keyed hashes of account numbers (`prnMark`) to customers. */
export const listMarked = async (db: Db, marks: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ mark: sql<string>`${accounts.prnMark}`, customerId: accounts.customerId })
    .from(accounts)
    .where(inArray(accounts.prnMark, [...marks]))
  return new Map(rows.map(({ mark, customerId }) => [mark, customerId]))
}

const isKeptPast = (leftBy: CalendarDate) =>
  and(lte(accounts.closedOn, leftBy), isNotNull(accounts.prn), isNotNull(accounts.keptFor))
const KEPT_FOR = sql<string>`${accounts.keptFor}`

export const countKept = (db: Db, leftBy: CalendarDate): Promise<{ reason: string; count: number }[]> =>
  db
    .select({ reason: KEPT_FOR, count: count() })
    .from(accounts)
    .where(isKeptPast(leftBy))
    .groupBy(accounts.keptFor)
    .orderBy(asc(accounts.keptFor))

/** Sorted by the day they were closed, earliest first. */
export const listKept = (db: Db, leftBy: CalendarDate, limit: number) =>
  db
    .select({ id: accounts.id, reason: KEPT_FOR, closedOn: sql<CalendarDate>`${accounts.closedOn}::text` })
    .from(accounts)
    .where(isKeptPast(leftBy))
    .orderBy(asc(accounts.closedOn), asc(accounts.id))
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
    .select({ event: lateEvents, accountId: accounts.id })
    .from(lateEvents)
    .innerJoin(accounts, eq(accounts.customerId, lateEvents.customerId))
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
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.customerId, event.customerId))
  return account && { ...event, accountId: account.id }
}
