/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './goals.messages.ts'

export const goalsCopy: Translation<typeof english.goalsCopy> = {
  expenseGoals: 'Metas de gastos',
  goals: 'Metas de este mes',
  addExpenseGoal: 'Agregar una meta de gastos',
  back: 'Volver',
  updateExpenseGoal: 'Actualizar la meta de gastos',
  amount: 'Monto',
  category: 'Categoría',
  chooseCategory: 'Elija una categoría',
  description: 'Descripción (opcional)',
  update: 'Actualizar',
  save: 'Guardar',
  cancel: 'Cancelar',
  actions: 'Acciones',
  lead: 'Lo que planea gastar en {month}',
  remove: 'Quitar {category}',
  removeRow: 'Quitar esta fila',
  edit: 'Editar {category}',
  delete: 'Eliminar {category}',
  income: {
    row: 'Ingreso {position}',
    amount: 'Monto mensual',
    category: 'Tipo de ingreso',
    total: 'Total de ingresos',
    totalIs: 'Total de ingresos: {amount}',
  },
  expense: {
    row: 'Gasto {position}',
    amount: 'Monto mensual',
    category: 'Categoría',
    total: 'Total de gastos',
    totalIs: 'Total de gastos: {amount}',
  },
}
