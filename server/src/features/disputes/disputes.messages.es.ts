/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './disputes.messages.ts'

export const copy: Translation<typeof english.copy> = {
  case: 'Su reporte {reference} se refiere a esta transacción: {details}, {amount}, registrada el {postedOn}.',
  reported: {
    subject: 'Estamos investigando su reporte {reference}',
    answer: 'Le responderemos a más tardar el {by}.',
    freeze:
      'Si es posible que otra persona tenga su tarjeta, congélela ahora en su cuenta o llámenos al {phone}.',
    noCredit: {
      already_returned:
        'Esta transacción ya se había reembolsado, así que no hay nada que acreditar mientras la investigamos.',
      own_transfer:
        'Este dinero pasó entre sus propias cuentas, así que no lo acreditamos mientras lo investigamos.',
      repeat:
        'Usted ya había reportado esta transacción. Una persona de nuestro equipo la revisará de nuevo. No acreditamos dinero en su cuenta automáticamente por un segundo reporte.',
      late: 'La reportó más de 60 días después de su estado de cuenta, así que no acreditaremos dinero en su cuenta antes de saber más.',
    },
    promise:
      'Si necesitamos más tiempo, le acreditaremos el monto completo a más tardar ese día mientras investigamos, y responderemos a más tardar el {by}.',
    promisePart:
      'Si necesitamos más tiempo, mientras investigamos le acreditaremos a más tardar ese día los {amount} que todavía no ha recuperado, y responderemos a más tardar el {by}.',
  },
  credited: {
    title: 'Le acreditamos {amount} mientras investigamos {reference}.',
    subject: 'Le acreditamos {amount} mientras investigamos {reference}',
    text: 'El {on} acreditamos {amount} en su cuenta. Puede usar ese dinero mientras investigamos. Responderemos a más tardar el {by}.',
    ifNoError:
      'Si no encontramos ningún error, le diremos por qué, y retiraremos el crédito no antes de cinco días hábiles después de eso.',
  },
  resolved: {
    corrected: '{reference}: encontramos un error, y {amount} son suyos.',
    alreadyReturned: '{reference}: esta transacción ya se había reembolsado.',
    noError: '{reference}: no encontramos ningún error.',
    subject: 'Nuestra respuesta a su reporte {reference}',
    explanation: '{explanation}',
    given: 'Estamos acreditando {amount} en su cuenta.',
    kept: 'Los {amount} que le acreditamos son suyos y puede quedárselos.',
    takeBack:
      'El {on} retiraremos {amount} de lo que le acreditamos mientras investigábamos. Conserve ese monto en su cuenta hasta entonces.',
    documents:
      'Puede pedir copias de los documentos en que nos basamos. Llame al {phone} o escriba a {address}.',
  },
  capped: '{reference}: se le reembolsaron {returned}, así que solo estamos acreditando los otros {given}.',
  cappedToNothing: '{reference}: se le reembolsaron {returned}, así que no nos queda nada que acreditar.',
  returned: {
    title: '{reference}: usted recibió un reembolso, así que retiraremos {amount} el {on}.',
    subject: 'Llegó un reembolso por {reference}',
    text: 'Ya habíamos acreditado esto en su cuenta, y ahora también llegó el reembolso. El {on} retiraremos {amount}. Conserve ese monto en su cuenta hasta entonces.',
  },
  takenBack: 'Retiramos {amount} que le habíamos acreditado por {reference}.',
}
