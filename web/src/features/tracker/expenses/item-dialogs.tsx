/** The dialogs of expense items. Their code loads when the first one opens. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const AdditionalExpenseDialog = lazyPart(
  async () => (await import('./additional-expense-dialog.tsx')).AdditionalExpenseDialog,
)
const ItemDialog = lazyPart(async () => (await import('./item-dialog.tsx')).ItemDialog)
const BreakdownDialog = lazyPart(
  async () => (await import('../breakdown/breakdown-dialog.tsx')).BreakdownDialog,
)

/** "Additional Expense Transaction": asks for amount and category; the date is today (TRACKER-113). */
export const addExpense = (month: CalendarDate): Promise<void> =>
  openDialog((close) => <AdditionalExpenseDialog month={month} onClose={() => close(undefined)} />)

export const addItem = (month: CalendarDate, external: boolean): Promise<void> =>
  openDialog((close) => <ItemDialog month={month} external={external} onClose={() => close(undefined)} />)

export const editItem = (month: CalendarDate, item: ExpenseItem): Promise<void> =>
  openDialog((close) => (
    <ItemDialog month={month} external={item.external} item={item} onClose={() => close(undefined)} />
  ))

/**
 * Returns the month's items if the item was split (TRACKER-137); undefined if the customer didn't split it.
 */
export const splitItem = (month: CalendarDate, item: ExpenseItem): Promise<ExpenseItem[] | undefined> =>
  openDialog<ExpenseItem[] | undefined>((close) => (
    <BreakdownDialog month={month} item={item} onClose={close} />
  ))
