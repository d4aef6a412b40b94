/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './forecast.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: '¿Me alcanzará el dinero?',
  lead: 'Lo que se espera que pase con su dinero hasta el {day}, según lo que sabemos hoy.',
  safe: {
    title: 'Lo que puede gastar',
    until: 'hasta el {day}, unos {perDay} al día',
    hint: 'Si lo gasta todo, se espera que le queden {keepBack} y que no tenga que usar el dinero para su fideicomisario (trustee).',
  },
  line: {
    title: 'Los próximos días',
    expected: 'Lo que se espera',
    low: 'Si las cosas van menos bien',
    setAside: 'Apartado para su fideicomisario',
    from: 'De {least} a {most}',
    marks: {
      pay: 'Día de pago',
      trustee_payment: 'Pago al fideicomisario',
      other: 'Factura o transferencia',
    },
  },
  table: {
    title: 'Lo mismo, día por día',
    day: 'Día',
    events: 'Lo que se espera',
    expected: 'Se espera',
    low: 'Podría ser',
    setAside: 'Apartado',
    everyday: 'Gastos diarios',
    nothing: 'Nada previsto',
    showAll: 'Mostrar todos los días',
    showSome: 'Mostrar solo los días con algo previsto',
  },
  events: {
    pay: 'Salario de {name}, {amount}',
    transfer: 'Transferencia desde {name}, {amount}',
    setAside: '{amount} apartados',
    trusteePayment: 'Pago al fideicomisario, {amount}',
    bill: '{name}, {amount}',
    expense: 'Gasto imprevisto, {amount}',
  },
  whatIf: {
    title: '¿Qué pasaría si…?',
    lead: 'Pruébelo. No se cambia ni se guarda nada.',
    expense: 'Un gasto imprevisto de',
    on: 'El día',
    late: 'Atraso de mi próximo salario',
    lateDays: '{count, plural, =0 {Sin atraso} one {# día} other {# días}}',
    less: 'Mi próximo salario es menor en',
    badAmount: 'Ingrese un monto, por ejemplo 120.00.',
    safe: 'Hasta el {day} puede gastar {amount}.',
  },
  parts: {
    title: 'Cómo lo calculamos',
    available: 'Disponible ahora',
    setAside: 'Apartado para su fideicomisario',
    keepBack: 'Se queda en su cuenta',
    pay: 'Salario de {name}, se espera el {day}',
    latePay: 'Salario de {name}, se esperaba el {day}',
    payment: 'Pago al fideicomisario que vence el {day}, con el cargo',
    bill: '{name}, por pagar',
    regularBill: '{name}, se espera el {day}',
    transfer: 'Transferencia desde {name}, se espera el {day}',
    everyday: 'Gastos diarios, por día',
    fromPurchases:
      'Los gastos diarios son el promedio de sus compras de los últimos {days} días, sin las facturas habituales.',
    fromGoals: 'Los gastos diarios son las metas de este mes, divididas entre los {days} días del mes.',
    fromNothing: 'Todavía no conocemos sus gastos diarios, así que no contamos ninguno.',
    regularBills:
      'Las facturas habituales son las que encontramos en lo que usted pagó. Cada una se espera en sus días habituales, con su monto habitual.',
    seeRegularBills: 'Ver sus facturas habituales',
    low: 'Si las cosas van menos bien, cada salario es una décima parte menor, los salarios y transferencias atrasados no llegan, y usted gasta {amount} al día.',
  },
}
