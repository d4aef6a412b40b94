/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './step-up.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Confirme que es usted',
  passwordLead: 'Ingrese su contraseña para continuar. Conservaremos lo que ingresó.',
  codeLead:
    'Ingrese un código de su aplicación de autenticación para continuar. Conservaremos lo que ingresó.',
  code: 'Código de la aplicación o un código de respaldo',
  confirm: 'Confirmar',
  passkeyProblems: {
    unsupported: 'Este navegador no puede usar llaves de acceso (passkeys). Confirme de otra forma.',
    stopped: 'No se usó ninguna llave de acceso. Intente de nuevo, o confirme de otra forma.',
  },
  cancel: 'Cancelar',
}
