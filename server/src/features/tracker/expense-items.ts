/** Spending that the customer enters, and what may be changed of spending that a transaction made (TRACKER-142). */
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

/** What is undefined (and a day that is null) stays as it is. */
export interface ItemForm {
  amount?: Cents | undefined
  category?: ExpenseCategory | undefined
  effective_date?: CalendarDate | null | undefined
  description?: string | null | undefined
}

/** Returns the items of the month. Sent again under the same key it is not added again. */
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

/** Today in this month, else the first day of the month (TRACKER-113). */
const defaultDay = (month: Month, today: CalendarDate) => (month && !sameMonth(month, today) ? month : today)

/** Returns the items of the month, or of the item's month when none is named. */
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

/** Returns the items that remain in the month, or in the item's month when none is named. */
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
 * Throws `not_found`, also for spending of which all came back, and `tracker.already_split` for an item that its parts
 * stand for.
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

/** Throws for a day on which nothing can be entered. */
const assertOpen = (effectiveOn: CalendarDate, today: CalendarDate) => {
  if (effectiveOn > today) throw refuse('tracker.day_ahead')
  if (!isOpenForItems(effectiveOn, today)) throw refuse('tracker.month_closed')
}

/** Amount and day may change: they are the customer's own word, of a day that is still open or was entered ahead. */
const assertFree = (item: ItemRow, today: CalendarDate) => {
  if (item.fromTransaction) throw refuse('tracker.item_from_transaction')
  if (item.effectiveOn <= today && !isOpenForItems(item.effectiveOn, today))
    throw refuse('tracker.month_closed')
}
