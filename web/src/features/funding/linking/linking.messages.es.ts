/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './linking.messages.ts'

export const failures: Translation<typeof english.failures> = {
  name_mismatch:
    'El nombre de su cuenta con nosotros no coincide con el de la cuenta bancaria. Por favor, conecte otra cuenta.',
  linked_already: 'Esta cuenta bancaria ya está vinculada.',
  failed: 'Hubo un problema al crear esta cuenta con el proveedor. Intente de nuevo, por favor.',
}

export const copy: Translation<typeof english.copy> = {
  linkBank: 'Vincular su cuenta bancaria',
  lead: 'Inicie sesión en su banco en la ventana de nuestro socio. Nunca vemos la contraseña de su banco.',
  opening: 'Abriendo la ventana para iniciar sesión',
  isOpen: 'Continúe en la ventana para iniciar sesión.',
  checking: 'Estamos verificando esta cuenta con su banco. Esto tarda unos segundos.',
  closed: 'Se cerró la ventana. No se vinculó ninguna cuenta bancaria.',
  notVerified: 'Se cerró la ventana. No cambió nada en esta cuenta.',
  failed: 'Algo salió mal en la ventana para iniciar sesión. No se vinculó nada. Intente de nuevo.',
  tooOld: 'La ventana estuvo abierta demasiado tiempo. No se vinculó nada.',
  codesUsedUp:
    'El código fue incorrecto demasiadas veces, así que esta cuenta ya no se puede verificar. Vincúlela de nuevo.',
  linkNew: 'Vincular de nuevo una cuenta bancaria',
  open: 'Abrir la ventana de nuevo',
  noScript: 'No pudimos cargar la ventana para iniciar sesión. No se vinculó nada.',
}
