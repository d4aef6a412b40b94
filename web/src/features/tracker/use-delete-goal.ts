import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { ExpenseGoal } from '@yoursuccess/contract/tracker-fields'
import { deleteExpenseGoal } from '@yoursuccess/contract/tracker-goals'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker-categories'
import { showResult } from '../../ui/dialogs.tsx'
import { RESULT_MS } from '../../ui/result-times.ts'
import { quoted } from './tracker.messages.ts'
import { useIsPlannable } from './use-month.ts'
import { useRemoveGoal } from './use-remove-goal.ts'

/** Deletes an expense goal after a question, and says so (ERR-61, ERR-62). Goals of past months stay as they were. */
export const useDeleteGoal = (month: CalendarDate) => {
  const { remove, refusal } = useRemoveGoal(deleteExpenseGoal, month)
  const isOpen = useIsPlannable(month)
  const deleteGoal = async (goal: ExpenseGoal) => {
    if (await remove(goal))
      await showResult({ tone: 'good', ...quoted.goalDeleted, closesAfterMs: RESULT_MS.short })
  }
  /** What deletes this goal; undefined where it may not be deleted. */
  const of = (goal: ExpenseGoal | undefined) =>
    goal && isOpen && goal.category !== TRUSTEE_PAYMENT ? () => void deleteGoal(goal) : undefined
  return { of, refusal }
}
