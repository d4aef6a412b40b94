/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './statements.ts'

export const statementRefusals: Translation<typeof english.statementRefusals> = {
  'statement.invalid_range':
    'Elija una fecha inicial y una fecha final dentro de los últimos siete años, hasta hoy.',
}
