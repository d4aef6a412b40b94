/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './set-up.messages.ts'

export const copy: Translation<typeof english.copy> = {
  steps: {
    case: 'Su caso',
    dates: 'Fechas',
    payment: 'Pago',
    trustee: 'Fideicomisario',
  },
  titles: {
    case: 'Su caso',
    dates: 'Fechas y duración',
    payment: 'Su pago',
    trustee: 'Su fideicomisario (trustee)',
  },
  leads: {
    case: '¿No tiene a mano sus documentos? Deje un campo vacío y agréguelo después.',
    dates: 'Deje vacío lo que no sepa. Contamos con las fechas habituales hasta que agregue las suyas.',
    payment: 'Para empezar solo necesitamos el monto y la fecha de vencimiento.',
    trustee: 'Quién recibe su pago y cómo le llega.',
  },
  continue: 'Continuar',
  finish: 'Terminar',
  finishLater: 'Terminar después',
  done: 'Su plan está configurado.',

  amount: 'Pago mensual',
  amountHint: 'Lo que su plan pide ahora cada mes.',
  changesLater: '¿Cambia el monto más adelante?',
  changesHint: 'Su plan puede subirlo o bajarlo desde un mes posterior.',
  addLater: 'Agregar un monto posterior',
  laterAmount: 'Monto posterior {number}',
  fromMonth: 'Desde',
  chooseMonth: 'Elija un mes',
  newAmount: 'Pago mensual desde entonces',
  remove: 'Quitar',
  removeLater: 'Quitar el monto posterior {number}',
  savedAmounts: 'Sus montos',
  savedAmount: '{amount} al mes desde {month}',
  changeAmounts: 'Cambiar estos montos',
  posted: 'Pagado hasta ahora',
  postedHint:
    'Lo que su fideicomisario (trustee) ha registrado (posted) hasta hoy, según el sitio web del fideicomisario o una carta. Sin este dato, todos los meses pasados aparecen sin pagar.',
}
