import { t } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { copy } from '../bills.messages.ts'

/** The server's message, or a general one if the server failed or didn't reply (BILLS-104, BILLS-105). */
export const wordsOf = (error: unknown): string =>
  error instanceof CallError && error.status < 500 ? error.message : t(copy.reminderFallback)
