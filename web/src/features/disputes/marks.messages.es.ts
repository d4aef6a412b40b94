/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './marks.messages.ts'

export const marksCopy: Translation<typeof english.marksCopy> = {
  missing: 'No pudimos cargar qué transacciones reportó.',
}
