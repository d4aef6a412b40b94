/**
 * Queries for goals, the range of months, and the customer's progress. Expense items are in
 * `items.queries.ts`.
 */
import { addMonths, monthStart, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { ExpenseCategory, IncomeCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { and, asc, eq, min, sql } from 'drizzle-orm'
import { prepared } from '@yoursuccess/database/prepared'
import { isShown } from './items.queries.ts'
import { expenseGoals, expenseItems, incomeGoals, trackerInfos } from './tracker.tables.ts'

export type IncomeGoalRow = typeof incomeGoals.$inferSelect
export type ExpenseGoalRow = typeof expenseGoals.$inferSelect
export type TrackerInfoRow = typeof trackerInfos.$inferSelect

interface IncomeGoalChange {
  category: IncomeCategory
  name: string
  amountCents: Cents
}
/** Undefined keeps a column's value; in a new row it leaves the column empty. */
export interface ExpenseGoalChange {
  category: ExpenseCategory
  amountCents: Cents
  description?: string | null | undefined
  dueDay?: number | null | undefined
}

/** A bound that no month reaches: it has one goal for each category. */
export const MAX_GOALS = 100

/**
 * Locks the customer's tracker, so that goals change in one transaction at a time: the checks add up several
 * rows.
 */
export const lockTracker = async (tx: Db, customerId: number): Promise<TrackerInfoRow> => {
  await tx.insert(trackerInfos).values({ customerId }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(trackerInfos)
    .where(eq(trackerInfos.customerId, customerId))
    .for('update')
  if (!row) throw new Error('a tracker info was not stored')
  return row
}

export const findTrackerInfo = async (db: Db, customerId: number): Promise<TrackerInfoRow | undefined> => {
  const [row] = await db.select().from(trackerInfos).where(eq(trackerInfos.customerId, customerId))
  return row
}

export const updateTrackerInfo = async (tx: Db, { customerId, ...change }: TrackerInfoRow): Promise<void> => {
  await tx.update(trackerInfos).set(change).where(eq(trackerInfos.customerId, customerId))
}

const incomeGoalsOfMonth = prepared((db) =>
  db
    .select()
    .from(incomeGoals)
    .where(
      and(
        eq(incomeGoals.customerId, sql.placeholder('customerId')),
        eq(incomeGoals.month, sql.placeholder('month')),
      ),
    )
    .orderBy(asc(incomeGoals.id))
    .limit(MAX_GOALS)
    .prepare('tracker_income_goals'),
)
/** Income goals of the month, in the order in which they were entered. */
export const listIncomeGoals = (db: Db, customerId: number, month: CalendarDate): Promise<IncomeGoalRow[]> =>
  incomeGoalsOfMonth(db).execute({ customerId, month })

const expenseGoalsOfMonth = prepared((db) =>
  db
    .select()
    .from(expenseGoals)
    .where(
      and(
        eq(expenseGoals.customerId, sql.placeholder('customerId')),
        eq(expenseGoals.month, sql.placeholder('month')),
      ),
    )
    .orderBy(asc(expenseGoals.id))
    .limit(MAX_GOALS)
    .prepare('tracker_expense_goals'),
)
/** Expense goals of the month with the trustee payment, in the order in which they were entered. */
export const listExpenseGoals = (db: Db, customerId: number, month: CalendarDate) =>
  expenseGoalsOfMonth(db).execute({ customerId, month })

export const findIncomeGoal = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(incomeGoals)
    .where(and(eq(incomeGoals.customerId, customerId), eq(incomeGoals.id, id)))
  return row
}

/** Finds the trustee payment as well. */
export const findExpenseGoal = async (db: Db, customerId: number, id: number) => {
  const [row] = await db
    .select()
    .from(expenseGoals)
    .where(and(eq(expenseGoals.customerId, customerId), eq(expenseGoals.id, id)))
  return row
}

export const insertIncomeGoals = async (
  tx: Db,
  customerId: number,
  month: CalendarDate,
  goals: readonly IncomeGoalChange[],
): Promise<void> => {
  if (goals.length === 0) return
  await tx
    .insert(incomeGoals)
    .values(
      goals.map(({ category, name, amountCents }) => ({ customerId, month, category, name, amountCents })),
    )
}

export const updateIncomeGoal = async (tx: Db, customerId: number, id: number, change: IncomeGoalChange) => {
  await tx
    .update(incomeGoals)
    .set({ category: change.category, name: change.name, amountCents: change.amountCents })
    .where(and(eq(incomeGoals.customerId, customerId), eq(incomeGoals.id, id)))
}

export const deleteIncomeGoal = async (tx: Db, customerId: number, id: number): Promise<void> => {
  await tx.delete(incomeGoals).where(and(eq(incomeGoals.customerId, customerId), eq(incomeGoals.id, id)))
}

export const insertExpenseGoals = async (
  tx: Db,
  customerId: number,
  month: CalendarDate,
  goals: readonly ExpenseGoalChange[],
): Promise<void> => {
  if (goals.length === 0) return
  await tx.insert(expenseGoals).values(goals.map((goal) => ({ customerId, month, ...columnsOf(goal) })))
}

export const updateExpenseGoal = async (
  tx: Db,
  customerId: number,
  id: number,
  change: ExpenseGoalChange,
): Promise<void> => {
  await tx
    .update(expenseGoals)
    .set(columnsOf(change))
    .where(and(eq(expenseGoals.customerId, customerId), eq(expenseGoals.id, id)))
}

/** Picks the columns, because a change may have other fields, such as the goal's id. */
const columnsOf = ({ category, amountCents, description, dueDay }: ExpenseGoalChange) => ({
  category,
  amountCents,
  description,
  dueDay,
})

export const deleteExpenseGoal = async (tx: Db, customerId: number, id: number): Promise<void> => {
  await tx.delete(expenseGoals).where(and(eq(expenseGoals.customerId, customerId), eq(expenseGoals.id, id)))
}

const monthRange = prepared((db) => {
  const [customerId, next] = [sql.placeholder('customerId'), sql.placeholder('next')]
  const ofIncome = eq(incomeGoals.customerId, customerId)
  const ofExpenses = eq(expenseGoals.customerId, customerId)
  const firstIncome = db
    .select({ day: min(incomeGoals.month) })
    .from(incomeGoals)
    .where(ofIncome)
  const firstGoal = db
    .select({ day: min(expenseGoals.month) })
    .from(expenseGoals)
    .where(ofExpenses)
  const firstItem = db
    .select({ day: min(expenseItems.effectiveOn) })
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, customerId), isShown))
  const nextIncome = db
    .select({ id: incomeGoals.id })
    .from(incomeGoals)
    .where(and(ofIncome, eq(incomeGoals.month, next)))
  const nextGoals = db
    .select({ id: expenseGoals.id })
    .from(expenseGoals)
    .where(and(ofExpenses, eq(expenseGoals.month, next)))
  return db
    .select({
      first: sql<CalendarDate | null>`least(${firstIncome}, ${firstGoal}, ${firstItem})`,
      nextHasGoals: sql<boolean>`exists ${nextIncome} or exists ${nextGoals}`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('tracker_months')
})
/** In one statement: the first day with data (null if there is none), and whether next month has goals. */
export const findMonthRange = async (
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<{ first: CalendarDate | null; nextHasGoals: boolean }> => {
  const [row] = await monthRange(db).execute({ customerId, next: addMonths(monthStart(today), 1) })
  return row ?? { first: null, nextHasGoals: false }
}
