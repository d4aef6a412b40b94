import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { confirm, showResult } from '../../../ui/dialog/dialogs.tsx'
import { useDeleteExpenseGoal, useDeleteIncomeGoal } from '../tracker.calls.ts'
import { quoted } from '../tracker.messages.ts'
import type { GoalKind } from './goal-rows.ts'

/**
 * Asks before it removes a saved goal (TRACKER-82). That an expense goal is gone is said (TRACKER-103), which keeps
 * nobody waiting. One for each row, so that rows do not wait for each other.
 */
export const useRemoveGoal = (
  kind: GoalKind,
  month: CalendarDate,
  /** Why it was not removed; nothing while it is tried. */
  onFailure: (error: unknown) => void,
) => {
  const ofIncome = useDeleteIncomeGoal()
  const ofExpenses = useDeleteExpenseGoal()
  const { submit, isPending } = kind === 'income' ? ofIncome : ofExpenses
  /** True when the goal is gone. */
  const remove = (id: number): Promise<boolean> => {
    const askFirst = async () => {
      const isSure = await confirm({ ...quoted.deleteQuestion, cancelLabel: 'Cancel', destructive: true })
      if (isSure) onFailure(undefined)
      return isSure
    }
    const onSuccess = () => {
      if (kind === 'expense') void showResult({ tone: 'good', ...quoted.goalDeleted })
    }
    return submit(
      { params: { id: String(id) }, query: { month } },
      { askFirst, onSuccess, onError: onFailure },
    )
  }
  return { remove, isPending }
}
