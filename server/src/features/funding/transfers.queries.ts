import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import { achTransactions } from './funding.tables.ts'

/**
 * Why a transfer was cancelled, as stored in `failure`: by the customer, or because a change of the sign-in
 * was undone.
 */
export type CancelCause = 'cancelled' | 'undone'

export type TransferRow = typeof achTransactions.$inferSelect

/**
 * Serializes the customer's transactions that create transfers: the lock is held to the end of the
 * transaction.
 */
export const lockTransfers = async (tx: Db, customerId: number): Promise<void> => {
  const subject = `bank.ach_transactions:${customerId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
}

export const listPendingTransfers = (db: Db, customerId: number, limit: number): Promise<TransferRow[]> =>
  db
    .select()
    .from(achTransactions)
    .where(and(eq(achTransactions.customerId, customerId), eq(achTransactions.status, 'pending')))
    .orderBy(desc(achTransactions.createdAt), desc(achTransactions.id))
    .limit(limit)

/**
 * Transfers that ended from `since` to before `until`, without those that were cancelled, newest first. None takes longer
 * than two months, so that the index of the list bounds the rows that are read.
 */
export const listEndedTransfers = (
  db: Db,
  customerId: number,
  { since, until, limit }: { since: SQL; until: SQL; limit: number },
): Promise<TransferRow[]> =>
  db
    .select()
    .from(achTransactions)
    .where(
      and(
        eq(achTransactions.customerId, customerId),
        sql`${achTransactions.createdAt} >= ${since} - interval '2 months'`,
        sql`${achTransactions.createdAt} < ${until}`,
        sql`${achTransactions.endedAt} >= ${since}`,
        sql`${achTransactions.endedAt} < ${until}`,
        or(isNull(achTransactions.failure), notInArray(achTransactions.failure, ['cancelled', 'undone'])),
      ),
    )
    .orderBy(desc(achTransactions.createdAt), desc(achTransactions.id))
    .limit(limit)

export interface TransfersPage {
  limit: number
  offset: number
  sortBy: 'amount' | 'date' | 'status' | undefined
  isDescending: boolean
}

const SORT = {
  amount: achTransactions.amountCents,
  date: achTransactions.createdAt,
  status: achTransactions.status,
}

export const listTransfers = (db: Db, customerId: number, page: TransfersPage): Promise<TransferRow[]> => {
  const by = SORT[page.sortBy ?? 'date']
  const isDescending = page.sortBy === undefined || page.isDescending
  return db
    .select()
    .from(achTransactions)
    .where(eq(achTransactions.customerId, customerId))
    .orderBy(isDescending ? desc(by) : asc(by), desc(achTransactions.id))
    .limit(page.limit)
    .offset(page.offset)
}

export const countTransfers = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(achTransactions)
    .where(eq(achTransactions.customerId, customerId))
  return row?.count ?? 0
}

/**
 * Amounts of transfers made after `since` and up to `until`, except those that failed before they were sent.
 */
export const listAmountsSince = async (db: Db, customerId: number, since: Date, until: Date) => {
  const rows = await db
    .select({ amountCents: achTransactions.amountCents })
    .from(achTransactions)
    .where(
      and(
        eq(achTransactions.customerId, customerId),
        gt(achTransactions.createdAt, since),
        lte(achTransactions.createdAt, until),
        sql`(${achTransactions.status} <> 'failed' or ${achTransactions.sentAt} is not null)`,
      ),
    )
  return rows.map((row) => row.amountCents)
}

export const insertTransfer = async (db: Db, transfer: typeof achTransactions.$inferInsert) => {
  const [row] = await db.insert(achTransactions).values(transfer).returning()
  if (!row) throw new Error('a transfer was not stored')
  return row
}

/** Inserts a run of a recurring transfer. Returns undefined if this due date already has a run. */
export const insertRun = async (db: Db, run: typeof achTransactions.$inferInsert) => {
  const [row] = await db.insert(achTransactions).values(run).onConflictDoNothing().returning()
  return row
}

export const findTransfer = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(achTransactions)
    .where(and(eq(achTransactions.customerId, customerId), eq(achTransactions.id, id)))
  return row
}

export const findTransferByRef = async (db: Db, customerId: number, processorRef: string) => {
  const [row] = await db
    .select()
    .from(achTransactions)
    .where(and(eq(achTransactions.customerId, customerId), eq(achTransactions.processorRef, processorRef)))
  return row
}

/**
 * Records that the processor is about to be called. Returns false if the transfer has ended and must not be
 * sent.
 */
export const recordAttempt = async (db: Db, customerId: number, id: number, now: Date): Promise<boolean> => {
  const rows = await db
    .update(achTransactions)
    .set({ attemptedAt: sql`coalesce(${achTransactions.attemptedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(achTransactions.customerId, customerId),
        eq(achTransactions.id, id),
        eq(achTransactions.status, 'pending'),
      ),
    )
    .returning({ id: achTransactions.id })
  return rows.length === 1
}

