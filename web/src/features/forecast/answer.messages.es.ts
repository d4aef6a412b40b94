/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './answer.messages.ts'

export const answerCopy: Translation<typeof english.answerCopy> = {
  paymentShort: 'A su pago al fideicomisario (trustee) del {day} podrían faltarle {amount}.',
  shortBeforePay: 'El {day} podrían faltarle {amount}, antes de su salario del {payday}.',
  latePay: 'Su salario de {name} se esperaba el {day}.',
  lasts: 'Según lo que sabemos, se espera que su dinero alcance hasta su día de pago, el {payday}.',
  question: '¿Le alcanzará el dinero hasta su día de pago?',
  noPay: 'Para decirle esto necesitamos un día de pago.',
  setAside: 'El dinero para su pago al fideicomisario del {day} está apartado.',
  addPaydays: 'Agregar sus días de pago',
  lateHint: 'Si se lo pagaron en otra cuenta, o si cambió su día de pago, actualice sus días de pago.',
  seePaydays: 'Ver sus días de pago',
  stale: 'No pudimos consultar su saldo en este momento. Esto se calculó con el último que conocemos.',
  loading: 'Calculando si le alcanzará el dinero',
  missing: 'No pudimos calcular si le alcanzará el dinero.',
  safe: {
    untilPayday: 'Lo que puede gastar hasta su día de pago, el {day}',
    until: 'Lo que puede gastar hasta el {day}',
    perDay: 'Unos {perDay} al día',
    sum: 'Cómo lo calculamos',
    available: 'Disponible ahora',
    bills: 'Facturas y pagos hasta entonces',
    trustee: 'Para su fideicomisario',
    keepBack: 'Se queda en su cuenta',
    left: 'Lo que puede gastar',
    notCounted:
      'Se cuentan las facturas habituales que encontramos. Las que todavía no conocemos no se cuentan.',
    nothing: 'Hay menos que eso, así que no queda nada que pueda gastar.',
    more: 'Ver los días hasta entonces',
    exceeded: 'Puede gastar {amount} hasta el {day}. Si gasta más, el dinero podría no alcanzarle.',
    missing: 'No pudimos calcular lo que puede gastar.',
  },
}
