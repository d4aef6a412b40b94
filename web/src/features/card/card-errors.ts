import { CallError, stoppedSentence } from '../../lib/call-error.ts'
import { cardMessages } from './card.messages.ts'

/** Why it failed, if the bank gave a reason. */
export const cardError = (error: unknown): string | undefined =>
  stoppedSentence(error) ??
  (error instanceof CallError ? (cardMessages as Record<string, string>)[error.code] : undefined)
