import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '@yoursuccess/database/database'
import { dismissedPayers, paySchedules } from './paydays.tables.ts'

export type PayScheduleRow = typeof paySchedules.$inferSelect
export type NewPaySchedule = Omit<typeof paySchedules.$inferInsert, 'customerId' | 'createdAt'>

/** Locks the customer's schedules until the transaction ends, so that the limit holds for calls at once. */
export const lockPaySchedules = async (tx: Db, customerId: number): Promise<void> => {
  const subject = `bank.pay_schedules:${customerId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
}

/** In the order in which they were added. */
export const listPaySchedules = (db: Db, customerId: number): Promise<PayScheduleRow[]> =>
  db.select().from(paySchedules).where(eq(paySchedules.customerId, customerId)).orderBy(asc(paySchedules.id))

/** Those of many customers in one statement. */
export const listPaySchedulesOf = (db: Db, customerIds: readonly number[]): Promise<PayScheduleRow[]> =>
  db
    .select()
    .from(paySchedules)
    .where(inArray(paySchedules.customerId, [...customerIds]))
    .orderBy(asc(paySchedules.id))

export const insertPaySchedule = async (
  tx: Db,
  customerId: number,
  schedule: NewPaySchedule,
  createdAt: Date,
): Promise<PayScheduleRow> => {
  const [row] = await tx
    .insert(paySchedules)
    .values({ ...schedule, customerId, createdAt })
    .returning()
  if (!row) throw new Error('a pay schedule was not stored')
  return row
}

/** Returns undefined if the customer has no schedule with this id. */
export const replacePaySchedule = async (
  db: Db,
  customerId: number,
  id: number,
  schedule: NewPaySchedule,
): Promise<PayScheduleRow | undefined> => {
  const [row] = await db
    .update(paySchedules)
    .set(schedule)
    .where(and(eq(paySchedules.customerId, customerId), eq(paySchedules.id, id)))
    .returning()
  return row
}

/** Returns false if the customer has no schedule with this id. */
export const deletePaySchedule = async (db: Db, customerId: number, id: number): Promise<boolean> => {
  const rows = await db
    .delete(paySchedules)
    .where(and(eq(paySchedules.customerId, customerId), eq(paySchedules.id, id)))
    .returning({ id: paySchedules.id })
  return rows.length === 1
}

/** Payers as deposits printed them. */
export const listDismissedPayers = async (db: Db, customerId: number): Promise<string[]> => {
  const rows = await db
    .select({ payer: dismissedPayers.payer })
    .from(dismissedPayers)
    .where(eq(dismissedPayers.customerId, customerId))
  return rows.map(({ payer }) => payer)
}

export const insertDismissedPayer = async (
  tx: Db,
  customerId: number,
  payer: string,
  dismissedAt: Date,
): Promise<void> => {
  await tx.insert(dismissedPayers).values({ customerId, payer, dismissedAt }).onConflictDoNothing()
}
