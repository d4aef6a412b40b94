import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { splitState } from '@yoursuccess/contract/tracker/tracker.rules'
import { listItemsOfMonth, lockOwnItem } from './expense-items.ts'
import { insertItems, updateItem, type ShownItem } from './items.queries.ts'
import { refuse, type TrackerDeps } from './tracker.deps.ts'

export interface PartForm {
  /** The id of the item to split, the same in all parts. */
  expense_item_id: number
  amount: Cents
  category: SelectableExpenseCategory
  description?: string | null | undefined
}

/**
 * Replaces an item by parts that add up to it exactly. Allowed in any month, because totals do not change.
 * The split item stays in the table; its parts have its day and source (TRACKER-138). Returns the items of
 * the given month, or of the item's month if none is given. Throws `not_found`, `tracker.already_split`,
 * `tracker.split_sum`.
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
    // Locks the item: the second of two simultaneous splits waits, then finds it already split.
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
