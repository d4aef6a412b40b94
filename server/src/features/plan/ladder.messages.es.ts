/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './ladder.messages.ts'

export const copy: Translation<typeof english.copy> = {
  due_day:
    'Su pago al fideicomisario vence hoy, {on}. Según nuestros cálculos, de ese pago todavía faltan {amount} por pagar.',
  week_after:
    'Su pago al fideicomisario venció el {on}. Según nuestros cálculos, de ese pago faltan {amount} por pagar.',
  behind:
    'Según nuestros cálculos, tiene un atraso de {amount} ({payments, plural, one {# pago} other {# pagos}}). El primero venció el {on}.',
  short: 'Según lo que sabemos, a su pago al fideicomisario que vence el {on} podrían faltarle {amount}.',
  subject: 'Sobre su pago al fideicomisario (trustee)',
  today:
    'Esto es lo que puede hacer hoy en la aplicación: pagar ahora, planear cómo ponerse al día o escribir a su abogado.',
  todayDue: 'Esto es lo que puede hacer hoy en la aplicación: pagar ahora o escribir a su abogado.',
  todayShort:
    'Esto es lo que puede hacer hoy en la aplicación: ver su pronóstico, agregar dinero o escribir a su abogado.',
  todayNoBills: 'Esto es lo que puede hacer hoy en la aplicación: escribir a su abogado.',
  notice:
    '¿Recibió un aviso con un último día? Agréguelo en la aplicación, y le mostraremos cuántos días quedan.',
  elsewhere:
    '¿Pagó de otra forma? Agréguelo en su Success Tracker, en Gastos externos, y lo contaremos. La cifra que vale es la de su fideicomisario.',
  follows:
    'Los fideicomisarios pueden pedir al tribunal que desestime (dismiss) un caso cuando faltan pagos. Qué tan pronto lo piden depende de cada oficina.',
  call: 'Llame a su abogado.',
  callName: 'Llame a su abogado, {name}.',
  callNumber: 'Llame a su abogado, {name}, al {phone}.',
}
