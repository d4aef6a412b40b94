/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './search.ts'

export const searchRefusals: Translation<typeof english.searchRefusals> = {
  'transactions.invalid_amounts': 'El monto mínimo no debe ser mayor que el máximo.',
}
