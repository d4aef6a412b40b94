/**
 * Expense items. A split item is left out of every list: its parts replace it (TRACKER-138). So is spending of which all
 * was refunded (TRACKER-143).
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

/** Nobody spends this often in seven years; it only keeps a reply from growing without end. */
const MAX_ITEMS = 10_000

export const isShown = and(
  isNull(expenseItems.splitAt),
  or(gt(expenseItems.amountCents, ZERO), eq(expenseItems.takenBackCents, ZERO)),
)

export interface ItemRange {
  from: CalendarDate
  /** Included. */
  to: CalendarDate
  uncategorized?: boolean
}

/**
 * Newest first. The items come as one JSON text, put together by hand and prepared: a month of a thousand costs the
 * embedded database a quarter of what it costs as a thousand rows, and PostgreSQL less than `json_agg` or rows would.
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

/** Locks the item until the transaction ends, so two splits or changes of it run one after the other. */
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
  change: Partial<
    Pick<ItemRow, 'amountCents' | 'category' | 'description' | 'effectiveOn' | 'splitAt' | 'takenBackCents'>
  >,
): Promise<void> => {
  await tx
    .update(expenseItems)
    .set(change)
    .where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
}

export const deleteItem = async (tx: Db, customerId: number, id: number): Promise<void> => {
  await tx.delete(expenseItems).where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.id, id)))
}

type MovementItem = NewItem & { customerId: number; postedTransactionId: number }

/**
 * Items of movements of several customers in one statement; a movement that has its item is passed over. Returns the
 * movements whose items were made.
 */
export const insertMovementItems = async (tx: Db, items: readonly MovementItem[]): Promise<Set<number>> => {
  // In one order for all, so that two batches with the same movements do not wait for each other.
  const rows = items.toSorted((a, b) => a.postedTransactionId - b.postedTransactionId)
  const made = await tx
    .insert(expenseItems)
    .values(rows)
    .onConflictDoNothing({ target: expenseItems.postedTransactionId })
    .returning({ postedTransactionId: expenseItems.postedTransactionId })
  return new Set(made.flatMap(({ postedTransactionId }) => postedTransactionId ?? []))
}

/** Locks the item of a movement. */
export const lockMovementItem = async (
  tx: Db,
  customerId: number,
  postedTransactionId: number,
): Promise<ItemRow | undefined> => {
  const [row] = await tx
    .select()
    .from(expenseItems)
    .where(
      and(eq(expenseItems.customerId, customerId), eq(expenseItems.postedTransactionId, postedTransactionId)),
    )
    .for('update')
  return row
}

/** The item of a bill payment, which has one at most. */
export const insertBillPaymentItem = async (
  tx: Db,
  item: NewItem & { customerId: number; billPaymentId: number },
): Promise<void> => {
  await tx.insert(expenseItems).values(item).onConflictDoNothing({ target: expenseItems.billPaymentId })
}

/** Locks the item of a bill payment. */
export const lockBillPaymentItem = async (
  tx: Db,
  customerId: number,
  billPaymentId: number,
): Promise<ItemRow | undefined> => {
  const [row] = await tx
    .select()
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, customerId), eq(expenseItems.billPaymentId, billPaymentId)))
    .for('update')
  return row
}

/** Locks the parts into which items were split. */
export const lockParts = (tx: Db, customerId: number, parentIds: readonly number[]): Promise<ItemRow[]> =>
  tx
    .select()
    .from(expenseItems)
    .where(and(eq(expenseItems.customerId, customerId), inArray(expenseItems.parentId, [...parentIds])))
    .orderBy(asc(expenseItems.id))
    .for('update')
