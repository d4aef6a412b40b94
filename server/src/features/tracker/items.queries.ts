/**
 * Queries for expense items. Lists leave out split items, because their parts replace them (TRACKER-138), and
 * items that were refunded completely (TRACKER-143).
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { prepared } from '@yoursuccess/database/prepared'
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

/** More than any customer has in seven years; it only bounds the size of a reply. */
const MAX_ITEMS = 10_000

export const isShown = and(
  isNull(expenseItems.splitAt),
  or(gt(expenseItems.amountCents, ZERO), eq(expenseItems.takenBackCents, ZERO)),
)

export interface ItemRange {
  from: CalendarDate
  /** Inclusive. */
  to: CalendarDate
  uncategorized?: boolean
}

/**
 * Newest first. The statement is prepared and returns all items as one JSON text: a month of a thousand items
 * then costs the embedded database a quarter of what a thousand rows would, and PostgreSQL less than rows or
 * `json_agg`.
 */
export const listItems = async (db: Db, customerId: number, range: ItemRange): Promise<ShownItem[]> => {
  const statement = range.uncategorized ? uncategorizedOfRange(db) : itemsOfRange(db)
  const [row] = await statement.execute({ customerId, from: range.from, to: range.to })
  return (JSON.parse(row?.items ?? '[]') as ItemColumns[]).map(readItem)
}

const statementOf = (name: string, also?: SQL) =>
  prepared((db) => {
    const shown = db
      .select()
      .from(expenseItems)
      .where(
        and(
          eq(expenseItems.customerId, sql.placeholder('customerId')),
          gte(expenseItems.effectiveOn, sql.placeholder('from')),
          lte(expenseItems.effectiveOn, sql.placeholder('to')),
          isShown,
          also,
        ),
      )
      .orderBy(desc(expenseItems.effectiveOn), desc(expenseItems.id))
      .limit(MAX_ITEMS)
      .as('shown')
    const textOf = (column: SQLWrapper) => sql`coalesce(to_json(${column})::text, 'null')`
    const item = sql`'[' || ${shown.id} || ',' || ${shown.amountCents} || ',' || ${textOf(shown.category)} || ','
      || ${textOf(shown.description)} || ',"' || ${shown.effectiveOn} || '",' || ${shown.external} || ',"'
      || ${shown.createdAt} || '",' || coalesce(${shown.parentId}::text, 'null') || ',' || ${shown.fromTransaction} || ']'`
    const newestFirst = sql`${shown.effectiveOn} desc, ${shown.id} desc`
    return db
      .select({ items: sql<string | null>`'[' || string_agg(${item}, ',' order by ${newestFirst}) || ']'` })
      .from(shown)
      .prepare(name)
  })
const itemsOfRange = statementOf('tracker_items')
const uncategorizedOfRange = statementOf('tracker_items_uncategorized', isNull(expenseItems.category))

/** An item's columns in the statement's order. `createdAt` is the database's text. */
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

const readItem = ([
  id,
  amountCents,
  category,
  description,
  effectiveOn,
  external,
  createdAt,
  parentId,
  fromTransaction,
]: ItemColumns): ShownItem => ({
  id,
  amountCents,
  category,
  description,
  effectiveOn,
  external,
  createdAt: new Date(createdAt),
  parentId,
  fromTransaction,
})

/** Locks the item until the transaction ends, so that simultaneous changes to it run one after the other. */
export const lockItem = async (tx: Db, customerId: number, id: number): Promise<ItemRow | undefined> => {
  const [row] = await tx
    .select()
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
    .for('update')
  return row
}

/** A statement has 65,535 values at most, and a row has fewer than 20. */
const ROWS_AT_ONCE = 3000

export const insertItems = async (tx: Db, customerId: number, items: readonly NewItem[]): Promise<void> => {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    const some = items.slice(at, at + ROWS_AT_ONCE)
    await tx.insert(expenseItems).values(some.map((item) => ({ ...item, customerId })))
  }
}

