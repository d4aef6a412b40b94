/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './billers.ts'
import { MAX_BILLERS } from './billers.ts'

export const billerRefusals: Translation<typeof english.billerRefusals> = {
  'biller.account_number_format': 'Este número de cuenta no coincide con el formato del beneficiario.',
  'biller.not_payable': 'No podemos enviar pagos a este beneficiario en este momento.',
  'biller.invalid_range':
    'Elija una fecha inicial y una fecha final dentro de los últimos siete años, hasta hoy.',
  'biller.added_already': 'Ya agregó esta factura.',
  'biller.too_many': `Puede tener hasta ${MAX_BILLERS} beneficiarios. Elimine uno primero.`,
  'biller.payment_on_its_way':
    'No puede eliminar un beneficiario mientras un pago para él está programado o en camino. Intente de nuevo más tarde.',
}
