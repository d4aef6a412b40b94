/** Each account's next month to close. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { statementSchedules } from './statements.tables.ts'

export type ScheduleRow = typeof statementSchedules.$inferSelect

export const insertSchedule = async (tx: Db, customerId: number, dueOn: CalendarDate): Promise<void> => {
  await tx.insert(statementSchedules).values({ customerId, dueOn }).onConflictDoNothing()
}

export const findSchedule = async (db: Db, customerId: number): Promise<ScheduleRow | undefined> => {
  const [row] = await db
    .select()
    .from(statementSchedules)
    .where(eq(statementSchedules.customerId, customerId))
  return row
}

/**
 * Locks the schedule until the end of the transaction, so that no other server closes a month of the account.
 */
export const lockSchedule = async (tx: Db, customerId: number): Promise<ScheduleRow | undefined> => {
  const [row] = await tx
    .select()
    .from(statementSchedules)
    .where(eq(statementSchedules.customerId, customerId))
    .for('update')
  return row
}

/** Schedules of all customers with a month to close, in the order of their customers. */
export const listDue = (
  db: Db,
  { today, after, limit }: { today: CalendarDate; after: number; limit: number },
): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(statementSchedules)
    .where(and(lte(statementSchedules.dueOn, today), gt(statementSchedules.customerId, after)))
    .orderBy(asc(statementSchedules.customerId))
    .limit(limit)

export const moveSchedule = async (tx: Db, customerId: number, dueOn: CalendarDate): Promise<void> => {
  await tx.update(statementSchedules).set({ dueOn }).where(eq(statementSchedules.customerId, customerId))
}
