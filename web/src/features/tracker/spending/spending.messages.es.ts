/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './spending.messages.ts'

export const spendingCopy: Translation<typeof english.spendingCopy> = {
  neither: 'No tiene una meta para esta categoría este mes, y no se gastó nada.',
  noGoalForCategory: 'Sin meta para esta categoría',
  asPlanned: 'Como se planeó',
  noneSpent: 'No se gastó nada en esta categoría este mes.',
  panelTitle: 'Gastos actuales por categoría',
  additionalExpense: 'Transacción de gasto adicional',
  incomeTotal: 'Metas de ingresos',
  goalsTotal: 'Metas de gastos',
  spendTotal: 'Gastos actuales',
  empty: 'Aquí aparecen sus metas y sus gastos del mes, con una barra para cada categoría.',
  list: 'Gastos por categoría',
  expenseGoals: 'Metas de gastos',
  sentToTrustee: '100% enviado a su fideicomisario',
  noGoal: 'Sin meta',
  overGoal: '{amount} por encima de su meta',
  left: 'Quedan {amount}',
  spentOfGoal: '{spent} de {goal} gastado',
  lead: 'Desglose de gastos de {month}',
  spentOn: 'Gastado en {category}',
  ofGoal: '{spent} de {goal}',
  breakdown: 'Desglose de gastos<more> de {category}</more>',
  deleteGoal: 'Eliminar la meta de {category}',
  noCategory: 'Todavía sin categoría',
  within: '{percent}% usado, dentro de su meta',
  near: '{percent}% usado, cerca de su meta',
}
