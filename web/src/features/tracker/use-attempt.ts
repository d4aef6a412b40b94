import { useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { showOverBudget } from './goals/over-budget.ts'
import { overBudgetOf, refusalSentence } from './tracker-errors.ts'

/**
 * Tries a save. A refusal has its sentence, which the screen shows, or its popup where one is stated (ERR-51: another
 * tab may have changed the budget that this page knows); any other failure is written down and nothing is
 * shown (AMB-019): what was typed stays, and the button works again.
 */
export const useAttempt = () => {
  const [refusal, setRefusal] = useState<string>()
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await work()
      return true
    } catch (error) {
      const over = overBudgetOf(error)
      if (over !== undefined) {
        void showOverBudget(over)
        return false
      }
      const sentence = refusalSentence(error)
      setRefusal(sentence)
      if (!sentence) logFailure(what, error)
      return false
    }
  }
  return { refusal, attempt }
}
