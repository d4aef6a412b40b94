import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { billReminders } from './bills.tables.ts'

export type BillReminderRow = typeof billReminders.$inferSelect

/** A biller has one: a new one takes the place of the one before. */
export const replaceReminder = async (
  tx: Db,
  reminder: typeof billReminders.$inferInsert,
): Promise<BillReminderRow> => {
  const { anchorOn, nextOn } = reminder
  const [row] = await tx
    .insert(billReminders)
    .values(reminder)
    .onConflictDoUpdate({ target: billReminders.billerId, set: { anchorOn, nextOn } })
    .returning()
  if (!row) throw new Error('a reminder was not stored')
  return row
}

/** Waits for a server that is mailing it right now, and keeps others from it until the end of the transaction. */
export const lockReminderOfBiller = async (tx: Db, customerId: number, billerId: number): Promise<void> => {
  await tx
    .select({ id: billReminders.id })
    .from(billReminders)
    .where(and(eq(billReminders.customerId, customerId), eq(billReminders.billerId, billerId)))
    .for('update')
}

/** False when the customer has none with this id. */
export const deleteReminder = async (db: Db, customerId: number, id: number): Promise<boolean> => {
  const rows = await db
    .delete(billReminders)
    .where(and(eq(billReminders.customerId, customerId), eq(billReminders.id, id)))
    .returning({ id: billReminders.id })
  return rows.length === 1
}

export const deleteReminderOfBiller = async (tx: Db, customerId: number, billerId: number): Promise<void> => {
  await tx
    .delete(billReminders)
    .where(and(eq(billReminders.customerId, customerId), eq(billReminders.billerId, billerId)))
}

/** The next one that is due, for this transaction alone: another server takes another one. */
export const listDueReminders = (
  db: Db,
  until: CalendarDate,
  afterId: number,
  limit: number,
): Promise<BillReminderRow[]> =>
  db
    .select()
    .from(billReminders)
    .where(and(lte(billReminders.nextOn, until), gt(billReminders.id, afterId)))
    .orderBy(asc(billReminders.id))
    .limit(limit)

/** Locked for this transaction; undefined when it is no longer due, or another server has it. */
export const claimDueReminder = async (
  tx: Db,
  { customerId, id }: Pick<BillReminderRow, 'customerId' | 'id'>,
  until: CalendarDate,
): Promise<BillReminderRow | undefined> => {
  const [row] = await tx
    .select()
    .from(billReminders)
    .where(
      and(
        eq(billReminders.customerId, customerId),
        eq(billReminders.id, id),
        lte(billReminders.nextOn, until),
      ),
    )
    .for('update', { skipLocked: true })
  return row
}

export const setNextReminder = async (
  tx: Db,
  customerId: number,
  id: number,
  nextOn: CalendarDate,
): Promise<void> => {
  await tx
    .update(billReminders)
    .set({ nextOn })
    .where(and(eq(billReminders.customerId, customerId), eq(billReminders.id, id)))
}
