/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './passkeys.ts'

export const passkeyRefusals: Translation<typeof english.passkeyRefusals> = {
  'passkey.refused':
    'Esa llave de acceso (passkey) no funcionó. Intente de nuevo, o inicie sesión con su contraseña.',
  'passkey.not_added': 'No pudimos agregar esa llave de acceso (passkey). Intente de nuevo.',
  'passkey.known': 'Esa llave de acceso (passkey) ya está agregada.',
  'passkey.too_many': 'Tiene diez llaves de acceso (passkeys). Elimine una para agregar otra.',
}
