/** Converts rows to replies. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatAmount, type Cents } from '@yoursuccess/contract/core/money'
import type {
  ExpenseGoal,
  ExpenseItem,
  IncomeGoal,
  TrusteePayment,
} from '@yoursuccess/contract/tracker/tracker-fields'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import { trackerStatus } from '@yoursuccess/contract/tracker/tracker.rules'
import type { ShownItem } from './items.queries.ts'
import type { ExpenseGoalRow, IncomeGoalRow, TrackerInfoRow } from './tracker.queries.ts'

export const viewIncomeGoal = ({ id, amountCents, category, name, month }: IncomeGoalRow): IncomeGoal => ({
  id,
  amount: formatAmount(amountCents),
  category,
  name,
  effective_date: month,
})

export const viewExpenseGoal = (goal: ExpenseGoalRow): ExpenseGoal => ({
  id: goal.id,
  amount: formatAmount(goal.amountCents),
  category: goal.category,
  description: goal.description,
  effective_date: goal.month,
})

export const viewTrusteePayment = (goal: ExpenseGoalRow): TrusteePayment => ({
  ...viewTrusteeTerms(goal),
  id: goal.id,
  effective_date: goal.month,
})

/** Of a payment that is saved or not. */
export const viewTrusteeTerms = ({
  amountCents,
  dueDay,
}: Pick<ExpenseGoalRow, 'amountCents' | 'dueDay'>): Omit<TrusteePayment, 'id' | 'effective_date'> => ({
  amount: formatAmount(amountCents),
  category: TRUSTEE_PAYMENT,
  fixed: true,
  due_day: dueDay,
})

/** The reply has the trustee payment separately from the goals. */
export const viewExpenseGoals = (goals: readonly ExpenseGoalRow[]) => {
  const trustee = goals.find(({ category }) => category === TRUSTEE_PAYMENT)
  return {
    expense_goals: goals.filter((goal) => goal !== trustee).map(viewExpenseGoal),
    trustee_payment: trustee ? viewTrusteePayment(trustee) : null,
  }
}

export const viewItem = (item: ShownItem): ExpenseItem => ({
  id: item.id,
  amount: formatAmount(item.amountCents),
  category: item.category,
  description: item.description,
  effective_date: item.effectiveOn,
  external: item.external,
  created_at: item.createdAt.toISOString(),
  expense_item_id: item.parentId,
  from_transaction: item.fromTransaction,
})

export const viewTrackerInfo = (info: TrackerInfoRow | undefined, today: CalendarDate) => {
  const getStartedCompletedAt = info?.getStartedCompletedAt?.toISOString() ?? null
  const budgetLastApprovedOn = info?.budgetLastApprovedOn ?? null
  return {
    status: trackerStatus({ getStartedCompletedAt, budgetLastApprovedOn }, today),
    get_started_completed_at: getStartedCompletedAt,
    budget_last_approved_at: budgetLastApprovedOn,
  }
}

/** The two totals are numbers of dollars, only for display (TRACKER-154, TRACKER-155). */
export const viewTotal = (total: Cents): number => Number(formatAmount(total))
