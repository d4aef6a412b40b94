/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './bill-payments.ts'

export const billPaymentRefusals: Translation<typeof english.billPaymentRefusals> = {
  'bill_payment.not_enough_money': 'Su saldo disponible no cubre este pago y su cargo.',
  'bill_payment.balance_unknown':
    'No podemos ver su saldo en este momento, así que no se pagó nada. Intente de nuevo en unos minutos.',
  'bill_payment.not_from_set_aside':
    'Con su dinero apartado solo se puede pagar al fideicomisario de su plan.',
  'bill_payment.not_enough_set_aside': 'Su dinero apartado no cubre este pago y su cargo.',
  'bill_payment.invalid_range':
    'Elija una fecha inicial y una fecha final dentro de los últimos siete años, hasta hoy.',
}
