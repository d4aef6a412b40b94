/** Planned and sent trustee payments over the months. */
import { addMonths, monthEnd, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm'
import { bankingDayOf } from '../../clock/clock.ts'
import { isShown } from './items.queries.ts'
import { expenseGoals, expenseItems, trackerInfos } from './tracker.tables.ts'
import { CARRIED_MONTHS } from './trustee-owed.rules.ts'

/** More than any customer has: one goal and a few payments per month. */
const MAX_ROWS = 500

/** The data that `trusteeOwed` needs for a month: three statements, each with its own index. */
export const findTrusteeFacts = async (db: Db, customerId: number, month: CalendarDate) => {
  const since = addMonths(month, 1 - CARRIED_MONTHS)
  const [infos, goals, sent] = await Promise.all([
    db
      .select({ startedAt: trackerInfos.getStartedCompletedAt })
      .from(trackerInfos)
      .where(eq(trackerInfos.customerId, customerId)),
    db
      .select({
        month: expenseGoals.month,
        amountCents: expenseGoals.amountCents,
        dueDay: expenseGoals.dueDay,
      })
      .from(expenseGoals)
      .where(
        and(
          eq(expenseGoals.customerId, customerId),
          eq(expenseGoals.category, TRUSTEE_PAYMENT),
          lte(expenseGoals.month, month),
        ),
      )
      .orderBy(asc(expenseGoals.month))
      .limit(MAX_ROWS),
    db
      .select({
        effectiveOn: expenseItems.effectiveOn,
        amountCents: expenseItems.amountCents,
        isReported: expenseItems.external,
      })
      .from(expenseItems)
      .where(
        and(
          eq(expenseItems.customerId, customerId),
          eq(expenseItems.category, TRUSTEE_PAYMENT),
          gte(expenseItems.effectiveOn, since),
          lte(expenseItems.effectiveOn, monthEnd(month)),
          isShown,
        ),
      )
      .orderBy(desc(expenseItems.effectiveOn), desc(expenseItems.id))
      .limit(MAX_ROWS),
  ])
  const startedAt = infos[0]?.startedAt
  return { startedOn: startedAt ? bankingDayOf(startedAt) : undefined, goals, sent }
}
