import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { deleteExpenseGoal, deleteIncomeGoal } from '@yoursuccess/contract/tracker-goals'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { useTrackerCall } from '../tracker.api.ts'
import { quoted } from '../tracker.messages.ts'
import { useAttempt } from '../use-attempt.ts'

/** Asks before it removes a saved goal (AMB-180). True when the goal is gone. */
export const useRemoveGoal = (
  endpoint: typeof deleteIncomeGoal | typeof deleteExpenseGoal,
  month: CalendarDate,
) => {
  const { mutateAsync: removeGoal } = useTrackerCall(endpoint)
  const { refusal, attempt } = useAttempt()
  const remove = async ({ id }: { id: number | null }): Promise<boolean> => {
    if (id === null) return false
    const isSure = await confirm({ ...quoted.deleteQuestion, cancelLabel: 'Cancel', destructive: true })
    return (
      isSure && attempt('deleting a goal', () => removeGoal({ params: { id: String(id) }, query: { month } }))
    )
  }
  return { remove, refusal }
}
