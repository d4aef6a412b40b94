/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './audit.messages.ts'

export const copy: Translation<typeof english.copy> = {
  released: {
    title: 'Su cuenta está en orden. Puede hacer pagos y transferencias de nuevo.',
    subject: 'Su cuenta está en orden',
    text: 'Terminamos de revisar su cuenta. Puede hacer pagos y transferencias de nuevo.',
    next: 'Si rechazamos un pago o una transferencia, no se realizó. Hágalo de nuevo si todavía lo necesita. Las transferencias recurrentes que estaban en pausa se harán ahora.',
  },
  stillChecking: {
    subject: 'Todavía estamos revisando su cuenta',
    text: 'Necesitamos más tiempo del que dijimos para revisar su cuenta. Le enviaremos un correo electrónico a más tardar el {by}.',
    meanwhile:
      'Los depósitos siguen llegando y puede usar su tarjeta. Los pagos y las transferencias tienen que esperar hasta que terminemos.',
  },
}
