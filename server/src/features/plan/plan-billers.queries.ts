/** Which billers' payments count for a plan. */
import type { Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { planBillers } from './plan.tables.ts'

export type BillerLink = Pick<typeof planBillers.$inferSelect, 'billerId' | 'planTrusteeId'>

const linksOfCustomer = prepared((db) =>
  db
    .select({ billerId: planBillers.billerId, planTrusteeId: planBillers.planTrusteeId })
    .from(planBillers)
    .where(eq(planBillers.customerId, sql.placeholder('customerId')))
    .prepare('plan_billers_of_customer'),
)

export const listBillerLinks = (db: Db, customerId: number): Promise<BillerLink[]> =>
  linksOfCustomer(db).execute({ customerId })

/** Adds links, and changes the trustee of those that are there. */
export const saveBillerLinks = async (
  tx: Db,
  customerId: number,
  links: readonly BillerLink[],
  linkedAt: Date,
): Promise<void> => {
  if (links.length === 0) return
  await tx
    .insert(planBillers)
    .values(links.map((link) => ({ ...link, customerId, linkedAt })))
    .onConflictDoUpdate({
      target: planBillers.billerId,
      set: { planTrusteeId: sql`excluded.plan_trustee_id` },
    })
}

/** Deletes the links of all billers but these. */
export const deleteOtherLinks = async (
  tx: Db,
  customerId: number,
  billerIds: readonly number[],
): Promise<void> => {
  await tx
    .delete(planBillers)
    .where(and(eq(planBillers.customerId, customerId), notInArray(planBillers.billerId, [...billerIds])))
}
