/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './support-button.messages.ts'

export const copy: Translation<typeof english.copy> = {
  support: 'Asistencia',
  supportLine: 'Hable con una persona en nuestra línea de asistencia:',
}
