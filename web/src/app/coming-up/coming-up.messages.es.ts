/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './coming-up.messages.ts'

export const copy: Translation<typeof english.copy> = {
  comingUp: 'Lo que viene',
  loading: 'Cargando lo que viene',
  missing: 'No pudimos cargar sus días de pago ni sus pagos al fideicomisario (trustee).',
  empty:
    'Aquí aparecerán los días de pago, los pagos a su fideicomisario (trustee), las transferencias y los recordatorios de facturas, lo más próximo primero.',
  trusteePayment: 'Pago al fideicomisario',
  days: {
    pay: 'Salario previsto para el {day}',
    send: 'Envíelo a más tardar el {day}',
    autopay: 'Por pago automático el {day}',
    transfer: 'Transferencia a esta cuenta el {day}',
    reminder: 'Recordatorio de factura el {day}',
  },
}
