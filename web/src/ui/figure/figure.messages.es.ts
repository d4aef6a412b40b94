/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './figure.messages.ts'

export const copy: Translation<typeof english.copy> = {
  hide: 'Ocultar',
  show: 'Mostrar',
  minus: 'menos {amount}',
  track: {
    done: '{step}<more>, completado</more>',
    now: '{step}<more>, ahora</more>',
    ahead: '{step}<more>, todavía pendiente</more>',
  },
}
