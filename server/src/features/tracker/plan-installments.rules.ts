/** What the installments of a customer's plan mean for a month of the tracker (CASE-22). */
import { type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import { dueInMonth } from '@yoursuccess/contract/plan/installments.rules'
import type { Due } from './trustee-notices.rules.ts'
import type { TrusteeOwed } from './trustee-owed.rules.ts'

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

/**
 * What is owed by the installments, for a customer who planned no trustee payment of the month. What was due before
 * `knownFrom` counts as paid, except for this month. A month of a suspension has no due day. Undefined in a month
 * without an installment.
 */
export const owedByInstallments = (
  installments: readonly TrackedInstallment[],
  {
    month,
    today,
    knownFrom,
  }: { month: CalendarDate; today: CalendarDate; knownFrom?: CalendarDate | undefined },
): TrusteeOwed | undefined => {
  const due = dueInMonth(installments, month)
  if (!due) return undefined
  const unpaid = installments.filter(
    (each) => unpaidOf(each) > ZERO && (knownFrom === undefined || each.dueOn >= knownFrom),
  )
  const earlier = unpaid.filter((each) => each.month < month)
  const late = unpaid.find(({ dueOn }) => dueOn < today)
  return {
    amountCents: due.amountCents,
    dueOn: due.amountCents > ZERO ? due.dueOn : undefined,
    nextDueOn: installments.find((each) => each.month > month && each.amountCents > ZERO)?.dueOn,
    unpaidCents: unpaidInMonth(installments, month).unpaidCents,
    earlierUnpaidCents: sum(earlier.map(unpaidOf)),
    earlierMonth: earlier[0]?.month,
    daysLate: late ? daysBetween(late.dueOn, today) : 0,
  }
}
