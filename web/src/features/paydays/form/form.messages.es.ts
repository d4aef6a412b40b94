/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './form.messages.ts'

export const formCopy: Translation<typeof english.formCopy> = {
  add: 'Agregar su salario',
  change: 'Cambiar su salario',
  name: '¿Quién le paga?',
  nameHint: 'Como aparece en sus depósitos, por ejemplo Acme o Social Security (Seguro Social).',
  frequency: '¿Con qué frecuencia?',
  frequencies: {
    weekly: 'Cada semana',
    biweekly: 'Cada dos semanas',
    semimonthly: 'Dos veces al mes',
    monthly: 'Una vez al mes',
  },
  next: 'Próximo día de pago',
  day: 'Día del mes',
  firstDay: 'Primer día de pago del mes',
  secondDay: 'Segundo día de pago del mes',
  last: 'Último día',
  weekend: 'Si ese día cae en fin de semana o en feriado bancario',
  weekends: { before: 'Me pagan antes de ese día', after: 'Me pagan después de ese día' },
  amount: 'Monto habitual',
  amountHint: 'Lo que llega después de impuestos y otras deducciones.',
  landsHere: '¿Este salario llega a esta cuenta?',
  yes: 'Sí',
  no: 'No',
  ends: 'Último día de pago (opcional)',
  coming: 'Sus próximos días de pago',
  comingDays: 'Sus próximos días de pago: {days}.',
  none: 'No quedan días de pago.',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Se guardaron sus días de pago.',
  delete: 'Eliminar este salario',
  deleteQuestion: {
    title: '¿Eliminar su salario de {name}?',
    text: 'Borraremos los días de pago de este salario. Sus depósitos no cambian.',
    confirmLabel: 'Eliminar',
    cancelLabel: 'Conservarlo',
  },
  deleted: 'Eliminamos su salario de {name}.',
}
