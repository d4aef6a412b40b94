/** The lines of the checklist before the discharge that are ticked. */
import type { ChecklistItem } from '@yoursuccess/contract/plan/discharge-checklist'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { and, eq } from 'drizzle-orm'
import { planChecklist } from './plan.tables.ts'

/** The days by line. */
export const readTicks = async (db: Db, customerId: number): Promise<Map<ChecklistItem, CalendarDate>> => {
  const rows = await db.select().from(planChecklist).where(eq(planChecklist.customerId, customerId))
  return new Map(rows.map(({ item, doneOn }) => [item, doneOn]))
}

/** Ticks a line, or changes its day. */
export const upsertTick = async (tx: Db, tick: typeof planChecklist.$inferInsert): Promise<void> => {
  const { doneOn, recordedAt } = tick
  await tx
    .insert(planChecklist)
    .values(tick)
    .onConflictDoUpdate({
      target: [planChecklist.customerId, planChecklist.item],
      set: { doneOn, recordedAt },
    })
}

export const deleteTick = async (tx: Db, customerId: number, item: ChecklistItem): Promise<void> => {
  await tx
    .delete(planChecklist)
    .where(and(eq(planChecklist.customerId, customerId), eq(planChecklist.item, item)))
}
