/**
 * Expense goals and the trustee payment of this month and the next. A save that raises them must keep them
 * together within the income.
 */
import { monthStart, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import {
  TRUSTEE_PAYMENT,
  type SelectableExpenseCategory,
} from '@yoursuccess/contract/tracker/tracker-categories'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { findEarlierTrusteePayment } from './earlier-month.queries.ts'
import { mergeGoals } from './merge-goals.rules.ts'
import { assertPlannable } from './plannable-month.ts'
import { refuse, type TrackerDeps } from './tracker.deps.ts'
import {
  deleteExpenseGoal as deleteRow,
  findExpenseGoal,
  insertExpenseGoals,
  listExpenseGoals,
  listIncomeGoals,
  lockTracker,
  updateExpenseGoal as updateRow,
  type ExpenseGoalChange,
  type ExpenseGoalRow,
} from './tracker.queries.ts'
import { expensesError } from './tracker.rules.ts'

interface GoalForm {
  id?: number | null | undefined
  amount: Cents
  category: SelectableExpenseCategory
  /** Undefined keeps the stored description. */
  description?: string | null | undefined
}
interface TrusteePaymentForm {
  id?: number | null | undefined
  amount: Cents
  category: typeof TRUSTEE_PAYMENT
  /** Undefined keeps the stored day; a new payment takes the day of an earlier month. */
  due_day?: number | null | undefined
}
export type ExpenseGoalForm = GoalForm | TrusteePaymentForm

/**
 * Merges goals and trustee payment into those of the month, all or nothing (TRACKER-148). Returns all goals
 * of the month.
 */
export const saveExpenseGoals = async (
  { database, clock, idempotency }: TrackerDeps,
  customerId: number,
  month: CalendarDate | null | undefined,
  forms: readonly ExpenseGoalForm[],
  key?: string,
): Promise<ExpenseGoalRow[]> => {
  const call = 'POST /api/expense_goals/create_update_goals'
  const today = clock.today()
  const saved = await idempotency.once({ customerId, key, call, body: { month, forms } }, async (tx) => {
    await lockTracker(tx, customerId)
    const planned = assertPlannable(month ?? monthStart(today), today)
    await mergeIntoMonth(tx, customerId, planned, forms)
    return planned
  })
  return listExpenseGoals(database.db, customerId, saved)
}

/** Adds a goal. Throws `tracker.duplicate_category` if the month already has one in this category. */
export const createExpenseGoal = async (
  { database, clock, idempotency }: TrackerDeps,
  customerId: number,
  month: CalendarDate | null | undefined,
  form: ExpenseGoalForm,
  key?: string,
): Promise<ExpenseGoalRow[]> => {
  const call = 'POST /api/expense_goals'
  const today = clock.today()
  const saved = await idempotency.once({ customerId, key, call, body: { month, form } }, async (tx) => {
    const planned = assertPlannable(month ?? monthStart(today), today)
    await lockTracker(tx, customerId)
    const goals = await listExpenseGoals(tx, customerId, planned)
    if (goals.some(({ category }) => category === form.category)) throw refuse('tracker.duplicate_category')
    await mergeIntoMonth(tx, customerId, planned, [form])
    return planned
  })
  return listExpenseGoals(database.db, customerId, saved)
}

/** Throws `not_found` if the customer has no such goal, or it is in another month than the given one. */
export const updateExpenseGoal = (
  { database, clock }: TrackerDeps,
  customerId: number,
  id: number,
  month: CalendarDate | null | undefined,
  form: ExpenseGoalForm,
): Promise<ExpenseGoalRow[]> =>
  database.transaction(async (tx) => {
    await lockTracker(tx, customerId)
    const goal = await getOwnGoal(tx, customerId, id, month)
    return mergeIntoMonth(tx, customerId, assertPlannable(goal.month, clock.today()), [{ ...form, id }])
  })

export const deleteExpenseGoal = (
  { database, clock }: TrackerDeps,
  customerId: number,
  id: number,
  month: CalendarDate | null | undefined,
): Promise<ExpenseGoalRow[]> =>
  database.transaction(async (tx) => {
    await lockTracker(tx, customerId)
    const goal = await getOwnGoal(tx, customerId, id, month)
    assertPlannable(goal.month, clock.today())
    await deleteRow(tx, customerId, id)
    return listExpenseGoals(tx, customerId, goal.month)
  })

const getOwnGoal = async (tx: Db, customerId: number, id: number, month: CalendarDate | null | undefined) => {
  const goal = await findExpenseGoal(tx, customerId, id)
  if (!goal || (month && month !== goal.month)) throw notFound()
  if (goal.category === TRUSTEE_PAYMENT) throw refuse('tracker.trustee_payment_kept')
  return goal
}

const mergeIntoMonth = async (
  tx: Db,
  customerId: number,
  month: CalendarDate,
  forms: readonly ExpenseGoalForm[],
) => {
  const stored = await listExpenseGoals(tx, customerId, month)
  const changes = forms.map(changeOf)
  const merged = mergeGoals(stored, changes)
  if (merged === 'unknown') throw notFound()
  if (merged === 'duplicate') throw refuse('tracker.duplicate_category')
  const error = expensesError(await listIncomeGoals(tx, customerId, month), stored, merged.goals)
  if (error) throw refuse(error.code, { details: error.details })

  for (const { id, change } of merged.updates) await updateRow(tx, customerId, id, change)
  const creations = []
  for (const change of merged.creations) creations.push(await withDueDay(tx, customerId, month, change))
  await insertExpenseGoals(tx, customerId, month, creations)
  return listExpenseGoals(tx, customerId, month)
}

/** Takes over the due day of an earlier month, so that the customer enters it only once (TRACKER-43). */
const withDueDay = async (tx: Db, customerId: number, month: CalendarDate, goal: ExpenseGoalChange) => {
  if (goal.category !== TRUSTEE_PAYMENT || goal.dueDay !== undefined) return goal
  const earlier = await findEarlierTrusteePayment(tx, customerId, month)
  return { ...goal, dueDay: earlier?.dueDay ?? null }
}

const changeOf = (form: ExpenseGoalForm) => ({
  id: form.id,
  ...(form.category === TRUSTEE_PAYMENT
    ? { category: form.category, amountCents: form.amount, dueDay: form.due_day }
    : { category: form.category, amountCents: form.amount, description: textOrNull(form.description) }),
})

/** Turns an empty description into null. Undefined stays undefined. */
const textOrNull = (text: string | null | undefined) => (text === '' ? null : text)
