/** Each account's next month to close. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, eq, lte } from 'drizzle-orm'
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

/** Schedules of all customers with a month to close, in the order in which they became due. */
export const listDue = (
  db: Db,
  { today, last, limit }: { today: CalendarDate; last: ScheduleRow | undefined; limit: number },
): Promise<ScheduleRow[]> =>
  db
    .select()
    .from(statementSchedules)
    .where(
      and(
        lte(statementSchedules.dueOn, today),
        behind(
          { by: statementSchedules.dueOn, key: statementSchedules.customerId },
          last && { by: last.dueOn, key: last.customerId },
        ),
      ),
    )
    .orderBy(asc(statementSchedules.dueOn), asc(statementSchedules.customerId))
    .limit(limit)

export const moveSchedule = async (tx: Db, customerId: number, dueOn: CalendarDate): Promise<void> => {
  await tx.update(statementSchedules).set({ dueOn }).where(eq(statementSchedules.customerId, customerId))
}
