/** The amount still owed to the trustee, and its due date. */
import { addMonths, monthStart, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { ZERO, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { unpaidInMonth } from './plan-installments.rules.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { findTrusteeFacts } from './trustee-owed.queries.ts'
import { trusteeOwed } from './trustee-owed.rules.ts'

/**
 * What is unpaid for a month, and its due day: by the installments of the customer's plan, or else calculated as
 * for the trustee card. Without a trustee payment or a due day, nothing is unpaid and `dueOn` is missing.
 */
export const findTrusteeDue = async (
  { findInstallments }: Pick<TrackerDeps, 'findInstallments'>,
  db: Db,
  customerId: number,
  month: CalendarDate,
): Promise<{ unpaidCents: Cents; dueOn?: CalendarDate }> => {
  const installments = await findInstallments(db, customerId)
  if (installments) return unpaidInMonth(installments, month)
  const facts = await findTrusteeFacts(db, customerId, month)
  const { unpaidCents, dueOn } = trusteeOwed({ ...facts, month, today: month })
  return dueOn ? { unpaidCents, dueOn } : { unpaidCents: ZERO }
}

/**
 * The due day that a payment made today counts for: this month's while any of it is unpaid, else next
 * month's. Undefined without a trustee payment or a due day.
 */
export const findNextTrusteeDueDay = async (
  deps: Pick<TrackerDeps, 'findInstallments'>,
  db: Db,
  customerId: number,
  today: CalendarDate,
) => {
  const month = monthStart(today)
  // A due day of the month before can have moved to the first day of this one (CASE-10).
  const moved = await findTrusteeDue(deps, db, customerId, addMonths(month, -1))
  if (moved.unpaidCents > 0 && moved.dueOn && moved.dueOn >= today) return moved.dueOn
  const { unpaidCents, dueOn } = await findTrusteeDue(deps, db, customerId, month)
  if (unpaidCents > 0) return dueOn
  return (await findTrusteeDue(deps, db, customerId, addMonths(month, 1))).dueOn
}
