/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './account.ts'

export const accountRefusals: Translation<typeof english.accountRefusals> = {
  'account.not_reopenable': 'Esta cuenta no se puede volver a abrir.',
}
