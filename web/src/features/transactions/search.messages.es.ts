/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './search.messages.ts'

export const searchCopy: Translation<typeof english.searchCopy> = {
  text: 'Descripción',
  textHint: 'Una tienda o parte de un nombre',
  kind: 'Tipo',
  anyKind: 'Cualquier tipo',
  show: 'Mostrar',
  chips: { in: 'Entradas', out: 'Salidas', pending: 'Pendientes', bills: 'Facturas' },
  category: 'Categoría',
  anyCategory: 'Cualquier categoría',
  kinds: {
    purchase: 'Compras y devoluciones',
    deposit: 'Depósitos',
    transfer: 'Transferencias',
    bill_payment: 'Pagos de facturas',
    cash_back: 'Cash back',
    other: 'Otras',
  },
  more: 'Tipo y monto',
  least: 'Monto desde',
  most: 'Monto hasta',
  noAmount: 'Ingrese un monto, como 25.00',
  search: 'Buscar transacciones',
  clear: 'Borrar la búsqueda',
  found: '{count} {count, plural, one {transacción encontrada} other {transacciones encontradas}}',
  foundSoFar:
    'Hasta ahora: {count} {count, plural, one {transacción encontrada} other {transacciones encontradas}}',
  nothing: 'Ninguna transacción corresponde a su búsqueda',
  searchedTo: 'Buscamos hacia atrás hasta el {day}.',
  further: 'Seguir buscando',
  exportTitle: 'Exportar',
  exportLead:
    'Guarde sus transacciones para una hoja de cálculo (CSV) o para un programa de presupuesto (OFX).',
  from: 'Desde',
  to: 'Hasta',
  csv: 'Exportar como CSV',
  ofx: 'Exportar como OFX',
  exported: 'Se descargó su archivo.',
  file: 'transacciones-{from}-{to}.{format}',
}
