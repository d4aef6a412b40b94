/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './income.messages.ts'

export const incomeCopy: Translation<typeof english.incomeCopy> = {
  watchVideo: 'Ver: qué ingresos cuentan',
  incomeGoals: 'Metas de ingresos',
  update: 'Actualizar',
  expectedIncome: 'Ingresos esperados por categoría',
  frequency: '¿Con qué frecuencia?',
  frequencies: {
    weekly: 'Cada semana',
    biweekly: 'Cada dos semanas',
    semimonthly: 'Dos veces al mes',
    monthly: 'Una vez al mes',
  },
  paycheck: 'Monto de cada pago de salario',
  nextPayday: 'Próximo día de pago',
  paydays: '{count, plural, one {# día de pago} other {# días de pago}} en {month} ({days}): {amount}',
  twicePaid: '2 días de pago en {month}: {amount}',
  monthUnknown: 'Con esto calcularemos el mes.',
  lead: 'Los ingresos que espera en {month}',
}
