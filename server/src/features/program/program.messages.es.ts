/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './program.messages.ts'

export const copy: Translation<typeof english.copy> = {
  deposits: {
    title: 'El último día para agregar dinero a su cuenta es el {lastDay}.',
    text: 'Después del {lastDay}, su cuenta no podrá recibir dinero. Antes de esa fecha, pida a su empleador que le pague de otra forma. Las transferencias recurrentes terminarán automáticamente.',
  },
  spending: {
    title: 'El último día para gastar o retirar su dinero es el {lastDay}.',
    text: 'Después del {lastDay}, su tarjeta y los pagos de facturas dejarán de funcionar. Elija otra forma de pagar a su fideicomisario (trustee) y sus facturas. Le enviaremos por correo un cheque por el dinero que quede.',
  },
  meaning: 'Qué significa esto para su cuenta y su dinero:',
}
