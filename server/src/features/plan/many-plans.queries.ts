/** Plans of many customers at once, each kind of row in one statement. */
import type { Db } from '@yoursuccess/database/database'
import { asc, inArray, sql } from 'drizzle-orm'
import type { StepRow } from './plan-amounts.queries.ts'
import type { PlanRow } from './plan.queries.ts'
import { planBillers, plans, planSteps } from './plan.tables.ts'

/** Locks the plans of these customers as `lockPlan` does, always in the same order. */
export const lockPlans = async (tx: Db, customerIds: Iterable<number>): Promise<void> => {
  const ordered = [...new Set(customerIds)].toSorted((a, b) => a - b)
  if (ordered.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank.plans:' || customer, 0))
    from unnest(string_to_array(${ordered.join(',')}, ',')) as customer`)
}

export const listPlansOf = (db: Db, customerIds: readonly number[]): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(inArray(plans.customerId, [...customerIds]))

/** In the order in which they were recorded. */
export const listStepsOf = (db: Db, customerIds: readonly number[]): Promise<StepRow[]> =>
  db
    .select()
    .from(planSteps)
    .where(inArray(planSteps.customerId, [...customerIds]))
    .orderBy(asc(planSteps.id))

export const listBillersOf = async (db: Db, customerIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ billerId: planBillers.billerId })
    .from(planBillers)
    .where(inArray(planBillers.customerId, [...customerIds]))
  return rows.map(({ billerId }) => billerId)
}
