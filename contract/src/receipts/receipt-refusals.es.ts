/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './receipt-refusals.ts'

export const receiptRefusals: Translation<typeof english.receiptRefusals> = {
  'receipts.file_too_big':
    'Este archivo es demasiado grande. Un archivo puede tener hasta 1 MB y 5,000 líneas.',
  'receipts.file_not_csv':
    'Solo podemos leer archivos CSV. Abra el archivo en su programa de hojas de cálculo y guárdelo como CSV.',
  'receipts.columns_unknown': 'Elija qué columna tiene el día y cuál tiene el monto.',
  'receipts.too_many': 'Puede tener hasta 1,000 recibos. Elimine algunos primero.',
  'receipts.payment_taken': 'Este pago ya tiene un recibo, o fue devuelto.',
}
