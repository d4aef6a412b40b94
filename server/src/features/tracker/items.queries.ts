/** Expense items. A split item is left out of every list: its parts stand for it (AMB-166). */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { expenseItems } from './tracker.tables.ts'

export type ItemRow = typeof expenseItems.$inferSelect
export type ShownItem = Pick<
  ItemRow,
  | 'id'
  | 'amountCents'
  | 'category'
  | 'description'
  | 'effectiveOn'
  | 'external'
  | 'createdAt'
  | 'parentId'
  | 'fromTransaction'
>
export type NewItem = Omit<typeof expenseItems.$inferInsert, 'customerId'>

/** Nobody spends this often in seven years; it only keeps a reply from growing without end. */
const MOST_ITEMS = 10_000

export interface ItemRange {
  from: CalendarDate
  /** Included. */
  to: CalendarDate
  uncategorized?: boolean
}

/**
 * Newest first. The items come as one JSON text: a month of a thousand costs the embedded database a quarter of what it
 * costs as a thousand rows, and PostgreSQL two thirds.
 */
export const listItems = async (db: Db, customerId: number, range: ItemRange): Promise<ShownItem[]> => {
  const shown = db
    .select()
    .from(expenseItems)
    .where(
      and(
        eq(expenseItems.customerId, customerId),
        gte(expenseItems.effectiveOn, range.from),
        lte(expenseItems.effectiveOn, range.to),
        isNull(expenseItems.splitAt),
        range.uncategorized ? isNull(expenseItems.category) : undefined,
      ),
    )
    .orderBy(desc(expenseItems.effectiveOn), desc(expenseItems.id))
    .limit(MOST_ITEMS)
    .as('shown')
  const item = sql`json_build_array(${shown.id}, ${shown.amountCents}, ${shown.category}, ${shown.description},
    ${shown.effectiveOn}, ${shown.external}, ${shown.createdAt}, ${shown.parentId}, ${shown.fromTransaction})`
  const newestFirst = sql`${shown.effectiveOn} desc, ${shown.id} desc`
  const [row] = await db
    .select({ items: sql<string>`json_agg(${item} order by ${newestFirst})::text` })
    .from(shown)
  return (JSON.parse(row?.items ?? '[]') as ItemColumns[]).map(readItem)
}

/** The columns of an item in the order of the statement; an instant as the database writes it. */
type ItemColumns = [
  id: number,
  amountCents: ItemRow['amountCents'],
  category: ItemRow['category'],
  description: string | null,
  effectiveOn: CalendarDate,
  external: boolean,
  createdAt: string,
  parentId: number | null,
  fromTransaction: boolean,
]

const readItem = (columns: ItemColumns): ShownItem => {
  const [
    id,
    amountCents,
    category,
    description,
    effectiveOn,
    external,
    createdAt,
    parentId,
    fromTransaction,
  ] = columns
  return {
    id,
    amountCents,
    category,
    description,
    effectiveOn,
    external,
    createdAt: new Date(createdAt),
    parentId,
    fromTransaction,
  }
}

/** Locks the item until the transaction ends, so that two splits or changes of it come one after the other. */
export const lockItem = async (tx: Db, customerId: number, id: number): Promise<ItemRow | undefined> => {
  const [row] = await tx
    .select()
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
    .for('update')
  return row
}

export const insertItems = async (tx: Db, customerId: number, items: readonly NewItem[]): Promise<void> => {
  await tx.insert(expenseItems).values(items.map((item) => ({ ...item, customerId })))
}

export const updateItem = async (
  tx: Db,
  customerId: number,
  id: number,
  change: Partial<Pick<ItemRow, 'amountCents' | 'category' | 'description' | 'effectiveOn' | 'splitAt'>>,
): Promise<void> => {
  await tx
    .update(expenseItems)
    .set(change)
    .where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
}

export const deleteItem = async (tx: Db, customerId: number, id: number): Promise<void> => {
  await tx.delete(expenseItems).where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
}

/** Items of movements of several customers in one statement; a movement that has its item is passed over. */
export const insertMovementItems = async (
  tx: Db,
  items: readonly (NewItem & { customerId: number; postedTransactionId: number })[],
): Promise<void> => {
  // In one order for all, so that two batches with the same movements do not wait for each other.
  const rows = items.toSorted((a, b) => a.postedTransactionId - b.postedTransactionId)
  await tx.insert(expenseItems).values(rows).onConflictDoNothing({ target: expenseItems.postedTransactionId })
}
