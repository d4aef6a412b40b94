/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './home.messages.ts'

export const homeCopy: Translation<typeof english.homeCopy> = {
  enterIncomeGoals: 'Definir metas de ingresos',
  noIncomeGoals: 'Aquí aparecen los ingresos que espera este mes.',
  expected: 'Esperado',
  successTracker: 'Success Tracker',
  remaining: 'Restante',
  paidToTrustee: 'Pagado al fideicomisario',
  toPayTrustee: 'Por pagar al fideicomisario',
  currentSpend: 'Gastos actuales',
  totalIncome: 'Total de ingresos',
  incomeGoals: 'Metas de ingresos',
  trusteePayment: 'Pago al fideicomisario',
  expenses: 'Gastos',
  expenseGoals: 'Metas de gastos',
  summaryCaption: 'Resumen del mes',
  what: 'Concepto',
  amount: 'Monto',
  page: 'Página',
  trackYourSuccess: 'Siga su progreso',
  summary: 'Resumen',
  expectedIncome: 'Ingresos esperados por categoría',
  bannerTitle: 'Success Tracker |NUEVO|',
  bannerText:
    'Planee cada mes: lo que entra, lo que va a su fideicomisario y lo que queda para todo lo demás.',
  getStarted: 'Comenzar',
  yourBudget: 'Su presupuesto de {month}',
  approvalMissing: 'No pudimos consultar su próximo presupuesto.',
  overIncome:
    'Sus gastos y su pago al fideicomisario son {amount} más que sus ingresos esperados para {month}.',
  moreIncome: 'Si espera más ingresos, agréguelos a sus metas de ingresos.',
  remainingIn: '{month}: quedan {amount}',
}
