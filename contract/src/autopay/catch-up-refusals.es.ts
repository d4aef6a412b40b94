/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './catch-up-refusals.ts'

export const catchUpRefusals: Translation<typeof english.catchUpRefusals> = {
  'autopay.not_on': 'Primero active los pagos automáticos. Con ellos se envía lo que falta.',
  'autopay.not_behind': 'Usted está al día, así que no hay nada que poner al corriente.',
  'autopay.too_few_paydays':
    'Para hacer el cálculo necesitamos esa cantidad de días de pago. Agregue sus días de pago o elija menos.',
  'autopay.catch_up_changed': 'Cambió lo que usted tiene atrasado. Revíselo de nuevo antes de aceptar.',
}
