/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './recurring.messages.ts'

export const copy: Translation<typeof english.copy> = {
  created: 'Su transferencia recurrente se creó.',
  viewAll: 'Ver todas las transferencias recurrentes',
  none: 'No se encontraron registros',
  create: 'Crear una transferencia recurrente',
  ask: '¿Seguro que quiere cancelar esta transferencia recurrente?',
  yes: 'Sí',
  no: 'No',
  facts: { from: 'Desde', to: 'A', amount: 'Monto', frequency: 'Frecuencia', start: 'Fecha de inicio' },
  intervals: { weekly: 'Cada semana', biweekly: 'Cada dos semanas', monthly: 'Cada mes' },
  createdLead: 'Todo listo. Las transferencias son automáticas.',
  account: 'Su cuenta {product}',
  list: 'Transferencias recurrentes',
  listLead: 'Transferencias automáticas desde sus cuentas vinculadas, con la fecha de la próxima.',
  table: 'Transferencias recurrentes',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar {amount} desde {from}',
  notStopped: 'No pudimos cancelar esta transferencia recurrente. Sigue programada. Intente de nuevo.',
  whatStops: '{amount} desde {from}. Las transferencias que ya se hicieron no cambian.',
  stopped: 'Se canceló su transferencia recurrente de {amount} desde {from}.',
  amount: 'Monto',
  interval: 'Intervalo',
  accountColumn: 'Cuenta',
  date: 'Fecha',
  actions: 'Acciones',
}
