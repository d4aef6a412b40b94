/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './overview.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Su plan',
  ended: {
    completed: 'Su plan se completó',
    dismissed: 'Su caso fue desestimado (dismissed)',
    converted: 'Su caso fue convertido (converted)',
    discharged: 'En su caso se concedió la exoneración de deudas (discharge)',
  },
  endedOn: 'Desde el {day}. Sus pagos siguen aquí para que los consulte.',
  noPlan: [
    'Díganos qué le pide pagar su plan del Capítulo 13 y cuándo.',
    'Nosotros contamos los meses y le mostramos lo que vence, lo que envió y lo que registró (posted) su fideicomisario (trustee).',
    'Su presupuesto y sus recordatorios siguen entonces su plan.',
  ],
  setUp: 'Configurar mi plan',
  incomplete: {
    both: 'Su plan todavía no tiene monto del pago ni fecha de vencimiento.',
    amount: 'Su plan todavía no tiene monto del pago.',
    dueDay: 'Su plan todavía no tiene fecha de vencimiento.',
    why: 'Con esos datos podemos contar cuánto vence y cuándo.',
    goOn: 'Continuar la configuración',
    loading: 'Cargando su plan',
  },

  upToDate: 'Está al día',
  behind: 'Tiene un atraso de {amount}',
  behindBy: 'Tiene un atraso de {amount} ({payments, plural, one {# pago} other {# pagos}})',
  byOurCount: 'Según nuestra cuenta. La cifra que vale es la de su fideicomisario.',
  posted: {
    upToDate: 'Según lo que registró su fideicomisario: al día',
    behind: 'Según lo que registró su fideicomisario: {amount} de atraso',
    behindBy:
      'Según lo que registró su fideicomisario: {amount} de atraso ({payments, plural, one {# pago} other {# pagos}})',
  },
  ahead: 'Pagado por adelantado: {amount}',
  pay: 'Hacer un pago',
  catchUp: 'Ponerse al día a lo largo de sus días de pago',
  monthOf: 'Mes {month} de {months}',
  monthOfPresumed: 'Mes {month}. Contamos {months} meses hasta que agregue la duración.',
  firstDue: 'Su primer pago vence el {day}.',
  lumpSumOverdue: 'El pago único de {amount} venció el {day}',
  statuses: {
    filed: 'Presentado, todavía no confirmado',
    confirmed: 'Confirmado',
    suspended: 'Pagos suspendidos',
  },

  numbers: 'Sus pagos',
  allAmounts: 'Todos los montos<more> de su plan</more>',
  thisMonth: 'Este mes',
  thisMonthIs: '{amount}, vence el {day}',
  nothingDue: 'No vence nada',
  nextChange: 'Próximo cambio',
  nextChangeIs: '{amount} al mes desde {month}',
  nextChangeNone: 'Sin pagos desde {month}',
  dueDay: 'Fecha de vencimiento',
  dueDays: {
    day: '{day, selectordinal, other {El día # de cada mes}}',
    clamped: '{day, selectordinal, other {El día #}}, o el último día de un mes más corto',
    last: 'El último día de cada mes',
  },
  sent: 'Enviado',
  postedTotal: 'Registrado',
  eachPayment: 'Ver lo enviado y lo registrado',
  stillToCome: 'Lo que falta',
  planTotal: 'Total del plan',
  lastPayment: 'Último pago',
  expectedOn: 'Previsto para el {day}',
  lumpSum: 'Pago único (lump sum)',
  lumpSumIs: '{amount}, vence el {day}',

  people: 'Su caso',
  caseNumber: 'Número de caso',
  yourTrustee: 'Su fideicomisario',
  yourAttorney: 'Su abogado',
  paidBy: 'Cómo se paga',

  strip: 'Doce meses',
  now: '{month}, este mes',
  paydaysShort: '{count} días de pago',
  paydaysFailed: 'No pudimos cargar sus días de pago.',
  states: {
    missed: 'Sin pagar',
    short: 'Incompleto',
    coveredLate: 'Cubierto, tarde',
    due: 'Por pagar',
    upcoming: 'Próximo',
    covered: 'Cubierto',
    reported: 'Reportado por usted',
    sentLate: 'Enviado tarde',
    sent: 'Enviado',
    postedLate: 'Registrado tarde',
    posted: 'Registrado',
    none: 'No vence nada',
  },
  all: 'Todos los pagos',
  yearSummary: '{count, plural, one {# pago} other {# pagos}}, {total}',
  difference: 'Diferencia por una orden',
  due: 'Vence el {day}',
  paidOf: '{paid} de {amount} enviado',

  ask: 'Un dato por agregar',
  notNow: 'Ahora no',
  asks: {
    opening: {
      text: '¿Pagó a su fideicomisario antes de usar esta cuenta? Solo sabemos lo que se envió desde aquí.',
      action: 'Agregar lo registrado antes',
    },
    caseNumber: {
      text: 'Su fideicomisario necesita el número de caso en cada pago. Podemos ponerlo por usted.',
      action: 'Agregar su número de caso',
    },
    firstDueOn: {
      text: '¿Cuándo venció su primer pago? Así podemos contar los meses de su plan.',
      action: 'Agregar su primera fecha de vencimiento',
    },
    trustee: {
      text: '¿Quién es su fideicomisario? Así los pagos a esa oficina cuentan para su plan.',
      action: 'Agregar su fideicomisario',
    },
    months: {
      text: '¿Cuántos meses tiene su plan? La mayoría de los planes tiene 36 o 60.',
      action: 'Agregar la duración de su plan',
    },
    paidBy: {
      text: '¿Cómo paga ahora a su fideicomisario?',
      action: 'Agregar cómo se paga',
    },
    attorney: {
      text: 'Con el teléfono de su abogado aquí, la ayuda está a un toque.',
      action: 'Agregar su abogado',
    },
    refundRule: {
      text: '¿Qué dice su plan sobre los reembolsos de impuestos? Podemos calcular con cuánto quedarse y cuánto enviar.',
      action: 'Agregar la regla de los reembolsos de impuestos',
    },
  },

  changes: 'Cuando algo cambia',
  refund: { title: 'Recibí un reembolso de impuestos', below: 'Vea con cuánto quedarse y cuánto enviar' },
  status: { title: 'Cambiar el estado', below: 'Confirmado, suspendido, completado y otros' },
  amounts: { title: 'Cambiar un monto', below: 'Por un cambio previsto, una orden o una corrección' },
  paydays: { title: 'Sus días de pago', below: 'Cuándo le pagan y cuánto' },
  details: { title: 'Editar los detalles del plan', below: 'Caso, fechas, fideicomisario y abogado' },
}
