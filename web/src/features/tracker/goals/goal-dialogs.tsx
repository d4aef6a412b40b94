/** The dialog of an expense goal. Its code comes when it opens first. */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { ExpenseGoal } from '@yoursuccess/contract/tracker-fields'
import { dialogCode } from '../../../ui/dialog/dialog-code.tsx'
import { closedUnseen, openDialog } from '../../../ui/dialog/dialogs.tsx'

const drawGoal = dialogCode(() => import('./goal-dialog.tsx').then((m) => m.GoalDialog))

export const addGoal = (month: CalendarDate): Promise<void> =>
  openDialog((close) => drawGoal({ month, onClose: () => close(undefined) }), closedUnseen(undefined))

export const editGoal = (month: CalendarDate, goal: ExpenseGoal): Promise<void> =>
  openDialog((close) => drawGoal({ month, goal, onClose: () => close(undefined) }), closedUnseen(undefined))