export const updateItem = async (
  tx: Db,
  customerId: number,
  id: number,
  change: Partial<
    Pick<ItemRow, 'amountCents' | 'category' | 'description' | 'effectiveOn' | 'splitAt' | 'takenBackCents'>
  >,
): Promise<void> => {
  await tx
    .update(expenseItems)
    .set(change)
    .where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
}

/** Locks those that still have neither a category nor parts, always in the same order. */
export const lockUncategorized = (tx: Db, customerId: number, ids: readonly number[]): Promise<ItemRow[]> =>
  tx
    .select()
    .from(expenseItems)
    .where(
      and(
        eq(expenseItems.customerId, customerId),
        inArray(expenseItems.id, [...ids]),
        isNull(expenseItems.category),
        isNull(expenseItems.splitAt),
      ),
    )
    .orderBy(asc(expenseItems.id))
    .for('update')

/** Marks all these items as split. Their parts replace them in lists. */
export const markSplit = async (
  tx: Db,
  customerId: number,
  ids: readonly number[],
  splitAt: Date,
): Promise<void> => {
  await tx
    .update(expenseItems)
    .set({ splitAt })
    .where(and(eq(expenseItems.customerId, customerId), inArray(expenseItems.id, [...ids])))
}

/** Gives all these items one category. */
export const setCategory = async (
  tx: Db,
  customerId: number,
  items: readonly Pick<ItemRow, 'id'>[],
  category: ItemRow['category'],
): Promise<void> => {
  const ids = items.map(({ id }) => id)
  await tx
    .update(expenseItems)
    .set({ category })
    .where(and(eq(expenseItems.customerId, customerId), inArray(expenseItems.id, ids)))
}

export const deleteItem = async (tx: Db, customerId: number, id: number): Promise<void> => {
  await tx.delete(expenseItems).where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
}

type MovementItem = NewItem & { customerId: number; postedTransactionId: number }

/**
 * Inserts items for movements of any number of customers in one statement; skips movements that already have
 * one. Returns the posted transaction ids whose items were inserted.
 */
export const insertMovementItems = async (tx: Db, items: readonly MovementItem[]): Promise<Set<number>> => {
  // Always in the same order, so that two batches with the same movements cannot deadlock.
  const rows = items.toSorted((a, b) => a.postedTransactionId - b.postedTransactionId)
  const made = await tx
    .insert(expenseItems)
    .values(rows)
    .onConflictDoNothing({ target: expenseItems.postedTransactionId })
    .returning({ postedTransactionId: expenseItems.postedTransactionId })
  return new Set(made.flatMap(({ postedTransactionId }) => postedTransactionId ?? []))
}

/** Locks the items made by these movements, always in the same order. */
export const lockMovementItems = (tx: Db, postedTransactionIds: readonly number[]): Promise<ItemRow[]> =>
  tx
    .select()
    .from(expenseItems)
    .where(inArray(expenseItems.postedTransactionId, [...postedTransactionIds]))
    .orderBy(asc(expenseItems.id))
    .for('update')

/** Inserts the item of a bill payment, unless it already has one. */
export const insertBillPaymentItem = async (
  tx: Db,
  item: NewItem & { customerId: number; billPaymentId: number },
): Promise<void> => {
  await tx.insert(expenseItems).values(item).onConflictDoNothing({ target: expenseItems.billPaymentId })
}

/** Locks the item of a bill payment. */
export const lockBillPaymentItem = async (tx: Db, customerId: number, billPaymentId: number) => {
  const [row] = await tx
    .select()
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.billPaymentId, billPaymentId)))
    .for('update')
  return row
}

/** Locks the parts into which items were split. */
export const lockChildren = (tx: Db, customerId: number, parentIds: readonly number[]): Promise<ItemRow[]> =>
  tx
    .select()
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, customerId), inArray(expenseItems.parentId, [...parentIds])))
    .orderBy(asc(expenseItems.id))
    .for('update')
