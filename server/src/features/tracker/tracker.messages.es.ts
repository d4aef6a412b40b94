/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './tracker.messages.ts'

export const copy: Translation<typeof english.copy> = {
  shortage: {
    title:
      'Su saldo todavía no cubre su pago al fideicomisario. Faltan {amount} por pagar a más tardar el {on}.',
    subject: 'Su saldo todavía no cubre su pago al fideicomisario (trustee)',
    text: 'De su pago al fideicomisario faltan {amount} por pagar a más tardar el {on}. Su saldo disponible es menor que eso.',
    next: 'Puede agregar dinero, o revisar en su Success Tracker qué gastos pueden esperar. Si no puede pagarlo todo para entonces, avise a su abogado o a la oficina de su fideicomisario antes de que venza.',
  },
  due: {
    title: 'Su pago al fideicomisario vence el {on}. Faltan {amount} por pagar.',
    subject: 'Su pago al fideicomisario (trustee) vence el {on}',
    text: 'De su pago al fideicomisario faltan {amount} por pagar. Vence el {on}.',
    next: '¿Lo pagó de otra forma? Agréguelo en su Success Tracker, en Gastos externos, y lo contaremos.',
  },
}
