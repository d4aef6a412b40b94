/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './passcode.messages.ts'

export const passcodeCopy: Translation<typeof english.passcodeCopy> = {
  headline: 'Ingrese su código',
  lead: 'Abra su aplicación de autenticación e ingrese el código que muestra. También sirve un código de respaldo.',
  field: 'Código de un solo uso',
}
