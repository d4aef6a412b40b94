/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './autopay-line.messages.ts'

export const autopayLineCopy: Translation<typeof english.autopayLineCopy> = {
  isOff: 'El pago automático está desactivado',
  isOn: 'El pago automático está activado',
  next: 'El pago automático está activado: {amount} el {day}',
  waiting: 'El pago automático está activado: en espera de dinero',
  onHold: 'El pago automático está en pausa',
  missing: 'No pudimos cargar su pago automático.',
}
