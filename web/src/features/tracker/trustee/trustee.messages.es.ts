/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './trustee.messages.ts'

export const trusteeCopy: Translation<typeof english.trusteeCopy> = {
  title: 'Pago al fideicomisario',
  loading: 'Cargando el pago al fideicomisario',
  enterPayment: 'Ingrese su pago al fideicomisario',
  unplanned:
    'Díganos cuánto paga cada mes a su fideicomisario (trustee) y qué día. Aquí le mostraremos lo que falta por pagar.',
  caseEnded: 'Su caso terminó, así que ya no contamos un pago para él.',
  payments: 'Pagos a su fideicomisario',
  enterTheDay: 'Agregar la fecha de vencimiento',
  yourPlan: 'Su plan',
  continue: 'Continuar',
  seeDetails: 'Ver los detalles<more> del pago al fideicomisario</more>',
  owed: 'Faltan {amount} por pagar',
  owedBy: 'Faltan {amount} por pagar a más tardar el {day}',
  owedFor: 'Faltan {amount} por pagar para {month}',
  onItsWay: 'En camino para {month}',
  scheduled: 'Programado para {month}',
  received: 'Recibido para {month}',
  nothingLeft: 'No falta nada por pagar para {month}',
  daysLate: '{days, plural, one {# día de atraso} other {# días de atraso}}',
  earlier:
    '{andAfter, select, true {Eso incluye {amount} que se deben desde {month}.} other {Eso incluye {amount} de {month}.}}',
  payment: {
    scheduled: '{amount} programado, previsto a más tardar el {day}',
    on_its_way: '{amount} en camino, previsto a más tardar el {day}',
    received: '{amount} recibido el {day}',
    reported: '{amount} reportado por usted con fecha del {day}',
  },
  track: 'Avance de su pago más reciente',
  steps: { scheduled: 'Programado', on_its_way: 'En camino', received: 'Recibido' },
  due: 'Vence el {day}',
  nextDue: 'El próximo pago vence el {day}',
  sent: '{sent} de {amount} enviado',
  sentFor: '{sent} de {amount} enviado para {month}',
  whichDay: '¿Qué día del mes vence? Se lo recordaremos antes de ese día.',
  planSays: 'Su plan dice {amount} para {month}',
  planDueDay: '{day, selectordinal, other {Vence el día #.}}',
  useThis: 'Usar lo que dice mi plan',
  planMissing: 'No pudimos comparar esto con su plan.',
  chooseTheDay: 'Elija un día',
  dayOfMonth: '{day, selectordinal, other {El día #}}',
}
