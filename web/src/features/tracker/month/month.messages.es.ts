/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './month.messages.ts'

export const monthCopy: Translation<typeof english.monthCopy> = {
  watchTour: 'Ver el recorrido',
  setGoals: 'Definir las metas de {month}',
  extraPaydaysHint: 'Puede entrar más dinero que en otros meses.',
  paydaysMissing: 'No pudimos revisar sus días de pago.',
  expenseTracker: 'Control de gastos de {month}',
}
