/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './status.messages.ts'

export const copy: Translation<typeof english.copy> = {
  title: 'Cambiar el estado',
  status: '¿Qué pasó en su caso?',
  names: {
    filed: 'Presentado',
    confirmed: 'Confirmado',
    suspended: 'Suspendido',
    completed: 'Completado',
    dismissed: 'Desestimado (dismissed)',
    converted: 'Convertido (converted)',
    discharged: 'Exoneración de deudas (discharge)',
  },
  meanings: {
    confirmed: 'El tribunal aprobó su plan.',
    suspended: 'El tribunal le permite omitir los pagos de algunos meses.',
    completed: 'Usted hizo todos los pagos de su plan.',
    dismissed: 'El tribunal cerró su caso antes de que se completara el plan.',
    converted: 'Su caso continúa bajo otro capítulo.',
    discharged: 'El tribunal le concedió la exoneración de deudas.',
  },
  ends: 'Dejaremos de recordarle los pagos. Lo que pagó sigue aquí para que lo consulte.',
  askAttorney: 'Pregunte a su abogado antes de mover este dinero.',
  on: 'Día del cambio',
  from: 'Primer mes sin pago',
  months: 'Meses sin pago',
  monthCount: '{count, plural, one {# mes} other {# meses}}',
  suspension:
    '{count, plural, one {No vence nada en {from}.} other {No vence nada desde {from} hasta {to}.}} Los pagos vencen de nuevo desde {next}.',
  beyond: 'Elija un primer mes que todavía no haya llegado.',
  save: 'Guardar el estado',
  cancel: 'Cancelar',
  saved: 'Su plan ahora está marcado así: {status}.',
}
