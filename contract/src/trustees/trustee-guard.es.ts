/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './trustee-guard.ts'

export const trusteeGuardRefusals: Translation<typeof english.trusteeGuardRefusals> = {
  'trustee.method_refused': 'Este fideicomisario no acepta pagos hechos de esta manera.',
  'trustee.method_locked': 'Por ahora, este fideicomisario no acepta de usted pagos hechos de esta manera.',
  'trustee.amount_over_limit': 'Esto es más de lo que el fideicomisario acepta en un pago.',
}
