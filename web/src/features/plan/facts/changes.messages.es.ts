/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './changes.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: '¿Guardar estos cambios?',
  lead: 'Sus próximos pagos seguirán el plan nuevo. Lo que pagó queda como está.',
  facts: {
    first_due_on: 'Primer pago',
    due_rule: 'Fecha de vencimiento',
    months: 'Duración',
    trustee_id: 'Fideicomisario',
    trustee: 'Fideicomisario',
    trustee_account: 'Número de cuenta con el fideicomisario',
    status: 'Estado',
  },
  nextDue: 'Próximas fechas de vencimiento',
  lastDue: 'Último pago',
  oldValue: 'Ahora:',
  newValue: 'Nuevo:',
  none: 'No se sabe',
  office: 'Una oficina de nuestra lista',
  months: '{months, plural, one {# mes} other {# meses}}',
  dayOfMonth: 'El día {day} del mes',
  dayOfFirst: 'El día {day}, siempre pasado al día 1 del mes siguiente',
  filingDay: 'El día en que presentó su caso',
  monthEnd: 'El último día del mes',
  caseNumber: 'Igual que su número de caso',
  save: 'Guardar los cambios',
  back: 'Volver',
}
