/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './detail.messages.ts'

export const detailCopy: Translation<typeof english.detailCopy> = {
  status: 'Estado',
  states: {
    posted: 'Completada.',
    authorized: 'El comercio todavía no la ha cobrado. El monto aún puede cambiar.',
    ach_transaction: 'Va en camino desde su banco. Podrá gastar este dinero cuando llegue.',
  },
  time: 'Hora (Nueva York)',
  type: 'Tipo',
  category: 'Categoría',
  categorize: 'Elegir una categoría',
  split: 'Dividida en',
  note: 'Nota',
  reference: 'Referencia',
  report: 'Reportar un problema',
  reportOf: 'Reportar un problema con {description}',
}
