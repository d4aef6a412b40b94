/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './list.messages.ts'

export const copy: Translation<typeof english.copy> = {
  noRecords: 'No se encontraron registros',
  details: 'Detalles',
  rowsPerPage: 'Filas por página',
  all: 'Todas',
  pages: 'Páginas',
  sortBy: 'Ordenar por',
  choose: 'Elegir',
  descending: 'Descendente',
  loading: 'Cargando: {name}',
  detailsOf: 'Detalles de {name}',
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
  page: 'Página {number}',
  cut: 'Se muestran los primeros {shown} de {count}.',
}
