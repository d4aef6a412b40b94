/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './mfa.ts'

export const mfaRefusals: Translation<typeof english.mfaRefusals> = {
  'mfa.active': 'La autenticación multifactor ya está activada.',
  'mfa.not_active': 'La autenticación multifactor no está activada.',
  'mfa.wrong_code': 'Ese código no es correcto. Revíselo e intente de nuevo.',
  'mfa.too_many_tries': 'Demasiados códigos incorrectos. Espere e intente de nuevo.',
}
