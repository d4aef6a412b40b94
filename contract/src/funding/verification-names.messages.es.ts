/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './verification-names.messages.ts'

export const verificationNames: Translation<typeof english.verificationNames> = {
  verified: 'Verificada',
  pending_automatic_verification: 'Verificación automática pendiente',
  pending_manual_verification: 'Verificación manual pendiente',
  verification_failed: 'No se pudo verificar',
  relink_required: 'Vincúlela de nuevo',
}
