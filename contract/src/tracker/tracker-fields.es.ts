/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './tracker-fields.ts'

export const trackerRefusals: Translation<typeof english.trackerRefusals> = {
  'tracker.month_not_plannable': 'Solo puede cambiar las metas de este mes y del próximo.',
  'tracker.month_closed':
    'Ese día es demasiado antiguo. Solo puede agregar gastos, o cambiar un monto o un día, de los últimos siete años.',
  'tracker.day_ahead': 'Elija hoy o un día anterior. Planee los gastos futuros en sus metas.',
  'tracker.date_outside_month': 'Elija un día del mes seleccionado.',
  'tracker.duplicate_category': 'Ya tiene una meta para esta categoría. Cambie esa.',
  'tracker.duplicate_income': 'Cada ingreso del mismo tipo necesita su propio nombre.',
  'tracker.over_budget':
    'Sus metas y su pago al fideicomisario suman más que sus ingresos. No se guardó nada.',
  'tracker.income_shortfall':
    'Los ingresos que indicó no alcanzan para cubrir su pago mensual al fideicomisario. Revise los montos de sus ingresos y de su pago al fideicomisario.',
  'tracker.trustee_exceeds_income':
    'Ha superado sus ingresos con sus metas de gastos y este pago al fideicomisario. No se guardó nada.',
  'tracker.trustee_payment_kept': 'No puede eliminar el pago al fideicomisario, pero puede cambiar su monto.',
  'tracker.item_from_transaction':
    'Esto viene de una transacción de su cuenta, así que no puede eliminarlo ni cambiar su monto o su día.',
  'tracker.already_split': 'Ya dividió esto. Sus partes están en la lista.',
  'tracker.split_sum': 'Las partes deben sumar el monto original.',
  'tracker.nothing_to_approve':
    'Primero ingrese su pago al fideicomisario, sus ingresos y sus metas de gastos.',
}
