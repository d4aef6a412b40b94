/** The dialog of an expense goal. Its code loads when it first opens. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ExpenseGoal } from '@yoursuccess/contract/tracker/tracker-fields'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const GoalDialog = lazyPart(async () => (await import('./goal-dialog.tsx')).GoalDialog)

/** With a category, the dialog begins with it. */
export const addGoal = (month: CalendarDate, category?: SelectableExpenseCategory): Promise<void> =>
  openDialog((close) => (
    <GoalDialog month={month} {...(category && { category })} onClose={() => close(undefined)} />
  ))

export const editGoal = (month: CalendarDate, goal: ExpenseGoal): Promise<void> =>
  openDialog((close) => <GoalDialog month={month} goal={goal} onClose={() => close(undefined)} />)
