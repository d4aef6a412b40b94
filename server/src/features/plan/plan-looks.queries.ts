/** Which plans are looked at for warnings, and when. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { planLooks, plans } from './plan.tables.ts'

export type PlanLook = typeof planLooks.$inferSelect

/** Those that are due, in the order in which they became due. */
export const listPlanLooks = (
  db: Db,
  { today, last, limit }: { today: CalendarDate; last: PlanLook | undefined; limit: number },
): Promise<PlanLook[]> =>
  db
    .select()
    .from(planLooks)
    .where(
      and(
        lte(planLooks.nextOn, today),
        behind(
          { by: planLooks.nextOn, key: planLooks.customerId },
          last && { by: last.nextOn, key: last.customerId },
        ),
      ),
    )
    .orderBy(asc(planLooks.nextOn), asc(planLooks.customerId))
    .limit(limit)

/**
 * Those of these customers that are still due, locked until the transaction ends. The ones that another server looks at are left
 * out. A change of one of the plans waits, and is looked at afterwards.
 */
export const lockPlanLooks = (tx: Db, customerIds: readonly number[], today: CalendarDate) => {
  // With its schema, the name of the table would be no name that "for update of" accepts.
  const looks = alias(planLooks, 'looks')
  return tx
    .select({
      customerId: looks.customerId,
      paymentsBehind: looks.paymentsBehind,
      status: plans.status,
    })
    .from(looks)
    .innerJoin(plans, eq(plans.customerId, looks.customerId))
    .where(and(inArray(looks.customerId, [...customerIds]), lte(looks.nextOn, today)))
    .orderBy(asc(looks.customerId))
    .for('update', { of: looks, skipLocked: true })
}

export const savePlanLooks = async (tx: Db, looks: readonly PlanLook[]): Promise<void> => {
  if (looks.length === 0) return
  await tx
    .insert(planLooks)
    .values([...looks])
    .onConflictDoUpdate({
      target: planLooks.customerId,
      set: { nextOn: sql`excluded.next_on`, paymentsBehind: sql`excluded.payments_behind` },
    })
}

/** A change of the plan adds the look again. */
export const deletePlanLooks = async (tx: Db, customerIds: readonly number[]): Promise<void> => {
  if (customerIds.length === 0) return
  await tx.delete(planLooks).where(inArray(planLooks.customerId, [...customerIds]))
}
