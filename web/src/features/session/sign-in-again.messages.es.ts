/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './sign-in-again.messages.ts'

export const againCopy: Translation<typeof english.againCopy> = {
  title: 'Inicie sesión de nuevo',
  lead: 'Su sesión terminó, así que esto todavía no se guardó. Lo que ingresó sigue aquí. Inicie sesión para continuar.',
  goOn: 'Iniciar sesión y continuar',
  otherAccount: 'Esa llave de acceso es de otra cuenta, así que no se usó. Use otra, o su contraseña.',
  leave: 'Salir sin guardar',
}
