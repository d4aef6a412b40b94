import { stoppedSentence } from '../../lib/call-error.ts'
import { refusalSentence } from '../../lib/failure-sentence.ts'
import { cardMessages } from './card.messages.ts'

/** Why it failed, if the bank gave a reason. */
export const cardError = (error: unknown): string | undefined =>
  stoppedSentence(error) ?? refusalSentence(error, cardMessages)
