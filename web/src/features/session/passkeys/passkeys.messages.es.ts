/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './passkeys.messages.ts'

export const passkeyCopy: Translation<typeof english.passkeyCopy> = {
  headline: 'Inicie sesión con una llave de acceso (passkey)',
  lead: 'Siga los pasos que muestra su navegador.',
  tryAgain: 'Intentar de nuevo',
  usePassword: 'Usar su contraseña',
  problems: {
    unsupported: 'Este navegador no puede usar llaves de acceso. Inicie sesión con su contraseña.',
    stopped: 'No se usó ninguna llave de acceso. Intente de nuevo, o use su contraseña.',
  },
}
