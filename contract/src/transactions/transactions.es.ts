/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './transactions.ts'

export const transactionsRefusals: Translation<typeof english.transactionsRefusals> = {
  'transactions.invalid_range':
    'Elija una fecha inicial y una fecha final dentro de los últimos siete años, hasta hoy.',
}
