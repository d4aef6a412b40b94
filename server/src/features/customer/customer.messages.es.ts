/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './customer.messages.ts'

export const copy: Translation<typeof english.copy> = {
  infoChanged: {
    subject: 'Se cambió su información personal',
    text: 'Se cambiaron estos datos de su cuenta {product}: {fields}.',
    notYou: 'Si no fue usted, llámenos de inmediato al {phone} y elija una contraseña nueva:',
    field: {
      name: 'su nombre',
      phone: 'su número de teléfono',
      address: 'su dirección',
      shippingAddress: 'su dirección de envío',
    },
  },
}
