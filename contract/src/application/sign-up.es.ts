/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './sign-up.ts'

export const signUpRefusals: Translation<typeof english.signUpRefusals> = {
  'sign_up.email_taken': 'Ya hay una cuenta con esta dirección de correo electrónico.',
  'sign_up.closed': 'Ya no abrimos cuentas nuevas.',
  'sign_up.common_password': 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
}
