/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './payments.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Pagos programados',
  loading: 'Cargando sus pagos',
  none: 'Todavía no hay pagos.',
  earlier: 'Pagos anteriores',
  due: { monthly: 'vence el {day}', difference: 'por un cambio de monto, vence el {day}' },
  sentOf: 'De este pago se enviaron {sent}.',
  states: {
    planned: 'Programado',
    waiting_for_money: 'En espera de dinero',
    pull_expected: 'Cobro esperado',
    sending: 'Enviando',
    sent: 'Enviado',
    delivered: 'Entregado',
    posted: 'Registrado',
    returned: 'Devuelto',
    refused: 'Rechazado',
    skipped: 'Omitido',
    by_hand: 'Lo paga usted',
    dropped: 'No necesario',
    ended: 'Incompleto',
  },
  means: {
    planned: 'Está previsto enviarlo el {sendOn}.',
    waiting_for_money: 'No hay suficiente dinero apartado. Aparte más y enviaremos el pago.',
    pull_expected: 'El dinero de este pago está en su cuenta principal, de donde debería cobrarse.',
    sending: 'Lo estamos enviando ahora.',
    sent: 'Está en camino a su fideicomisario.',
    delivered: 'Está en la oficina de su fideicomisario.',
    posted: 'Está en los libros de su fideicomisario.',
    returned:
      'Volvió a su dinero apartado. No lo enviaremos de nuevo automáticamente. Cambie la fecha para enviarlo otra vez.',
    refused: 'No pudimos enviarlo. Pregunte a la oficina cómo puede pagar, o cámbielo a otro día.',
    skipped:
      'Todavía se debe, y el dinero sigue apartado. Cambie la fecha si quiere enviarlo de todos modos.',
    by_hand:
      'No había tiempo suficiente para el pago automático. Páguelo usted, o cambie la fecha, pero llegará atrasado.',
    dropped: 'No quedaba nada por enviar.',
    ended: 'Ya no lo enviamos automáticamente. Lo que falta todavía se debe.',
  },
  onHold: 'No se envía nada mientras el pago automático está en pausa.',
  meansOff: {
    returned: 'Volvió a su dinero apartado. Páguelo usted.',
    refused: 'No pudimos enviarlo. Pregunte a la oficina cómo puede pagar.',
    skipped: 'Todavía se debe, y el dinero sigue apartado. Páguelo usted.',
    by_hand: 'No había tiempo suficiente para el pago automático. Páguelo usted.',
  },
  askFirst: {
    returned: 'Volvió a su dinero apartado. No lo enviaremos de nuevo automáticamente. {why}',
    refused: 'No pudimos enviarlo. {why}',
    why: {
      account_closed:
        'La oficina dice que este caso está cerrado. Llame a su abogado o a la oficina antes de pagar de nuevo.',
      account_unknown:
        'La oficina no encontró su caso con el número de cuenta. Verifique el número con la oficina antes de pagar de nuevo.',
      duplicate:
        'La oficina lo tomó por un pago que ya tiene. Mire su historial de pagos y llame a la oficina antes de pagar de nuevo.',
    },
  },
  plannedSplit: 'Enviaremos una parte después de cada día de pago, y el resto el {sendOn}.',
  otherWays: 'Ver cómo se puede pagar a su fideicomisario',
  plannedOutside: 'El {sendOn} le recordaremos que lo envíe.',
  outsideByHand:
    'Llegó el último día seguro para enviarlo. Saque el dinero de este pago de su dinero apartado y envíelo usted.',
  plannedPull: 'El {sendOn}, el dinero de este pago pasa a su cuenta principal para {method}.',
  pullExpected: 'Hay {amount} para {method}; una compra con la tarjeta todavía podría usar ese dinero.',
  pullMissed:
    'No vimos que {method} lo cobrara. Lo que quedaba de ese dinero está apartado de nuevo. Revise en ese servicio sus pagos programados o llame a su fideicomisario.',
  pullReturned: '{method} lo cobró, y el dinero volvió a su cuenta principal. Llame a su fideicomisario.',
  pull: {
    question:
      '{details} retiró {amount} de su cuenta principal el {on}. ¿Es su pago al fideicomisario que vence el {day}?',
    yes: 'Sí, es mi pago',
    no: 'No, es otra cosa',
    counted: 'Ya cuenta como su pago al fideicomisario.',
    noted: 'No cuenta como su pago al fideicomisario.',
  },
  skip: {
    button: 'Omitir <more>el pago que vence el {day}</more>',
    title: '¿Omitir este pago?',
    text: 'No enviaremos {amount} el {day}. El pago se sigue debiendo, y el dinero sigue apartado.',
    confirmLabel: 'Omitirlo',
    cancelLabel: 'No omitirlo',
    done: 'No enviaremos el pago que vence el {day}.',
  },
  move: {
    button: 'Cambiar la fecha <more>del pago que vence el {day}</more>',
    title: 'Cambiar la fecha de este pago',
    hint: 'Se envía a su fideicomisario en un día hábil bancario. Vence el {day}.',
    day: '¿Qué día debemos enviarlo?',
    between: 'Elija un día hábil bancario del {from} al {to}.',
    late: 'Llegaría al fideicomisario el {on}, con {days, plural, one {# día} other {# días}} de atraso.',
    submit: 'Cambiar la fecha',
    submitLate: 'Enviarlo con atraso',
    done: 'Lo enviaremos el {day}.',
  },
  change: {
    button: 'Cambiar el monto <more>del pago que vence el {day}</more>',
    title: 'Cambiar el monto',
    hint: 'Solo para el pago que vence el {day}. Lo que pide su plan se sigue debiendo.',
    amount: 'Monto',
    submit: 'Cambiar el monto',
    done: 'Enviaremos {amount} para el pago que vence el {day}.',
  },
}
