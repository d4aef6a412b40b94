/**
 * Expense items that the customer enters, and the changes allowed to items made by a transaction
 * (TRACKER-142).
 */
import { monthEnd, monthStart, sameMonth, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { isOpenForItems } from '@yoursuccess/contract/tracker/tracker.rules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import {
  deleteItem,
  insertItems,
  listItems,
  lockItem,
  updateItem,
  type ItemRow,
  type ShownItem,
} from './items.queries.ts'
import { refuse, type TrackerDeps } from './tracker.deps.ts'

type Month = CalendarDate | null | undefined

export interface NewItemForm {
  amount: Cents
  category: ExpenseCategory
  effective_date?: CalendarDate | null | undefined
  external: boolean
  description?: string | null | undefined
}

/** Undefined fields, and a null date, keep their stored value. */
export interface ItemForm {
  amount?: Cents | undefined
  category?: ExpenseCategory | undefined
  effective_date?: CalendarDate | null | undefined
  description?: string | null | undefined
}

/** Adds an item and returns the items of its month. A retry with the same key adds nothing. */
export const createExpenseItem = async (
  { database, clock, idempotency }: TrackerDeps,
  customerId: number,
  month: Month,
  form: NewItemForm,
  key?: string,
): Promise<ShownItem[]> => {
  const today = clock.today()
  const intention = { customerId, key, call: 'POST /api/expense_items', body: { month, form } }
  const addedOn = await idempotency.once(intention, async (tx) => {
    const effectiveOn = form.effective_date ?? defaultDay(month, today)
    if (month && !sameMonth(effectiveOn, month)) throw refuse('tracker.date_outside_month')
    assertOpen(effectiveOn, today)
    await insertItems(tx, customerId, [
      {
        effectiveOn,
        amountCents: form.amount,
        category: form.category,
        description: form.description || null,
        external: form.external,
        createdAt: clock.now(),
      },
    ])
    return effectiveOn
  })
  return listItemsOfMonth(database.db, customerId, addedOn)
}

/** Today if the month is this one, else the month's first day (TRACKER-113). */
const defaultDay = (month: Month, today: CalendarDate) => (month && !sameMonth(month, today) ? month : today)

/** Returns the items of the given month, or of the item's month if none is given. */
export const updateExpenseItem = (
  { database, clock }: TrackerDeps,
  customerId: number,
  id: number,
  month: Month,
  form: ItemForm,
): Promise<ShownItem[]> =>
  database.transaction(async (tx) => {
    const item = await lockOwnItem(tx, customerId, id)
    const effectiveOn = form.effective_date ?? item.effectiveOn
    const amountCents = form.amount ?? item.amountCents
    if (effectiveOn !== item.effectiveOn || amountCents !== item.amountCents) {
      assertFree(item, clock.today())
      assertOpen(effectiveOn, clock.today())
    }
    if (month && effectiveOn !== item.effectiveOn && !sameMonth(effectiveOn, month)) {
      throw refuse('tracker.date_outside_month')
    }
    await updateItem(tx, customerId, id, {
      effectiveOn,
      amountCents,
      category: form.category ?? item.category,
      description: form.description === undefined ? item.description : form.description || null,
    })
    return listItemsOfMonth(tx, customerId, month ?? effectiveOn)
  })

/** Returns the remaining items of the given month, or of the item's month if none is given. */
export const deleteExpenseItem = (
  { database, clock }: TrackerDeps,
  customerId: number,
  id: number,
  month: Month,
): Promise<ShownItem[]> =>
  database.transaction(async (tx) => {
    const item = await lockOwnItem(tx, customerId, id)
    assertFree(item, clock.today())
    await deleteItem(tx, customerId, id)
    return listItemsOfMonth(tx, customerId, month ?? item.effectiveOn)
  })

/**
 * Locks the item. Throws `not_found`, also for an item that was refunded completely, and
 * `tracker.already_split` for an item that was split into parts.
 */
export const lockOwnItem = async (tx: Db, customerId: number, id: number): Promise<ItemRow> => {
  const item = await lockItem(tx, customerId, id)
  if (!item) throw notFound()
  if (item.splitAt) throw refuse('tracker.already_split')
  if (item.amountCents === 0 && item.takenBackCents > 0) throw notFound()
  return item
}

export const listItemsOfMonth = (db: Db, customerId: number, day: CalendarDate): Promise<ShownItem[]> =>
  listItems(db, customerId, { from: monthStart(day), to: monthEnd(day) })

/** Throws if the customer cannot enter items for this day: `tracker.day_ahead`, `tracker.month_closed`. */
const assertOpen = (effectiveOn: CalendarDate, today: CalendarDate) => {
  if (effectiveOn > today) throw refuse('tracker.day_ahead')
  if (!isOpenForItems(effectiveOn, today)) throw refuse('tracker.month_closed')
}

/**
 * Throws if the item's amount and day cannot be changed: it was made by a transaction, or its month is
 * closed.
 */
const assertFree = (item: ItemRow, today: CalendarDate) => {
  if (item.fromTransaction) throw refuse('tracker.item_from_transaction')
  if (item.effectiveOn <= today && !isOpenForItems(item.effectiveOn, today))
    throw refuse('tracker.month_closed')
}
