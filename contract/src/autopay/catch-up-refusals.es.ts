/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './catch-up-refusals.ts'

export const catchUpRefusals: Translation<typeof english.catchUpRefusals> = {
  'autopay.not_on':
    'Primero active el pago automático. Con él se envía el dinero para ponerse al día, junto con sus pagos.',
  'autopay.not_behind': 'Está al día, así que no hay nada atrasado que pagar.',
  'autopay.too_few_paydays':
    'Necesitamos esa cantidad de días de pago para planear. Agregue sus días de pago o elija menos.',
  'autopay.catch_up_changed': 'El monto atrasado cambió. Revíselo de nuevo antes de aceptar.',
}
