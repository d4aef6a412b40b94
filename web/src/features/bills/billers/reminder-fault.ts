import { CallError } from '../../../lib/call-error.ts'
import { quoted } from '../bills.messages.ts'

/** What the server said, or that it said nothing of use (ERR-69, ERR-70). */
export const wordsOf = (error: unknown): string =>
  error instanceof CallError ? error.message : quoted.reminderFallback
