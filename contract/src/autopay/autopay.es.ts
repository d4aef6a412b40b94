/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './autopay.ts'

export const autopayRefusals: Translation<typeof english.autopayRefusals> = {
  'autopay.no_trustee_biller': 'Primero agregue el fideicomisario de su plan a las empresas que le cobran.',
  'autopay.no_trustee': 'Primero elija el fideicomisario de su plan.',
  'autopay.terms_changed': 'Cambiaron los términos de los pagos automáticos. Léalos de nuevo.',
  'autopay.plan_ended': 'Su plan terminó, así que ya no se envía nada.',
  'autopay.other_method': 'No pagamos de esa manera a quien eligió.',
  'autopay.no_parts':
    'La oficina de este fideicomisario no indica que acepte pagos en partes. Elija un solo pago al mes.',
  'autopay.method_not_taken': 'La oficina de este fideicomisario no acepta pagos de esa manera.',
  'autopay.already_sent': 'Este pago ya se envió.',
  'autopay.day_not_possible': 'Elija otro día hábil bancario para este pago.',
  'autopay.would_be_late': 'El pago llegaría tarde al fideicomisario.',
}
