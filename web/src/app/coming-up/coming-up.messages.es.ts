/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './coming-up.messages.ts'

export const copy: Translation<typeof english.copy> = {
  comingUp: 'Lo que viene',
  loading: 'Cargando lo que viene',
  empty:
    'Aquí aparecerán las transferencias recurrentes y los recordatorios de facturas, lo más próximo primero.',
  transfer: 'Transferencia a esta cuenta el {day}',
  reminder: 'Recordatorio de factura el {day}',
}
