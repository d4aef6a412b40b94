/** The dialogs of expense items. Their code comes when the first one opens. */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker-fields'
import { lazy } from 'react'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'

const AdditionalExpenseDialog = lazy(() =>
  import('./additional-expense-dialog.tsx').then((m) => ({ default: m.AdditionalExpenseDialog })),
)
const ItemDialog = lazy(() => import('./item-dialog.tsx').then((m) => ({ default: m.ItemDialog })))
const BreakdownDialog = lazy(() =>
  import('../breakdown/breakdown-dialog.tsx').then((m) => ({ default: m.BreakdownDialog })),
)

/** "Additional Expense Transaction": amount and category, today (AMB-167). */
export const addExpense = (month: CalendarDate): Promise<void> =>
  openDialog((close) => <AdditionalExpenseDialog month={month} onClose={() => close(undefined)} />)

export const addItem = (month: CalendarDate, external: boolean): Promise<void> =>
  openDialog((close) => <ItemDialog month={month} external={external} onClose={() => close(undefined)} />)

export const editItem = (month: CalendarDate, item: ExpenseItem): Promise<void> =>
  openDialog((close) => (
    <ItemDialog month={month} external={item.external} item={item} onClose={() => close(undefined)} />
  ))

/** Answers the month's items when the item was split (EXP-26); undefined when the customer left it whole. */
export const splitItem = (month: CalendarDate, item: ExpenseItem): Promise<ExpenseItem[] | undefined> =>
  openDialog((close) => <BreakdownDialog month={month} item={item} onClose={close} />)
