/** Plans of many customers at once, each kind of row in one statement. */
import type { Db } from '@yoursuccess/database/database'
import { asc, inArray, sql } from 'drizzle-orm'
import type { StepRow } from './plan-amounts.queries.ts'
import type { BillerLink } from './plan-billers.queries.ts'
import type { PlanRow, TrusteeRow } from './plan.queries.ts'
import { planBillers, plans, planSteps, planTrustees } from './plan.tables.ts'

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

export const listBillersOf = (db: Db, customerIds: readonly number[]): Promise<BillerLink[]> =>
  db
    .select({ billerId: planBillers.billerId, planTrusteeId: planBillers.planTrusteeId })
    .from(planBillers)
    .where(inArray(planBillers.customerId, [...customerIds]))

/** The newest last. */
export const listTrusteesOf = (db: Db, customerIds: readonly number[]): Promise<TrusteeRow[]> =>
  db
    .select()
    .from(planTrustees)
    .where(inArray(planTrustees.customerId, [...customerIds]))
    .orderBy(asc(planTrustees.id))
