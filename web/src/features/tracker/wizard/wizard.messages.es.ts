/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './wizard.messages.ts'

export const wizardCopy: Translation<typeof english.wizardCopy> = {
  addExpense: '+ Agregar otro gasto',
  continue: 'Continuar',
  leftForMonth: 'Queda por planear',
  next: 'Siguiente',
  totalIncome: 'Total de ingresos',
  trusteePayment: 'Pago al fideicomisario',
  totalExpenses: 'Total de gastos',
  remaining: 'Restante',
  finish: 'Terminar',
  learnMore: 'Más información',
  getStarted: 'Comenzar',
  sameAs: '¿Igual que en {month}?',
  sameAsLast: '¿Igual que la última vez?',
  was: '{amount} en {month}',
  beforeMissing: 'No pudimos comparar esto con {month}.',
  loadingTotals: 'Cargando sus totales',
  approve: 'Aprobar',
  edit: 'Editar',
  yourPlan: 'Su presupuesto de {month}',
  leaves: 'Después de su pago al fideicomisario, le quedan {rest} de sus ingresos de {income} para el mes.',
  steps: ['Inicio', 'Pago al fideicomisario', 'Metas de ingresos', 'Metas de gastos', 'Revisión'],
}
