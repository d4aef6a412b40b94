/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import { MAX_DISPUTE_TEXT_LENGTH } from '@yoursuccess/contract/disputes/disputes'
import type * as english from './disputes.messages.ts'

export const copy: Translation<typeof english.copy> = {
  required: 'Este campo es obligatorio',
  title: 'Problemas reportados',
  lead: 'Lo que usted reportó y lo que encontramos.',
  loading: 'Cargando los problemas reportados',
  none: 'No ha reportado ningún problema. Para reportar uno, abra una transacción registrada.',
  toTransactions: 'Ver las transacciones',

  report: 'Reportar un problema',
  whatIsWrong: '¿Qué está mal?',
  reasons: {
    not_mine: 'Yo no hice ni autoricé esto',
    wrong_amount: 'El monto no es correcto',
    charged_twice: 'Me cobraron dos veces',
    not_received: 'No recibí lo que pagué',
    cancelled: 'Lo cancelé',
    other: 'Otra cosa',
  },
  more: '¿Algo más que debamos saber? (opcional)',
  moreHint: 'Por ejemplo, qué acordó con el comercio y cuándo habló con ellos',
  tooLong: `Use ${MAX_DISPUTE_TEXT_LENGTH} caracteres o menos`,
  freezeFirst: 'Si es posible que otra persona tenga su tarjeta, congélela primero o llámenos: {phone}',
  freezeAlone: 'Si es posible que otra persona tenga su tarjeta, congélela primero.',
  rights:
    'Responderemos en un plazo de 10 días hábiles. Si necesitamos más tiempo, le acreditaremos el dinero mientras investigamos. El crédito es para cobros que usted reporta por primera vez, en un plazo de 60 días desde la fecha de su estado de cuenta.',
  send: 'Enviar el reporte',
  cancel: 'Cancelar',

  badge: { open: 'Abierto', resolved: 'Respondido' },
  facts: {
    transaction: 'Transacción',
    reason: 'Motivo',
    reported: 'Reportado',
    answered: 'Respondido',
    credit: 'Crédito provisional',
    takeBack: 'Reversión del crédito provisional',
  },
  looking: 'Lo estamos investigando. Debemos responder a más tardar el {day}.',
  expectedAll: 'Si necesitamos más tiempo, le acreditaremos {amount} mientras investigamos.',
  expected: 'Si necesitamos más tiempo, le acreditaremos los {amount} que todavía no ha recuperado.',
  credited: 'Le acreditamos {amount} mientras investigamos. Debemos responder a más tardar el {day}.',
  late: 'Esto está tardando más de lo que debería. Por favor, llámenos: {phone}',
  corrected: 'Encontramos un error. Los {amount} son suyos.',
  noError: 'No encontramos ningún error.',
  alreadyReturned: 'Esta transacción ya se había reembolsado.',
  takeBack:
    'El {day} retiraremos {amount} de lo que le acreditamos. Por favor, conserve ese monto en su cuenta hasta entonces.',
  documents: 'Puede pedir copias de los documentos en los que nos basamos. Llámenos: {phone}',
}
