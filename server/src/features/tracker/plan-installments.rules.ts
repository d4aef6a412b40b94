/** What the installments of a customer's plan mean for a month of the tracker (CASE-22). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import type { Due } from './trustee-notices.rules.ts'

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
