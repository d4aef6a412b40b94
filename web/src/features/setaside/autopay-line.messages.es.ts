/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './autopay-line.messages.ts'

export const autopayLineCopy: Translation<typeof english.autopayLineCopy> = {
  isOff: 'El pago automático está desactivado',
  isOn: 'El pago automático está activado',
  next: 'El pago automático está activado: {amount} el {day}',
  parts:
    'El pago automático está activado: {amount} en partes después de sus días de pago, el resto el {day}',
  service: 'El pago automático está activado: {service} debería cobrar {amount} a más tardar el {day}',
  employer:
    'El pago automático está activado: su pago que vence el {dueOn} debería descontarse de su salario',
  byHand: 'El pago automático está activado: usted envía {amount} a más tardar el {day}',
  waiting: 'El pago automático está activado: en espera de dinero',
  onHold: 'El pago automático está en pausa',
  missing: 'No pudimos cargar su pago automático.',
}
