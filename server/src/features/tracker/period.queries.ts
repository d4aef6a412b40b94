/** Spending and goals of days that need not be a month, such as the time from one payday to the next. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { type ExpenseCategory, TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { isShown } from './items.queries.ts'
import { expenseItems } from './tracker.tables.ts'

export interface CategorySpending {
  /** Null for spending without a category. */
  category: ExpenseCategory | null
  amountCents: Cents
}

/** Spending by category on these days, both included. */
export const sumSpending = (
  db: Db,
  customerId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<CategorySpending[]> =>
  db
    .select({
      category: expenseItems.category,
      amountCents: sql<Cents>`sum(${expenseItems.amountCents})::bigint`,
    })
    .from(expenseItems)
    .where(
      and(
        eq(expenseItems.customerId, customerId),
        gte(expenseItems.effectiveOn, from),
        lte(expenseItems.effectiveOn, to),
        isShown,
      ),
    )
    .groupBy(expenseItems.category)
    .orderBy(sql`1 nulls last`)

export interface MonthGoal {
  /** First day of the month that the goal is for. */
  month: CalendarDate
  category: ExpenseCategory
  amountCents: Cents
}

/**
 * The expense goals of these months with their trustee payments. A month without goals, or without a trustee
 * payment, has those of the latest earlier month that has some (TRACKER-52).
 */
export const listGoalsOfMonths = (
  db: Db,
  customerId: number,
  months: readonly CalendarDate[],
): Promise<MonthGoal[]> => listGoalsOfMany(db, [customerId], months)

/** The same for many customers, in one statement. */
export const listGoalsOfMany = async (
  db: Db,
  customerIds: readonly number[],
  months: readonly CalendarDate[],
): Promise<(MonthGoal & { customerId: number })[]> => {
  const { rows } = (await db.execute(sql`
    select owner.id::int8 as "customerId", wanted.month, goal.category, goal.amount_cents::int8 as "amountCents"
    from unnest(string_to_array(${customerIds.join(',')}, ',')::bigint[]) as owner (id)
    cross join unnest(string_to_array(${months.join(',')}, ',')::date[]) as wanted (month)
    cross join (values (true), (false)) as kind (is_trustee)
    cross join lateral (
      select max(earlier.month) as month from bank.expense_goals earlier
      where earlier.customer_id = owner.id and earlier.month <= wanted.month
        and (earlier.category = ${TRUSTEE_PAYMENT}) = kind.is_trustee
    ) as latest
    join bank.expense_goals goal on goal.customer_id = owner.id and goal.month = latest.month
      and (goal.category = ${TRUSTEE_PAYMENT}) = kind.is_trustee
    order by wanted.month, goal.id`)) as unknown as { rows: (MonthGoal & { customerId: number })[] }
  return rows
}
