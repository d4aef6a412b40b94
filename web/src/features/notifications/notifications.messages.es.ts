/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './notifications.messages.ts'

export const copy: Translation<typeof english.copy> = {
  none: 'No tiene notificaciones',
  failed: 'Ocurrió un error',
  title: 'Notificaciones',
  loading: 'Cargando las notificaciones',
  bell: 'Notificaciones, {unread} sin leer',
  unread: 'Sin leer:',
  opensInNewTab: '(se abre en una pestaña nueva)',
}
