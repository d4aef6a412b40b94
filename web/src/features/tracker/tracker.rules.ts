/** Converts API data for the contract's rules, in cents. */
import { type CalendarDate, monthEnd, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import {
  monthTotals,
  type MonthTotals,
  trackerLanding,
  type TrackerLanding,
  type TrackerStatus,
} from '@yoursuccess/contract/tracker/tracker.rules'

interface Amount {
  amount: string
}

/** Input that isn't an amount yet, such as an empty field, counts as zero. */
export const toCents = (amount: string | undefined): Cents => parseAmount(amount ?? '') ?? ZERO
export const sumOf = (rows: readonly Amount[]): Cents => sum(rows.map(({ amount }) => toCents(amount)))

export const withCents = <Row extends Amount>(row: Row) => ({ ...row, amountCents: toCents(row.amount) })

export const totalsOf = (tracking: PaymentTracking): MonthTotals =>
  monthTotals({
    incomeGoals: tracking.income_goals.map(withCents),
    trusteePaymentCents: toCents(tracking.trustee_payment?.amount),
    items: tracking.expense_items.map(withCents),
  })

/** Newest first; on the same day, the highest id first. */
export const newestFirst = (items: readonly ExpenseItem[]): ExpenseItem[] =>
  items.toSorted((a, b) => b.effective_date.localeCompare(a.effective_date) || b.id - a.id)

interface GoalLists {
  income_goals: readonly unknown[]
  expense_goals: readonly unknown[]
  trustee_payment: Amount | null
}

export const landingOf = (status: TrackerStatus, goals: GoalLists): TrackerLanding =>
  trackerLanding({
    status,
    hasIncomeGoals: goals.income_goals.length > 0,
    hasExpenseGoals: goals.expense_goals.length > 0,
    hasTrusteePayment: toCents(goals.trustee_payment?.amount) > 0,
  })

/**
 * A form's initial date: today if it is in the month, or else the month's last day before or its first day
 * after.
 */
export const dayWithin = (month: CalendarDate, today: CalendarDate): CalendarDate => {
  if (monthStart(today) === month) return today
  return month < today ? monthEnd(month) : month
}
