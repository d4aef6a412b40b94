/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './payer.messages.ts'

export const payerCopy: Translation<typeof english.payerCopy> = {
  bank: 'El pago automático lo envía el {day}.',
  parts: 'El pago automático lo envía en partes después de sus días de pago, y el resto el {day}.',
  service: '{service} debería cobrarlo a más tardar el {day}.',
  waiting: 'Estamos en espera de que {service} lo cobre.',
  employer: 'Debería descontarse de su salario.',
  customer: 'Envíelo a más tardar el {day}.',
  late: 'Envíelo hoy. Podría llegar después de la fecha de vencimiento.',
}
