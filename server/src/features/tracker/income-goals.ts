/** Income goals of this month and the next. They must always cover the trustee payment. */
import { monthStart, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { IncomeCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import type { Goal } from '@yoursuccess/contract/tracker/tracker.rules'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { mergeGoals } from './merge-goals.rules.ts'
import { assertPlannable } from './plannable-month.ts'
import { refuse, type TrackerDeps } from './tracker.deps.ts'
import {
  deleteIncomeGoal as deleteRow,
  findIncomeGoal,
  insertIncomeGoals,
  listExpenseGoals,
  listIncomeGoals,
  lockTracker,
  updateIncomeGoal as updateRow,
  type IncomeGoalRow,
} from './tracker.queries.ts'
import { incomeError } from './tracker.rules.ts'

export interface IncomeGoalForm {
  id?: number | null | undefined
  amount: Cents
  category: IncomeCategory
  /** Undefined keeps the stored name. */
  name?: string | null | undefined
}

/**
 * Merges the goals into those of the month, all or nothing (TRACKER-148). Returns all income goals of the
 * month.
 */
export const saveIncomeGoals = async (
  { database, clock, idempotency }: TrackerDeps,
  customerId: number,
  month: CalendarDate | null | undefined,
  forms: readonly IncomeGoalForm[],
  key?: string,
): Promise<IncomeGoalRow[]> => {
  const call = 'POST /api/income_goals/create_update_goals'
  const today = clock.today()
  const saved = await idempotency.once({ customerId, key, call, body: { month, forms } }, async (tx) => {
    await lockTracker(tx, customerId)
    const planned = assertPlannable(month ?? monthStart(today), today)
    await mergeIntoMonth(tx, customerId, planned, forms)
    return planned
  })
  return listIncomeGoals(database.db, customerId, saved)
}

/** Throws `not_found` if the customer has no such goal, or it is in another month than the given one. */
export const updateIncomeGoal = (
  { database, clock }: TrackerDeps,
  customerId: number,
  id: number,
  month: CalendarDate | null | undefined,
  form: IncomeGoalForm,
): Promise<IncomeGoalRow[]> =>
  database.transaction(async (tx) => {
    await lockTracker(tx, customerId)
    const goal = await getGoal(tx, customerId, id, month)
    return mergeIntoMonth(tx, customerId, assertPlannable(goal.month, clock.today()), [{ ...form, id }])
  })

export const deleteIncomeGoal = (
  { database, clock }: TrackerDeps,
  customerId: number,
  id: number,
  month: CalendarDate | null | undefined,
): Promise<IncomeGoalRow[]> =>
  database.transaction(async (tx) => {
    await lockTracker(tx, customerId)
    const goal = await getGoal(tx, customerId, id, month)
    assertPlannable(goal.month, clock.today())
    const remaining = (await listIncomeGoals(tx, customerId, goal.month)).filter((each) => each.id !== id)
    await assertCovered(tx, customerId, goal.month, remaining)
    await deleteRow(tx, customerId, id)
    return remaining
  })

const getGoal = async (tx: Db, customerId: number, id: number, month: CalendarDate | null | undefined) => {
  const goal = await findIncomeGoal(tx, customerId, id)
  if (!goal || (month && month !== goal.month)) throw notFound()
  return goal
}

const mergeIntoMonth = async (
  tx: Db,
  customerId: number,
  month: CalendarDate,
  forms: readonly IncomeGoalForm[],
) => {
  const stored = await listIncomeGoals(tx, customerId, month)
  const changes = forms.map(({ id, amount, category, name }) => ({
    id,
    amountCents: amount,
    category,
    name: name ?? stored.find((goal) => goal.id === id)?.name ?? '',
  }))
  const merged = mergeGoals(stored, changes)
  if (merged === 'unknown') throw notFound()
  if (merged === 'duplicate') throw refuse('tracker.duplicate_income')
  await assertCovered(tx, customerId, month, merged.goals)
  for (const { id, change } of merged.updates) await updateRow(tx, customerId, id, change)
  await insertIncomeGoals(tx, customerId, month, merged.creations)
  return listIncomeGoals(tx, customerId, month)
}

const assertCovered = async (tx: Db, customerId: number, month: CalendarDate, income: readonly Goal[]) => {
  const error = incomeError(income, await listExpenseGoals(tx, customerId, month))
  if (error) throw refuse(error.code, { details: error.details })
}
