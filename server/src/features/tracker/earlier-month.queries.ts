/** The goals of earlier months, which prefill the wizard of a new month. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, desc, eq, lt, max, ne } from 'drizzle-orm'
import { MAX_GOALS, type ExpenseGoalRow, type IncomeGoalRow } from './tracker.queries.ts'
import { expenseGoals, incomeGoals } from './tracker.tables.ts'

/** Income goals of the latest month that has some and is earlier than `before`. */
export const listEarlierIncomeGoals = (
  db: Db,
  customerId: number,
  before: CalendarDate,
): Promise<IncomeGoalRow[]> => {
  const ofCustomer = eq(incomeGoals.customerId, customerId)
  const latest = db
    .select({ month: max(incomeGoals.month) })
    .from(incomeGoals)
    .where(and(ofCustomer, lt(incomeGoals.month, before)))
  return db
    .select()
    .from(incomeGoals)
    .where(and(ofCustomer, eq(incomeGoals.month, latest)))
    .orderBy(asc(incomeGoals.id))
    .limit(MAX_GOALS)
}

/** Expense goals, except the trustee payment, of the latest month that has some and is earlier than `before`. */
export const listEarlierExpenseGoals = (
  db: Db,
  customerId: number,
  before: CalendarDate,
): Promise<ExpenseGoalRow[]> => {
  const ofCustomer = and(eq(expenseGoals.customerId, customerId), ne(expenseGoals.category, TRUSTEE_PAYMENT))
  const latest = db
    .select({ month: max(expenseGoals.month) })
    .from(expenseGoals)
    .where(and(ofCustomer, lt(expenseGoals.month, before)))
  return db
    .select()
    .from(expenseGoals)
    .where(and(ofCustomer, eq(expenseGoals.month, latest)))
    .orderBy(asc(expenseGoals.id))
    .limit(MAX_GOALS)
}

/** The trustee payment of the latest month before `before` that has one. */
export const findEarlierTrusteePayment = async (db: Db, customerId: number, before: CalendarDate) => {
  const [row] = await db
    .select()
    .from(expenseGoals)
    .where(
      and(
        eq(expenseGoals.customerId, customerId),
        eq(expenseGoals.category, TRUSTEE_PAYMENT),
        lt(expenseGoals.month, before),
      ),
    )
    .orderBy(desc(expenseGoals.month))
    .limit(1)
  return row
}
