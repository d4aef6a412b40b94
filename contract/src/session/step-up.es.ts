/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './step-up.ts'

export const stepUpRefusals: Translation<typeof english.stepUpRefusals> = {
  'step_up.wrong_password': 'Esa contraseña no es correcta. Intente de nuevo.',
  'step_up.wrong_code': 'Ese código no es correcto. Revíselo e intente de nuevo.',
  'step_up.wrong_passkey': 'Esa llave de acceso (passkey) no funcionó. Intente de nuevo, o use otra forma.',
  'step_up.too_many_tries': 'Demasiados intentos. Espere e intente de nuevo.',
}
