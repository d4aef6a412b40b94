import type { BillPaymentStatus } from '@yoursuccess/contract/bills/bill-payments'
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { addMonths, type CalendarDate, sameMonth } from '@yoursuccess/contract/core/calendar-date'

/**
 * The statuses from which a payment may reach each status (BILLS-85). Failed and returned are final, because
 * events may arrive late.
 */
const BEFORE: Readonly<Record<BillPaymentStatus, readonly BillPaymentStatus[]>> = {
  created: [],
  pending: ['created'],
  mailed: ['created', 'pending'],
  cleared: ['created', 'pending', 'mailed'],
  failed: ['created', 'pending'],
  returned: ['created', 'pending', 'mailed', 'cleared'],
}
export const statusesBefore = (status: BillPaymentStatus): readonly BillPaymentStatus[] => BEFORE[status]

/** The number that identifies a payment to the customer, the bank and the biller. */
export const referenceOf = (paymentId: number): string => `BP-${String(paymentId).padStart(8, '0')}`

/** Only categories with the same meaning in both lists. The customer categorizes all others. */
const SPENDING_CATEGORIES: Readonly<Partial<Record<string, SelectableExpenseCategory>>> = {
  Utilities: 'utilities',
  Communication: 'utilities',
  Housing: 'housing',
  Transportation: 'transportation',
  Insurance: 'insurance',
  'Health and wellness': 'medical_and_dental_expenses',
}
/** The tracker's category for a payment to such a biller. Null if the customer must choose one. */
export const spendingCategoryOf = (billerCategory: string): SelectableExpenseCategory | null =>
  SPENDING_CATEGORIES[billerCategory] ?? null

/**
 * The next date of a reminder after today. Counted from the anchor, so a short month does not shift later
 * dates.
 */
export const nextReminderAfter = (anchor: CalendarDate, today: CalendarDate): CalendarDate => {
  const months = Math.max(0, monthsBetween(anchor, today))
  const inThisMonth = addMonths(anchor, months)
  return inThisMonth > today ? inThisMonth : addMonths(anchor, months + 1)
}

/** The latest date of a reminder up to today. One late email covers it and all missed dates before it. */
export const lastReminderUntil = (anchor: CalendarDate, today: CalendarDate): CalendarDate => {
  const months = monthsBetween(anchor, today)
  const inThisMonth = addMonths(anchor, months)
  return inThisMonth > today ? addMonths(anchor, months - 1) : inThisMonth
}

/** The first date of a new reminder: one month later if that month's email was already sent (BILLS-108). */
export const firstReminderOn = (startsOn: CalendarDate, remindedFor: CalendarDate | null): CalendarDate =>
  remindedFor && sameMonth(startsOn, remindedFor) ? addMonths(startsOn, 1) : startsOn

const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
