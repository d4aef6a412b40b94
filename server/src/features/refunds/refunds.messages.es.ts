/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './refunds.messages.ts'

export const copy: Translation<typeof english.copy> = {
  planned: {
    title: 'Le enviaremos por correo un cheque por el dinero que queda en su cuenta.',
    text: 'Lo enviaremos por correo a la dirección que tenemos registrada, a más tardar el {mailBy}. Revise que su dirección sea correcta. Puede corregirla antes del {lookOn}:',
  },
  mailed: {
    title: 'Su cheque de reembolso por {amount} está en el correo.',
    number: 'Cheque número {number}.',
    cashBy: 'Cóbrelo a más tardar el {by}. Después ya no tendrá validez.',
  },
  cashed: 'Su cheque de reembolso por {amount} se cobró.',
  expired: {
    title: 'Su cheque de reembolso por {amount} no se cobró a tiempo y ya no tiene validez.',
    text: 'El dinero sigue siendo suyo. Llámenos al {phone} y tenga a mano el número de su cheque, {number}.',
  },
  dropped: 'No enviamos un cheque de reembolso porque no quedaba dinero en su cuenta.',
  reversed: {
    title: 'No le enviaremos un cheque de reembolso. Puede seguir gastando desde su cuenta.',
    text: 'Su dinero se queda en su cuenta, y su tarjeta y los pagos de facturas funcionan como antes.',
  },
}
