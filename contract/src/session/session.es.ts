/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './session.ts'

export const sessionRefusals: Translation<typeof english.sessionRefusals> = {
  'session.invalid_credentials': 'El correo electrónico o la contraseña no son correctos.',
  'session.wrong_passcode': 'El código no es correcto',
  'session.invalid_reset_token': 'Hubo un error al restablecer su contraseña. Intente de nuevo.',
  'session.common_password': 'Esta contraseña es muy fácil de adivinar. Elija otra.',
  'session.busy': 'En este momento hay demasiadas personas iniciando sesión. Intente de nuevo en un momento.',
}
