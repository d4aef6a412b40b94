/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './sign-up.messages.ts'

export const copy: Translation<typeof english.copy> = {
  closed: 'Ya no abrimos cuentas nuevas.',
}
