/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './inactivity.messages.ts'

export const inactivityCopy: Translation<typeof english.inactivityCopy> = {
  title: 'Su sesión está por cerrarse por inactividad',
  endNear:
    'Para proteger su cuenta, cerraremos su sesión en 5 minutos. Termine lo que está haciendo y luego inicie sesión de nuevo.',
  signOutIn:
    '{seconds, plural, one {Cerraremos su sesión en <b>#</b> segundo.} other {Cerraremos su sesión en <b>#</b> segundos.}}',
  signOutInAbout: 'Cerraremos su sesión en {seconds} segundos.',
  goOn: 'Volver a mi sesión',
}
