import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { ExpenseGoal } from '@yoursuccess/contract/tracker-fields'
import { deleteExpenseGoal } from '@yoursuccess/contract/tracker-goals'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker-categories'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { quoted } from '../tracker.messages.ts'
import { useIsPlannable } from '../month/use-month.ts'
import { useRemoveGoal } from './use-remove-goal.ts'

/** Deletes an expense goal after a question, and says so (ERR-61, ERR-62). Goals of past months stay as they were. */
export const useDeleteGoal = (month: CalendarDate) => {
  const { remove: removeGoal, refusal } = useRemoveGoal(deleteExpenseGoal, month)
  const isOpen = useIsPlannable(month)
  /** True when the goal is gone; that this is said keeps nobody waiting. */
  const remove = async (goal: { id: number | null }): Promise<boolean> => {
    const isGone = await removeGoal(goal)
    if (isGone) void showResult({ tone: 'good', ...quoted.goalDeleted })
    return isGone
  }
  /** What deletes this goal; undefined where it may not be deleted. */
  const of = (goal: ExpenseGoal | undefined) =>
    goal && isOpen && goal.category !== TRUSTEE_PAYMENT ? () => void remove(goal) : undefined
  return { of, remove, refusal }
}
