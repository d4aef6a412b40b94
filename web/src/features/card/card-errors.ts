import { CallError, stoppedSentence } from '../../lib/call-error.ts'
import { cardMessages } from './card.messages.ts'

/** Why it did not work, where the bank said so. */
export const cardError = (error: unknown): string | undefined =>
  stoppedSentence(error) ??
  (error instanceof CallError ? (cardMessages as Record<string, string>)[error.code] : undefined)
