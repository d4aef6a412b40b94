import { useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { refusalSentence } from './tracker-errors.ts'

/**
 * Tries a save. A refusal has its sentence, which the screen shows; any other failure is written down and nothing is
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
      const sentence = refusalSentence(error)
      setRefusal(sentence)
      if (!sentence) logFailure(what, error)
      return false
    }
  }
  return { refusal, attempt }
}
