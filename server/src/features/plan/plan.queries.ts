/** The facts of a plan, its trustees, and what was changed about them. */
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { NamedTrustee } from './plan.rules.ts'
import { planRevisions, plans, planTrustees } from './plan.tables.ts'

export type PlanRow = typeof plans.$inferSelect
export type TrusteeRow = typeof planTrustees.$inferSelect

/** Changes of a customer's plan wait here for each other, until the transaction ends. */
export const lockPlan = async (tx: Db, customerId: number): Promise<void> => {
  const subject = `bank.plans:${customerId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`)
}

const planOfCustomer = prepared((db) =>
  db
    .select()
    .from(plans)
    .where(eq(plans.customerId, sql.placeholder('customerId')))
    .prepare('plan_of_customer'),
)

export const findPlan = async (db: Db, customerId: number): Promise<PlanRow | undefined> =>
  (await planOfCustomer(db).execute({ customerId })).at(0)

export const insertPlan = async (tx: Db, plan: typeof plans.$inferInsert): Promise<PlanRow> => {
  const [row] = await tx.insert(plans).values(plan).returning()
  if (!row) throw new Error('a plan was not stored')
  return row
}

/** The change makes the next version. */
export const updatePlan = async (
  tx: Db,
  customerId: number,
  change: Partial<Omit<typeof plans.$inferInsert, 'customerId' | 'version'>>,
): Promise<PlanRow> => {
  const [row] = await tx
    .update(plans)
    .set({ ...change, version: sql`${plans.version} + 1` })
    .where(eq(plans.customerId, customerId))
    .returning()
  if (!row) throw new Error('a plan that was locked is gone')
  return row
}

/** The newest last. */
export const listTrustees = (db: Db, customerId: number): Promise<TrusteeRow[]> =>
  db.select().from(planTrustees).where(eq(planTrustees.customerId, customerId)).orderBy(asc(planTrustees.id))

export const insertTrustee = async (
  tx: Db,
  customerId: number,
  trustee: NamedTrustee,
  recordedAt: Date,
): Promise<void> => {
  await tx.insert(planTrustees).values({ ...trustee, customerId, recordedAt })
}

export const updateTrustee = async (
  tx: Db,
  customerId: number,
  id: number,
  trustee: NamedTrustee,
): Promise<void> => {
  await tx.update(planTrustees).set(trustee).where(isTrustee(customerId, id))
}

export const deleteTrustee = async (tx: Db, customerId: number, id: number): Promise<void> => {
  await tx.delete(planTrustees).where(isTrustee(customerId, id))
}

const isTrustee = (customerId: number, id: number) =>
  and(eq(planTrustees.customerId, customerId), eq(planTrustees.id, id))

export type NewRevision = Pick<typeof planRevisions.$inferInsert, 'version' | 'fact' | 'before' | 'after'>

export const insertRevisions = async (
  tx: Db,
  customerId: number,
  revisions: readonly NewRevision[],
  recordedAt: Date,
): Promise<void> => {
  if (revisions.length === 0) return
  await tx
    .insert(planRevisions)
    .values(
      revisions.map((revision) => ({ ...revision, customerId, recordedAt, recordedBy: 'customer' as const })),
    )
}
