/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './breakdown.messages.ts'

export const breakdownCopy: Translation<typeof english.breakdownCopy> = {
  equal: 'Las partes suman el total exacto.',
  title: 'Dividir la transacción',
  addPart: '+ Agregar otra parte',
  save: 'Guardar la división',
  cancel: 'Cancelar',
  amount: 'Monto',
  category: 'Categoría',
  description: 'Descripción (opcional)',
  below: 'Faltan {amount} por dividir.',
  above: 'Hay {amount} de más.',
  sumOf: '{total} de {original}',
  chooseCategory: 'Elija una categoría',
  part: 'Parte {position}',
  removePart: 'Quitar la parte {position}',
}
