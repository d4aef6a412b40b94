/** When to look again whether payments were posted. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { behind } from '@yoursuccess/database/due-order'
import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { receiptLooks } from './receipts.tables.ts'

export type LookRow = typeof receiptLooks.$inferSelect

/** Those that are due, in the order in which they became due. */
export const listDueLooks = (
  db: Db,
  { today, last, limit }: { today: CalendarDate; last: LookRow | undefined; limit: number },
): Promise<LookRow[]> =>
  db
    .select()
    .from(receiptLooks)
    .where(
      and(
        lte(receiptLooks.lookOn, today),
        behind(
          { by: receiptLooks.lookOn, key: receiptLooks.customerId },
          last && { by: last.lookOn, key: last.customerId },
        ),
      ),
    )
    .orderBy(asc(receiptLooks.lookOn), asc(receiptLooks.customerId))
    .limit(limit)

/** Which of these customers still wait for a look. */
export const listStillDue = async (
  tx: Db,
  customerIds: readonly number[],
  today: CalendarDate,
): Promise<number[]> => {
  const rows = await tx
    .select({ customerId: receiptLooks.customerId })
    .from(receiptLooks)
    .where(and(inArray(receiptLooks.customerId, [...customerIds]), lte(receiptLooks.lookOn, today)))
  return rows.map(({ customerId }) => customerId)
}

export const saveLooks = async (tx: Db, looks: readonly LookRow[]): Promise<void> => {
  if (looks.length === 0) return
  await tx
    .insert(receiptLooks)
    .values([...looks])
    .onConflictDoUpdate({ target: receiptLooks.customerId, set: { lookOn: sql`excluded.look_on` } })
}

/** For customers without receipts: nothing tells whether their payments were posted. */
export const deleteLooks = async (tx: Db, customerIds: readonly number[]): Promise<void> => {
  if (customerIds.length === 0) return
  await tx.delete(receiptLooks).where(inArray(receiptLooks.customerId, [...customerIds]))
}
