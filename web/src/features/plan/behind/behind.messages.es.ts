/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './behind.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Si tiene un atraso',
  lead: 'Lo que no está pagado según nuestros cálculos, y lo que puede hacer hoy.',
  fact: {
    title: 'Lo que no está pagado',
    list: 'Pagos que no están pagados',
    whole: '{amount}, con vencimiento el {day}',
    part: '{rest} de {amount}, con vencimiento el {day}',
    nothing: 'Ahora no hay nada que calcular.',
    seePlan: 'Ver su plan',
  },
  today: {
    title: 'Qué puede hacer hoy',
    pay: 'Pagar ahora',
    catchUp: 'Ponerse al día',
    message: 'Mensaje a mi abogado',
    call: 'Llame a su abogado: {phone}',
    callNoNumber: 'Llame a su abogado.',
    addAttorney: 'Agregar el teléfono de su abogado',
    elsewhere: '¿Pagó de otra forma? Agregue el pago y lo contaremos.',
    addPayment: 'Agregar un pago',
    notice: '¿Recibió un aviso con un último día? Agréguelo y le mostraremos cuántos días quedan.',
    addNotice: 'Agregar un aviso',
  },
  follows: {
    title: 'Qué suele pasar después',
    text: 'Los fideicomisarios (trustees) pueden pedir al tribunal que desestime (dismiss) un caso cuando faltan pagos. Qué tan pronto lo piden depende de cada oficina.',
  },
  back: 'Volver a su plan',
}
