/** Deposits that the customer was asked about, because they looked like tax refunds. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import { planRefundDeposits } from './plan.tables.ts'

export const listAnsweredDeposits = async (db: Db, customerId: number): Promise<Set<number>> => {
  const rows = await db
    .select({ id: planRefundDeposits.postedTransactionId })
    .from(planRefundDeposits)
    .where(eq(planRefundDeposits.customerId, customerId))
  return new Set(rows.map(({ id }) => id))
}

/** Returns false if the customer answered before. */
export const insertAnswer = async (
  tx: Db,
  answer: typeof planRefundDeposits.$inferInsert,
): Promise<boolean> => {
  const rows = await tx
    .insert(planRefundDeposits)
    .values(answer)
    .onConflictDoNothing()
    .returning({ id: planRefundDeposits.postedTransactionId })
  return rows.length === 1
}
