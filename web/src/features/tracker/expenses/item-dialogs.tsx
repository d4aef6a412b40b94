/** The dialogs of expense items. Their code comes when the first one opens. */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { ExpenseItem } from '@yoursuccess/contract/tracker-fields'
import { dialogCode } from '../../../ui/dialog/dialog-code.tsx'
import { closedUnseen, openDialog } from '../../../ui/dialog/dialogs.tsx'

const drawAdditionalExpense = dialogCode(() =>
  import('./additional-expense-dialog.tsx').then((m) => m.AdditionalExpenseDialog),
)
const drawItem = dialogCode(() => import('./item-dialog.tsx').then((m) => m.ItemDialog))
const drawBreakdown = dialogCode(() =>
  import('../breakdown/breakdown-dialog.tsx').then((m) => m.BreakdownDialog),
)

/** "Additional Expense Transaction": amount and category, today (AMB-167). */
export const addExpense = (month: CalendarDate): Promise<void> =>
  openDialog(
    (close) => drawAdditionalExpense({ month, onClose: () => close(undefined) }),
    closedUnseen(undefined),
  )

export const addItem = (month: CalendarDate, external: boolean): Promise<void> =>
  openDialog(
    (close) => drawItem({ month, external, onClose: () => close(undefined) }),
    closedUnseen(undefined),
  )

export const editItem = (month: CalendarDate, item: ExpenseItem): Promise<void> =>
  openDialog(
    (close) => drawItem({ month, external: item.external, item, onClose: () => close(undefined) }),
    closedUnseen(undefined),
  )

/** Answers the month's items when the item was split (EXP-26); undefined when the customer left it whole. */
export const splitItem = (month: CalendarDate, item: ExpenseItem): Promise<ExpenseItem[] | undefined> =>
  openDialog((close) => drawBreakdown({ month, item, onClose: close }), closedUnseen(undefined))
