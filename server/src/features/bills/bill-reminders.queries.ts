import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { billers, billReminders } from './bills.tables.ts'

export type BillReminderRow = typeof billReminders.$inferSelect

/** Each biller has at most one reminder, so a new one replaces the old one. */
export const replaceReminder = async (tx: Db, reminder: typeof billReminders.$inferInsert) => {
  const { anchorOn, nextOn } = reminder
  const [row] = await tx
    .insert(billReminders)
    .values(reminder)
    .onConflictDoUpdate({ target: billReminders.billerId, set: { anchorOn, nextOn } })
    .returning()
  if (!row) throw new Error('a reminder was not stored')
  return row
}

/** The next reminders that are on these days, both included, with their billers' names; the earliest first. */
export const listRemindersBetween = (
  db: Db,
  customerId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<{ billerName: string; on: CalendarDate }[]> =>
  db
    .select({ billerName: billers.name, on: billReminders.nextOn })
    .from(billReminders)
    .innerJoin(
      billers,
      and(eq(billers.id, billReminders.billerId), eq(billers.customerId, billReminders.customerId)),
    )
    .where(
      and(
        eq(billReminders.customerId, customerId),
        gte(billReminders.nextOn, from),
        lte(billReminders.nextOn, to),
      ),
    )
    .orderBy(asc(billReminders.nextOn), asc(billReminders.id))

/** Locks the reminder until the transaction ends. Waits while another server is sending it. */
export const lockReminderOfBiller = async (tx: Db, customerId: number, billerId: number): Promise<void> => {
  await tx
    .select({ id: billReminders.id })
    .from(billReminders)
    .where(and(eq(billReminders.customerId, customerId), eq(billReminders.billerId, billerId)))
    .for('update')
}

/** Returns false if the customer has no reminder with this id. */
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

/** Reminders due on `until` or earlier, in id order. Locks none; see `claimDueReminder`. */
export const listDueReminders = (
  db: Db,
  until: CalendarDate,
  last: Pick<BillReminderRow, 'id' | 'nextOn'> | undefined,
  limit: number,
): Promise<BillReminderRow[]> =>
  db
    .select()
    .from(billReminders)
    .where(
      and(
        lte(billReminders.nextOn, until),
        behind(
          { by: billReminders.nextOn, key: billReminders.id },
          last && { by: last.nextOn, key: last.id },
        ),
      ),
    )
    .orderBy(asc(billReminders.nextOn), asc(billReminders.id))
    .limit(limit)

/**
 * Locks the reminder for this transaction. Undefined if it is no longer due or another server has locked it.
 */
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

export const setNextReminder = async (tx: Db, customerId: number, id: number, nextOn: CalendarDate) => {
  await tx
    .update(billReminders)
    .set({ nextOn })
    .where(and(eq(billReminders.customerId, customerId), eq(billReminders.id, id)))
}
