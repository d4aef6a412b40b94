/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './dialog.messages.ts'

export const copy: Translation<typeof english.copy> = {
  close: 'Cerrar',
  checkEntries: 'Revise lo que escribió',
  reviewEntries: 'Revise la información e intente de nuevo.',
  ok: 'Entendido',
  messages: 'Mensajes',
  dismiss: 'Quitar el mensaje',
}
