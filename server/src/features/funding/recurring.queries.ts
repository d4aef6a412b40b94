import { and, asc, count, desc, eq, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { isNotStopped } from '../../security/audit/money-stops.queries.ts'
import { achAccounts, recurringTransfers } from './funding.tables.ts'

export type RecurringRow = typeof recurringTransfers.$inferSelect
export interface NamedRecurring extends RecurringRow {
  accountName: string
}

const isActive = (customerId: number) =>
  and(eq(recurringTransfers.customerId, customerId), isNull(recurringTransfers.cancelledAt))

export interface RecurringPage {
  limit: number
  offset: number
  sortBy: 'amount' | 'interval' | 'account' | 'date' | undefined
  isDescending: boolean
}

const SORT = {
  amount: recurringTransfers.amountCents,
  // From most to least frequent.
  interval: sql`array_position(array['weekly', 'biweekly', 'monthly'], ${recurringTransfers.interval})`,
  account: sql`lower(${achAccounts.name})`,
  date: recurringTransfers.nextRunOn,
}

const selectNamed = (db: Db) =>
  db
    .select({ recurring: recurringTransfers, accountName: achAccounts.name })
    .from(recurringTransfers)
    .innerJoin(
      achAccounts,
      and(
        eq(achAccounts.id, recurringTransfers.achAccountId),
        eq(achAccounts.customerId, recurringTransfers.customerId),
      ),
    )
const named = (row: { recurring: RecurringRow; accountName: string }): NamedRecurring => ({
  ...row.recurring,
  accountName: row.accountName,
})

export const listRecurring = async (db: Db, customerId: number, page: RecurringPage) => {
  const by = SORT[page.sortBy ?? 'date']
  const rows = await selectNamed(db)
    .where(isActive(customerId))
    .orderBy(page.isDescending ? desc(by) : asc(by), asc(recurringTransfers.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(named)
}

export const countRecurring = async (db: Db, customerId: number): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(recurringTransfers).where(isActive(customerId))
  return row?.count ?? 0
}

export const findRecurring = async (db: Db, customerId: number, id: number) => {
  const [row] = await selectNamed(db).where(and(isActive(customerId), eq(recurringTransfers.id, id)))
  return row && named(row)
}

export const insertRecurring = async (db: Db, recurring: typeof recurringTransfers.$inferInsert) => {
  const [row] = await db.insert(recurringTransfers).values(recurring).returning()
  if (!row) throw new Error('a recurring transfer was not stored')
  return row
}

/** Returns false if it does not exist or was already cancelled. */
export const cancelRecurring = async (db: Db, customerId: number, id: number, cancelledAt: Date) => {
  const rows = await db
    .update(recurringTransfers)
    .set({ cancelledAt, cancelCause: 'customer' })
    .where(and(isActive(customerId), eq(recurringTransfers.id, id)))
    .returning({ id: recurringTransfers.id })
  return rows.length === 1
}

/** Cancels the account's active recurring transfers. Returns their ids. */
export const cancelRecurringOfAccount = async (
  db: Db,
  customerId: number,
  achAccountId: number,
  cancelledAt: Date,
  cancelCause: 'account_removed' | 'returned',
): Promise<number[]> => {
  const rows = await db
    .update(recurringTransfers)
    .set({ cancelledAt, cancelCause })
    .where(and(isActive(customerId), eq(recurringTransfers.achAccountId, achAccountId)))
    .returning({ id: recurringTransfers.id })
  return rows.map((row) => row.id)
}

/** Cancels one recurring transfer if it is still active. Returns its id then. */
export const cancelRecurringById = async (
  db: Db,
  customerId: number,
  id: number,
  cancelledAt: Date,
  cancelCause: 'account_closed' | 'returned' | 'deposits_ended',
): Promise<number[]> => {
  const rows = await db
    .update(recurringTransfers)
    .set({ cancelledAt, cancelCause })
    .where(and(isActive(customerId), eq(recurringTransfers.id, id)))
    .returning({ id: recurringTransfers.id })
  return rows.map((row) => row.id)
}

/**
 * Returns the recurring transfer if its next due date is on hold because the account is stopped. Returns it
 * once per due date, so that the customer is notified once.
 */
export const claimHeldRecurring = async (
  tx: Db,
  { customerId, id }: Pick<RecurringRow, 'customerId' | 'id'>,
  today: CalendarDate,
): Promise<RecurringRow | undefined> => {
  const [row] = await tx
    .update(recurringTransfers)
    .set({ heldRunOn: recurringTransfers.nextRunOn })
    .where(
      and(
        eq(recurringTransfers.customerId, customerId),
        eq(recurringTransfers.id, id),
        isNull(recurringTransfers.cancelledAt),
        lte(recurringTransfers.nextRunOn, today),
        not(isNotStopped(tx, recurringTransfers.customerId)),
        sql`${recurringTransfers.heldRunOn} is distinct from ${recurringTransfers.nextRunOn}`,
      ),
    )
    .returning()
  return row
}

/**
 * Active recurring transfers of all customers in the order of their next run; with `dueBy`, only those due by that
 * day. A run on hold is left out
 * once its customer was notified, until the account is released.
 */
export const listActiveRecurring = (
  db: Db,
  { dueBy, last, limit }: { dueBy: CalendarDate | undefined; last: RecurringRow | undefined; limit: number },
): Promise<RecurringRow[]> =>
  db
    .select()
    .from(recurringTransfers)
    .where(
      and(
        isNull(recurringTransfers.cancelledAt),
        dueBy &&
          and(
            lte(recurringTransfers.nextRunOn, dueBy),
            or(
              sql`${recurringTransfers.heldRunOn} is distinct from ${recurringTransfers.nextRunOn}`,
              isNotStopped(db, recurringTransfers.customerId),
            ),
          ),
        behind(
          { by: recurringTransfers.nextRunOn, key: recurringTransfers.id },
          last && { by: last.nextRunOn, key: last.id },
        ),
      ),
    )
    .orderBy(asc(recurringTransfers.nextRunOn), asc(recurringTransfers.id))
    .limit(limit)

/**
 * Locks the recurring transfer for this transaction. Returns undefined if it is cancelled, not due, on hold,
 * or locked by another server.
 */
export const claimRecurring = async (
  tx: Db,
  { customerId, id }: Pick<RecurringRow, 'customerId' | 'id'>,
  dueBy?: CalendarDate,
): Promise<RecurringRow | undefined> => {
  const [row] = await tx
    .select()
    .from(recurringTransfers)
    .where(
      and(
        eq(recurringTransfers.customerId, customerId),
        eq(recurringTransfers.id, id),
        isNull(recurringTransfers.cancelledAt),
        // While the account is stopped, all due dates are on hold.
        dueBy &&
          and(lte(recurringTransfers.nextRunOn, dueBy), isNotStopped(tx, recurringTransfers.customerId)),
      ),
    )
    .for('update', { skipLocked: true })
  return row
}

export const moveOn = async (
  tx: Db,
  customerId: number,
  id: number,
  next: { runCount: number; nextRunOn: CalendarDate; remindOn: CalendarDate },
): Promise<void> => {
  await tx
    .update(recurringTransfers)
    .set(next)
    .where(and(eq(recurringTransfers.customerId, customerId), eq(recurringTransfers.id, id)))
}

/** Of runs that a build without reminders planned, as of all others, the first one is seven days before. */
const remindOn = sql`greatest(${recurringTransfers.remindOn}, ${recurringTransfers.nextRunOn} - 7)`

/**
 * Takes reminders that are due off the list, the longest due first, and returns their recurring transfers with the day
 * of the next reminder, or of the run after the last one. Each is taken by one server only. While an account is stopped,
 * its reminders wait.
 */
export const claimReminders = async (tx: Db, today: CalendarDate, limit: number): Promise<RecurringRow[]> => {
  const due = await tx
    .select({ id: recurringTransfers.id })
    .from(recurringTransfers)
    .where(
      and(
        isNull(recurringTransfers.cancelledAt),
        sql`${remindOn} <= ${today}`,
        gt(recurringTransfers.nextRunOn, today),
        isNotStopped(tx, recurringTransfers.customerId),
      ),
    )
    .orderBy(remindOn, asc(recurringTransfers.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  const { nextRunOn } = recurringTransfers
  return (
    tx
      .update(recurringTransfers)
      // As nextReminderOn, for rows of which the first reminder is due.
      .set({
        remindOn: sql`case when ${nextRunOn} - 1 > ${today}::date then ${nextRunOn} - 1 else ${nextRunOn} end`,
      })
      .where(
        inArray(
          recurringTransfers.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  )
}
