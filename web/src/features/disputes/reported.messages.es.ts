/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './reported.messages.ts'

export const reportedCopy: Translation<typeof english.reportedCopy> = {
  title: 'Tenemos su reporte',
  text: 'Su número de referencia es {reference}. Le responderemos a más tardar el {day}. Le enviamos los detalles por correo electrónico.',
  noCredit: {
    already_returned: 'Esta transacción ya se había reembolsado, así que no hay nada que acreditar.',
    own_transfer:
      'Este dinero pasó entre sus propias cuentas, así que no lo acreditamos mientras lo investigamos.',
    repeat:
      'Ya había reportado esta transacción. Una persona de nuestro equipo la revisará de nuevo, y no acreditaremos su cuenta automáticamente.',
    late: 'La reportó más de 60 días después de su estado de cuenta, así que no acreditaremos su cuenta antes de saber más.',
  },
}
