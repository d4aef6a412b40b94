/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './income.messages.ts'

export const incomeCopy: Translation<typeof english.incomeCopy> = {
  watchVideo: 'Ver: qué ingresos cuentan',
  incomeGoals: 'Metas de ingresos',
  update: 'Actualizar',
  expectedIncome: 'Ingresos esperados por categoría',
  lead: 'Los ingresos que espera en {month}',
}
