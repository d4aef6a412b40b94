/** Spanish. */
import type { Translation } from '../core/messages.ts'
import { MAX_BILLERS } from './billers.ts'
import type * as english from './billers.ts'

export const billerRefusals: Translation<typeof english.billerRefusals> = {
  'biller.account_number_format': 'Este número de cuenta no tiene el formato que usa la empresa.',
  'biller.not_payable': 'En este momento no podemos enviar pagos a esta empresa.',
  'biller.invalid_range': 'Elija una fecha inicial y una final dentro de los últimos siete años, hasta hoy.',
  'biller.added_already': 'Usted ya agregó esta factura.',
  'biller.too_many': `Puede tener hasta ${MAX_BILLERS} empresas. Primero elimine una.`,
  'biller.payment_on_its_way':
    'No puede eliminar una empresa mientras haya un pago programado o en camino para ella. Intente más tarde.',
}
