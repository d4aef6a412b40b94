/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './coming-up.messages.ts'

export const copy: Translation<typeof english.copy> = {
  comingUp: 'Lo que viene',
  loading: 'Cargando lo que viene',
  empty:
    'Aquí aparecerán los días de pago, los pagos a su fideicomisario (trustee), las transferencias, las facturas que usted confirmó y los recordatorios de facturas, lo más próximo primero.',
  missing:
    'No pudimos cargar sus días de pago, sus pagos al fideicomisario (trustee) ni sus facturas habituales.',
  trusteePayment: 'Pago al fideicomisario',
  days: {
    pay: 'Salario previsto para el {day}',
    send: 'Envíelo a más tardar el {day}',
    autopay: 'Por pago automático el {day}',
    parts: 'Por pago automático en partes hasta el {day}',
    service: '{service} debería cobrarlo a más tardar el {day}',
    employer: 'Debería descontarse de su salario, vence el {day}',
    transfer: 'Transferencia a esta cuenta el {day}',
    bill: 'Factura prevista para el {day}',
    reminder: 'Recordatorio de factura el {day}',
  },
}
