/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './autopay.ts'

export const autopayRefusals: Translation<typeof english.autopayRefusals> = {
  'autopay.no_trustee_biller': 'Primero agregue al fideicomisario de su plan a sus beneficiarios.',
  'autopay.no_trustee': 'Primero elija al fideicomisario de su plan.',
  'autopay.terms_changed': 'Los términos del pago automático cambiaron. Léalos de nuevo.',
  'autopay.plan_ended': 'Su plan terminó, así que ya no se envía nada para él.',
  'autopay.other_method': 'No pagamos de esa forma a este beneficiario.',
  'autopay.no_parts':
    'La oficina de este fideicomisario no dice que acepte pagos en partes. Elija un solo pago al mes.',
  'autopay.method_not_taken': 'La oficina de este fideicomisario no acepta pagos de esa forma.',
  'autopay.already_sent': 'Este pago ya se envió.',
  'autopay.day_not_possible': 'Elija otro día hábil bancario para este pago.',
  'autopay.would_be_late': 'Llegaría tarde al fideicomisario.',
}