/**
 * Cancels the customer's unsent transfers that match `which`, and returns their ids. It and `recordAttempt`
 * wait for each other's row lock, so a transfer is either cancelled or sent, never both.
 */
export const cancelUnsent = (
  db: Db,
  customerId: number,
  which: SQL | undefined,
  end: { failure: CancelCause; endedAt: Date },
): Promise<{ id: number }[]> =>
  db
    .update(achTransactions)
    .set({ status: 'failed', ...end })
    .where(
      and(
        eq(achTransactions.customerId, customerId),
        which,
        eq(achTransactions.status, 'pending'),
        isNull(achTransactions.attemptedAt),
      ),
    )
    .returning({ id: achTransactions.id })

/** Records that the processor accepted the transfer. */
export const recordSent = async (
  db: Db,
  customerId: number,
  id: number,
  processorRef: string,
  sentAt: Date,
): Promise<void> => {
  await db
    .update(achTransactions)
    .set({ processorRef, sentAt })
    .where(
      and(
        eq(achTransactions.customerId, customerId),
        eq(achTransactions.id, id),
        isNull(achTransactions.processorRef),
      ),
    )
}

/**
 * Records a transfer's outcome, once. A completed transfer can still fail when the other bank returns it.
 * Returns undefined if the outcome was recorded before.
 */
export const endTransfer = async (
  db: Db,
  customerId: number,
  id: number,
  end: { status: 'completed' | 'failed'; failure: string | null; endedAt: Date },
): Promise<TransferRow | undefined> => {
  const before =
    end.status === 'completed'
      ? eq(achTransactions.status, 'pending')
      : sql`${achTransactions.status} in ('pending', 'completed')`
  const [row] = await db
    .update(achTransactions)
    .set(end)
    .where(and(eq(achTransactions.customerId, customerId), eq(achTransactions.id, id), before))
    .returning()
  return row
}

/** One page of pending transfers of all customers that the processor has accepted, ordered by id. */
export const listSentTransfers = (db: Db, afterId: number, limit: number): Promise<TransferRow[]> =>
  db
    .select()
    .from(achTransactions)
    .where(
      and(
        eq(achTransactions.status, 'pending'),
        isNotNull(achTransactions.sentAt),
        gt(achTransactions.id, afterId),
      ),
    )
    .orderBy(asc(achTransactions.id))
    .limit(limit)

/**
 * One page of pending transfers that the processor has not accepted yet, except those of stopped accounts,
 * ordered by id.
 */
export const listUnsentTransfers = (db: Db, afterId: number, limit: number): Promise<TransferRow[]> =>
  db
    .select()
    .from(achTransactions)
    .where(
      and(
        eq(achTransactions.status, 'pending'),
        isNull(achTransactions.sentAt),
        isNotStopped(db, achTransactions.customerId),
        gt(achTransactions.id, afterId),
      ),
    )
    .orderBy(asc(achTransactions.id))
    .limit(limit)

export const hasUnsentTransfers = async (db: Db, customerId: number, achAccountId: number) => {
  const [row] = await db
    .select({ id: achTransactions.id })
    .from(achTransactions)
    .where(
      and(
        eq(achTransactions.customerId, customerId),
        eq(achTransactions.achAccountId, achAccountId),
        eq(achTransactions.status, 'pending'),
        isNull(achTransactions.sentAt),
      ),
    )
    .limit(1)
  return row !== undefined
}
