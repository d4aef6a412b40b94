/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './trustee-guard.ts'

export const trusteeGuardRefusals: Translation<typeof english.trusteeGuardRefusals> = {
  'trustee.method_refused': 'Este fideicomisario no acepta pagos hechos de esta forma.',
  'trustee.method_locked': 'Por ahora, este fideicomisario no acepta que usted pague de esta forma.',
  'trustee.amount_over_limit': 'Esto es más de lo que el fideicomisario acepta en un solo pago.',
}
