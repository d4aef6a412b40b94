import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { t, texts } from '../../../i18n/translate.ts'
import { confirm, showResult } from '../../../ui/dialog/dialogs.tsx'
import { useDeleteExpenseGoal, useDeleteIncomeGoal } from '../tracker.calls.ts'
import { copy } from '../tracker.messages.ts'
import type { GoalKind } from './goal-rows.ts'
import { goalsCopy } from './goals.messages.ts'

/**
 * Asks before it removes a saved goal (TRACKER-82). Reports a removed expense goal without waiting for the
 * customer to close the message (TRACKER-103). Each row uses this hook itself, so that rows don't wait for
 * each other.
 */
export const useRemoveGoal = (
  kind: GoalKind,
  month: CalendarDate,
  /** Called with the error if the removal failed, and with undefined when a new attempt starts. */
  onFailure: (error: unknown) => void,
) => {
  const ofIncome = useDeleteIncomeGoal()
  const ofExpenses = useDeleteExpenseGoal()
  const { submit, isPending } = kind === 'income' ? ofIncome : ofExpenses
  /** Resolves to true if the goal was removed. */
  const remove = (id: number): Promise<boolean> => {
    const askFirst = async () => {
      const isSure = await confirm({
        ...texts(copy.deleteQuestion),
        cancelLabel: t(goalsCopy.cancel),
        destructive: true,
      })
      if (isSure) onFailure(undefined)
      return isSure
    }
    const onSuccess = () => {
      if (kind === 'expense') void showResult({ tone: 'good', ...texts(copy.goalDeleted) })
    }
    return submit(
      { params: { id: String(id) }, query: { month } },
      { askFirst, onSuccess, onError: onFailure },
    )
  }
  return { remove, isPending }
}
