import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { splitState } from '@yoursuccess/contract/tracker/tracker.rules'
import { listItemsOfMonth, lockOwnItem } from './expense-items.ts'
import { insertItems, updateItem, type ShownItem } from './items.queries.ts'
import { refuse, type TrackerDeps } from './tracker.deps.ts'

export interface PartForm {
  /** The item, the same in all parts. */
  expense_item_id: number
  amount: Cents
  category: SelectableExpenseCategory
  description?: string | null | undefined
}

/**
 * Replaces an item by parts that add up to it exactly, in any month: the money does not change. The item stays in the
 * table, and its parts have its day and its kind (TRACKER-138). Returns the items of the month, or of the item's month
 * when none is named.
 */
export const splitExpenseItem = async (
  { database, clock, idempotency }: TrackerDeps,
  customerId: number,
  month: CalendarDate | null | undefined,
  parts: readonly PartForm[],
  key?: string,
): Promise<ShownItem[]> => {
  const call = 'POST /api/expense_items/create_childen'
  const splitOn = await idempotency.once({ customerId, key, call, body: { month, parts } }, async (tx) => {
    // The lock makes the second of two browsers wait, and then see that the item is split.
    const id = parts[0]?.expense_item_id ?? 0
    const item = await lockOwnItem(tx, customerId, id)
    const amounts = parts.map((part) => part.amount)
    if (splitState(item.amountCents, amounts) !== 'equal') throw refuse('tracker.split_sum')
    const now = clock.now()
    await updateItem(tx, customerId, id, { splitAt: now })
    const children = parts.map((part) => ({
      effectiveOn: item.effectiveOn,
      amountCents: part.amount,
      category: part.category,
      description: part.description || item.description,
      external: item.external,
      fromTransaction: item.fromTransaction,
      parentId: item.id,
      createdAt: now,
    }))
    await insertItems(tx, customerId, children)
    return item.effectiveOn
  })
  return listItemsOfMonth(database.db, customerId, month ?? splitOn)
}
