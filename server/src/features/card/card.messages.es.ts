/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './card.messages.ts'

export const copy: Translation<typeof english.copy> = {
  sent: {
    title: 'Su nueva tarjeta está en camino. Su tarjeta actual funciona hasta que active la nueva.',
    subject: 'Su nueva tarjeta está en camino',
    text: 'Le enviamos por correo una nueva tarjeta {product}. Su tarjeta actual funciona hasta que active la nueva al establecer su PIN.',
  },
  replaced: {
    title: 'Su tarjeta se reemplazó. La nueva está en camino.',
    subject: 'Su tarjeta se reemplazó',
    text: 'Su tarjeta {product} ya no funciona, y una nueva está en camino. Cuando llegue, establezca su PIN para activarla.',
  },
  pinSet: {
    title: 'Se estableció el PIN de su tarjeta.',
    subject: 'Se estableció el PIN de su tarjeta',
    text: 'Se estableció un PIN para su tarjeta {product}.',
  },
  plasticSent: {
    title: 'Su depósito llegó y su tarjeta está en camino.',
    subject: 'Su tarjeta está en camino',
    text: 'Su depósito llegó, así que estamos enviando su tarjeta {product} por correo a la dirección que nos dio. Cuando llegue, establezca su PIN para activarla.',
  },
  refused: {
    freeze: {
      title: 'No pudimos congelar su tarjeta. Intente de nuevo.',
      subject: 'No pudimos congelar su tarjeta',
      text: 'No pudimos congelar su tarjeta. Intente de nuevo en su cuenta o llámenos.',
    },
    unfreeze: {
      title: 'No pudimos descongelar su tarjeta. Intente de nuevo.',
      subject: 'No pudimos descongelar su tarjeta',
      text: 'No pudimos descongelar su tarjeta. Intente de nuevo en su cuenta o llámenos.',
    },
    replacement: {
      title: 'No pudimos reemplazar su tarjeta. Intente de nuevo.',
      subject: 'No pudimos reemplazar su tarjeta',
      text: 'No pudimos reemplazar su tarjeta. Intente de nuevo en su cuenta o llámenos.',
    },
  },
}
