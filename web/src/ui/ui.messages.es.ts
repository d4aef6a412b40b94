/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './ui.messages.ts'

export const copy: Translation<typeof english.copy> = {
  lostPart: 'No pudimos abrir esto. Revise su conexión y después vuelva a cargar la página.',
}
