import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { paymentOfMonth } from '@yoursuccess/contract/plan/installments.rules'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import {
  findEarlierTrusteePayment,
  listEarlierExpenseGoals,
  listEarlierIncomeGoals,
} from './earlier-month.queries.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { listExpenseGoals, listIncomeGoals } from './tracker.queries.ts'
import { viewExpenseGoal, viewIncomeGoal, viewTrusteePayment, viewTrusteeTerms } from './tracker.views.ts'

/**
 * The goals that the wizard shows for a month. Income, expenses and trustee payment that the month does not
 * have are each prefilled from the latest earlier month, without ids because they are not saved (TRACKER-71). The
 * trustee payment is that of the customer's plan, if the month has an installment (CASE-14).
 * Each is prefilled separately, because the wizard saves them one by one and the customer may leave in
 * between.
 */
export const prefillMonth = async (
  { database: { db }, findInstallments }: Pick<TrackerDeps, 'database' | 'findInstallments'>,
  customerId: number,
  month: CalendarDate,
) => {
  const [income, goals] = await Promise.all([
    listIncomeGoals(db, customerId, month),
    listExpenseGoals(db, customerId, month),
  ])
  const trustee = goals.find(({ category }) => category === TRUSTEE_PAYMENT)
  const expenses = goals.filter((goal) => goal !== trustee)
  const unsaved = { id: null, effective_date: month }
  const [earlierIncome, earlierExpenses, unsavedTrustee] = await Promise.all([
    income.length > 0 ? [] : listEarlierIncomeGoals(db, customerId, month),
    expenses.length > 0 ? [] : listEarlierExpenseGoals(db, customerId, month),
    trustee ? undefined : findUnsavedTrusteePayment(db, findInstallments, customerId, month),
  ])
  return {
    income_goals: [
      ...income.map(viewIncomeGoal),
      ...earlierIncome.map((goal) => ({ ...viewIncomeGoal(goal), ...unsaved })),
    ],
    expense_goals: [
      ...expenses.map(viewExpenseGoal),
      ...earlierExpenses.map((goal) => ({ ...viewExpenseGoal(goal), ...unsaved })),
    ],
    trustee_payment: trustee
      ? viewTrusteePayment(trustee)
      : unsavedTrustee
        ? { ...viewTrusteeTerms(unsavedTrustee), ...unsaved }
        : null,
  }
}

const findUnsavedTrusteePayment = async (
  db: Db,
  findInstallments: TrackerDeps['findInstallments'],
  customerId: number,
  month: CalendarDate,
) =>
  paymentOfMonth((await findInstallments(db, customerId)) ?? [], month) ??
  findEarlierTrusteePayment(db, customerId, month)
