/** Spanish. */
import type { Translation } from '../core/messages.ts'
import { CASE_NUMBER } from './plan.messages.es.ts'
import type * as english from './plan-refusals.ts'
import { MAX_LUMP_SUMS, MAX_NOTICES, MAX_STEPS } from './plan-refusals.ts'

export const planRefusals: Translation<typeof english.planRefusals> = {
  'plan.missing': 'Primero configure su plan.',
  'plan.incomplete': 'Primero agregue el monto y la fecha de vencimiento de su pago.',
  'plan.changed': 'Su plan se cambió en otra ventana. Revíselo de nuevo antes de guardar.',
  'plan.case_number_unreadable': CASE_NUMBER,
  'plan.has_steps': 'Su plan ya tiene montos. Agregue uno nuevo para cambiarlos.',
  'plan.step_has_begun': 'Este monto ya empezó, así que no se puede quitar. Agregue otro que tome su lugar.',
  'plan.too_many_steps': `Un plan puede tener hasta ${MAX_STEPS} montos.`,
  'plan.too_many_lump_sums': `Un plan puede tener hasta ${MAX_LUMP_SUMS} pagos únicos. Elimine uno primero.`,
  'plan.refund_was_answered': 'Ya nos dijo qué es este depósito.',
  'plan.too_many_notices': `Puede guardar hasta ${MAX_NOTICES} avisos. Elimine uno primero.`,
  'plan.no_refund_rule': 'Primero agregue lo que dice su plan sobre los reembolsos de impuestos.',
}
