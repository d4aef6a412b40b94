/** Suggests categories for expenses without one, by what the customer chose before (RULE-05). */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { MAX_SUGGESTED_ITEMS } from '@yoursuccess/contract/tracker/category-suggestions'
import {
  type Choice,
  knownPayees,
  suggestCategories,
} from '@yoursuccess/contract/tracker/category-suggestions.rules'
import {
  CUSHION,
  type ExpenseCategory,
  TRUSTEE_PAYMENT,
} from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { and, count, desc, eq, gte, isNotNull, isNull, max, ne } from 'drizzle-orm'
import { isShown } from './items.queries.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { expenseItems } from './tracker.tables.ts'

/** Older choices say little. */
const CHOICE_DAYS = 400
/** The newest of them; more are of no use, and comparing them would be slow. */
const MAX_CHOICES = 500

type SuggestedCategory = Exclude<ExpenseCategory, typeof CUSHION>

export const listCategorySuggestions = async (
  { database: { db }, clock }: Pick<TrackerDeps, 'database' | 'clock'>,
  customerId: number,
) => {
  const today = clock.today()
  const items = await listNewestUncategorized(db, customerId)
  if (items.length === 0) return []
  const known = knownPayees(await listChoices(db, customerId, addDays(today, -CHOICE_DAYS)))
  return items.flatMap(({ id, description }) => {
    // A wrong tap on it would count as paid.
    const categories = suggestCategories(description ?? '', known, today, TRUSTEE_PAYMENT)
    return categories.length > 0 ? [{ expense_item_id: id, categories }] : []
  })
}

const { customerId: owner, category, description, effectiveOn } = expenseItems

const listNewestUncategorized = (db: Db, customerId: number) =>
  db
    .select({ id: expenseItems.id, description })
    .from(expenseItems)
    .where(and(eq(owner, customerId), isNull(category), isShown))
    .orderBy(desc(effectiveOn), desc(expenseItems.id))
    .limit(MAX_SUGGESTED_ITEMS)

/** How often each description was given each category since a day. */
const listChoices = async (
  db: Db,
  customerId: number,
  from: CalendarDate,
): Promise<Choice<SuggestedCategory>[]> => {
  const lastOn = max(effectiveOn)
  const rows = await db
    .select({ description, category, count: count(), lastOn })
    .from(expenseItems)
    .where(
      and(
        eq(owner, customerId),
        gte(effectiveOn, from),
        isNotNull(category),
        ne(category, CUSHION),
        isNotNull(description),
        isShown,
      ),
    )
    .groupBy(description, category)
    .orderBy(desc(lastOn))
    .limit(MAX_CHOICES)
  return rows.flatMap((row) =>
    row.description && row.category && row.category !== CUSHION && row.lastOn
      ? [{ description: row.description, category: row.category, count: row.count, lastOn: row.lastOn }]
      : [],
  )
}
