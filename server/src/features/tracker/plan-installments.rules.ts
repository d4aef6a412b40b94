/** What the installments of a customer's plan mean for a month of the tracker (CASE-14, CASE-22). */
import { type CalendarDate, sameMonth } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import { dueInMonth } from '@yoursuccess/contract/plan/installments.rules'
import type { Due } from './trustee-notices.rules.ts'

/** `trusteeDueOn` makes it the last day of each month. */
const LAST_DAY = 31

/** The trustee payment that a month is prefilled with. Undefined for a month without an installment. */
export const prefilledPayment = (
  installments: readonly TrackedInstallment[],
  month: CalendarDate,
): { amountCents: Cents; dueDay: number } | undefined => {
  const due = dueInMonth(installments, month)
  // A due day that moved to the 1st of the next month: the month has no such day, and its last one is in time.
  return (
    due && { amountCents: due.amountCents, dueDay: sameMonth(due.dueOn, month) ? dayOf(due.dueOn) : LAST_DAY }
  )
}

const dayOf = (date: CalendarDate) => Number(date.slice(8))

/**
 * What is unpaid of a month's installments, and the last of their due days. Nothing is unpaid of one that is covered,
 * sent or posted.
 */
export const unpaidInMonth = (
  installments: readonly TrackedInstallment[],
  month: CalendarDate,
): { unpaidCents: Cents; dueOn?: CalendarDate } => {
  const own = installments.filter((installment) => installment.month === month)
  const dueOn = own.at(-1)?.dueOn
  return { unpaidCents: sum(own.map(unpaidOf)), ...(dueOn && { dueOn }) }
}

const unpaidOf = ({ status, amountCents, appliedCents }: TrackedInstallment): Cents =>
  ['none', 'covered', 'sent', 'posted'].includes(status) ? ZERO : subtract(amountCents, appliedCents)

/** The months with an amount, each with the day on which its last installment is due. */
export const duesOfInstallments = (installments: readonly TrackedInstallment[]): Due[] => [
  ...new Map(
    installments
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ month, dueOn }) => [month, { month, dueOn }]),
  ).values(),
]
