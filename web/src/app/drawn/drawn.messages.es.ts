/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './drawn.messages.ts'

export const copy: Translation<typeof english.copy> = {
  description: 'Inicie sesión para ver su saldo, su pago al fideicomisario (trustee) y su plan del mes.',
  noScript:
    'Necesita JavaScript para iniciar sesión. Actívelo en su navegador o <a>llámenos para pedir ayuda</a>.',
}
