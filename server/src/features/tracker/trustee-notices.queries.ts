import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { ZERO } from '@yoursuccess/contract/core/money'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, gt, inArray, lt, notExists } from 'drizzle-orm'
import { expenseGoals, trusteeNotices } from './tracker.tables.ts'

export type TrusteeNoticesRow = typeof trusteeNotices.$inferSelect

/**
 * Ids of customers whose trustee payment of the month is due on one of `dueDays`, and who were not checked
 * today. A month without its own payment has that of the latest earlier month (TRACKER-52).
 */
export const listCustomersToRemind = async (
  db: Db,
  {
    month,
    dueDays,
    today,
    after,
    limit,
  }: { month: CalendarDate; dueDays: readonly number[]; today: CalendarDate; after: number; limit: number },
): Promise<number[]> => {
  const latest = db
    .selectDistinctOn([expenseGoals.customerId], {
      customerId: expenseGoals.customerId,
      amountCents: expenseGoals.amountCents,
      dueDay: expenseGoals.dueDay,
    })
    .from(expenseGoals)
    .where(
      and(
        eq(expenseGoals.category, TRUSTEE_PAYMENT),
        lt(expenseGoals.month, addMonths(month, 1)),
        gt(expenseGoals.customerId, after),
      ),
    )
    .orderBy(asc(expenseGoals.customerId), desc(expenseGoals.month))
    .as('latest')
  const lookedAt = db
    .select({ month: trusteeNotices.month })
    .from(trusteeNotices)
    .where(
      and(
        eq(trusteeNotices.customerId, latest.customerId),
        eq(trusteeNotices.month, month),
        eq(trusteeNotices.lookedAtOn, today),
      ),
    )
  const rows = await db
    .select({ customerId: latest.customerId })
    .from(latest)
    .where(and(gt(latest.amountCents, ZERO), inArray(latest.dueDay, [...dueDays]), notExists(lookedAt)))
    .orderBy(asc(latest.customerId))
    .limit(limit)
  return rows.map(({ customerId }) => customerId)
}

export const findNotices = async (db: Db, customerId: number, month: CalendarDate) => {
  const [row] = await db.select().from(trusteeNotices).where(ofMonth(customerId, month))
  return row
}

/** Locks the month's row, which it creates if needed, so that only one server checks a payment at a time. */
export const lockNotices = async (tx: Db, customerId: number, month: CalendarDate) => {
  await tx.insert(trusteeNotices).values({ customerId, month }).onConflictDoNothing()
  const [row] = await tx.select().from(trusteeNotices).where(ofMonth(customerId, month)).for('update')
  if (!row) throw new Error('the notices of a trustee payment were not stored')
  return row
}

export const updateNotices = async (
  tx: Db,
  customerId: number,
  month: CalendarDate,
  change: Partial<Omit<TrusteeNoticesRow, 'customerId' | 'month'>>,
): Promise<void> => {
  await tx.update(trusteeNotices).set(change).where(ofMonth(customerId, month))
}

const ofMonth = (customerId: number, month: CalendarDate) =>
  and(eq(trusteeNotices.customerId, customerId), eq(trusteeNotices.month, month))
