import { monthStart, parseDay, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { assertPlannable } from './plannable-month.ts'
import { refuse, type TrackerDeps } from './tracker.deps.ts'
import {
  listExpenseGoals,
  listIncomeGoals,
  lockTracker,
  updateTrackerInfo,
  type TrackerInfoRow,
} from './tracker.queries.ts'
import { canApprove } from './tracker.rules.ts'

/**
 * Records that the customer finished the first wizard, and approves its month's budget, or this month's if
 * none is given. Both times are the server's (TRACKER-75). Throws `tracker.nothing_to_approve` while goals
 * are missing, `tracker.month_not_plannable`.
 */
export const completeGetStarted = (
  { database, clock }: TrackerDeps,
  customerId: number,
  month: CalendarDate | null | undefined,
): Promise<TrackerInfoRow> =>
  database.transaction(async (tx) => {
    const today = clock.today()
    const approvedOn = month && month !== monthStart(today) ? assertPlannable(month, today) : today
    const info = await lockTracker(tx, customerId)
    const getStartedCompletedAt = info.getStartedCompletedAt ?? clock.now()
    return approve(tx, { ...info, getStartedCompletedAt }, approvedOn)
  })

/**
 * Approves the budget of the month that starts on the given day: this month or the next. If `approvedAt` is
 * an instant instead, approves this month at the server's own time (TRACKER-76). Throws
 * `tracker.nothing_to_approve`, `tracker.month_not_plannable`.
 */
export const approveBudget = ({ database, clock }: TrackerDeps, customerId: number, approvedAt: string) =>
  database.transaction(async (tx) => {
    const day = parseDay(approvedAt)
    const approvedOn = day ? assertPlannable(day, clock.today()) : clock.today()
    return approve(tx, await lockTracker(tx, customerId), approvedOn)
  })

const approve = async (tx: Db, info: TrackerInfoRow, approvedOn: CalendarDate): Promise<TrackerInfoRow> => {
  const month = monthStart(approvedOn)
  const income = await listIncomeGoals(tx, info.customerId, month)
  const expenses = await listExpenseGoals(tx, info.customerId, month)
  if (!canApprove(income, expenses)) throw refuse('tracker.nothing_to_approve')
  // Approving this month again keeps the approval of next month.
  const latest = info.budgetLastApprovedOn ?? approvedOn
  const approved = { ...info, budgetLastApprovedOn: latest > approvedOn ? latest : approvedOn }
  await updateTrackerInfo(tx, approved)
  return approved
}
