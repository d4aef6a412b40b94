/** Spanish. */
import type * as english from './idempotency.ts'
import type { Translation } from './messages.ts'

export const idempotencyRefusals: Translation<typeof english.idempotencyRefusals> = {
  'idempotency.key_missing':
    'Esta solicitud necesita un encabezado Idempotency-Key con un UUID. No se hizo nada.',
  'idempotency.key_reused': 'Esta clave se usó para otra solicitud. Empiece de nuevo.',
  'idempotency.in_progress': 'Todavía se está procesando esta solicitud. Intente de nuevo en un momento.',
}
