import { refusalSentence } from '../../lib/failure-sentence.ts'
import { stoppedSentence } from '../../lib/stopped-account.ts'
import { cardMessages } from './card.messages.ts'

/** Why it failed, if the bank gave a reason. */
export const cardError = (error: unknown): string | undefined =>
  stoppedSentence(error) ?? refusalSentence(error, cardMessages)
