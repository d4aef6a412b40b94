/** The amounts of a plan: steps and lump sums. */
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, asc, eq, sql } from 'drizzle-orm'
import { planLumpSums, planSteps } from './plan.tables.ts'

export type StepRow = typeof planSteps.$inferSelect
export type NewStepRow = Omit<
  typeof planSteps.$inferInsert,
  'id' | 'customerId' | 'recordedAt' | 'recordedBy'
>
export type LumpSumRow = typeof planLumpSums.$inferSelect
export type NewLumpSum = Omit<typeof planLumpSums.$inferInsert, 'id' | 'customerId' | 'createdAt'>

const stepsOfCustomer = prepared((db) =>
  db
    .select()
    .from(planSteps)
    .where(eq(planSteps.customerId, sql.placeholder('customerId')))
    .orderBy(asc(planSteps.id))
    .prepare('plan_steps_of_customer'),
)

/** In the order in which they were recorded. */
export const listSteps = (db: Db, customerId: number): Promise<StepRow[]> =>
  stepsOfCustomer(db).execute({ customerId })

export const insertSteps = async (
  tx: Db,
  customerId: number,
  steps: readonly NewStepRow[],
  recordedAt: Date,
): Promise<void> => {
  await tx
    .insert(planSteps)
    .values(steps.map((step) => ({ ...step, customerId, recordedAt, recordedBy: 'customer' as const })))
}

export const deleteStep = async (tx: Db, customerId: number, id: number): Promise<void> => {
  await tx.delete(planSteps).where(and(eq(planSteps.customerId, customerId), eq(planSteps.id, id)))
}

/** By day. */
export const listLumpSums = (db: Db, customerId: number): Promise<LumpSumRow[]> =>
  db
    .select()
    .from(planLumpSums)
    .where(eq(planLumpSums.customerId, customerId))
    .orderBy(asc(planLumpSums.dueOn), asc(planLumpSums.id))

export const insertLumpSum = async (
  tx: Db,
  customerId: number,
  lumpSum: NewLumpSum,
  createdAt: Date,
): Promise<LumpSumRow> => {
  const [row] = await tx
    .insert(planLumpSums)
    .values({ ...lumpSum, customerId, createdAt })
    .returning()
  if (!row) throw new Error('a lump sum was not stored')
  return row
}

/** Returns false if the customer has no lump sum with this id. */
export const deleteLumpSum = async (tx: Db, customerId: number, id: number): Promise<boolean> => {
  const rows = await tx
    .delete(planLumpSums)
    .where(and(eq(planLumpSums.customerId, customerId), eq(planLumpSums.id, id)))
    .returning({ id: planLumpSums.id })
  return rows.length === 1
}
