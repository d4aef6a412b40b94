/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './session.ts'

export const sessionRefusals: Translation<typeof english.sessionRefusals> = {
  'session.invalid_credentials': 'El correo electrónico o la contraseña no son correctos.',
  'session.wrong_passcode': 'Falló la autenticación multifactor (MFA)',
  'session.invalid_reset_token': 'Hubo un error al restablecer su contraseña. Intente de nuevo.',
  'session.common_password': 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
  'session.busy':
    'Demasiadas personas están iniciando sesión en este momento. Intente de nuevo en un momento.',
}
