/** How far a plan is, and whether the customer is behind, by our count (CASE-09, CASE-13). */
import { type CalendarDate, monthStart } from '../core/calendar-date.ts'
import { add, type Cents, larger, subtract, sum, ZERO } from '../core/money.ts'
import { dueDayOf, monthsBetween, type Schedule } from './due-days.rules.ts'
import { type Installment, planTotal } from './installments.rules.ts'

export interface Arrears {
  cents: Cents
  /** The arrears as a number of payments, with one decimal: "1.1". Null if it is less than a tenth of one. */
  payments: string | null
}

export interface Progress {
  /** The number of this month's installment: 0 before the first month, and `months` after the last one. */
  monthNumber: number
  months: number
  /** The sum of the installments whose due day has passed. */
  dueToDateCents: Cents
  arrears: Arrears
  /** The same by what the trustee posted. Null until there is a receipt. */
  arrearsByPosted: Arrears | null
  aheadCents: Cents
  planTotalCents: Cents
  /** What is left to pay of the plan total. */
  remainingCents: Cents
  lastDueOn: CalendarDate
  /** The next month with another amount. Null if the amount stays. */
  nextChange: { month: CalendarDate; amountCents: Cents } | null
  /** False once the last installment was due and nothing is behind (CASE-06). */
  isOpen: boolean
}

/**
 * The progress of a plan on a day. Money for installments is in cents: `appliedCents` by our count, `postedCents`
 * by the trustee's receipts, null without one. `lumpSumCents` is what was paid for lump sums that count toward the
 * total.
 */
export const progressOf = ({
  schedule,
  installments,
  appliedCents,
  postedCents,
  lumpSumCents,
  today,
}: {
  schedule: Schedule
  installments: readonly Installment[]
  appliedCents: Cents
  postedCents: Cents | null
  lumpSumCents: Cents
  today: CalendarDate
}): Progress => {
  const due = installments.filter((each) => isPast(each, today))
  const dueToDateCents = planTotal(due)
  const usual = due.findLast(({ kind, amountCents }) => kind === 'monthly' && amountCents > 0)?.amountCents
  const arrears = arrearsOf(dueToDateCents, appliedCents, usual)
  const planTotalCents = planTotal(installments)
  const lastDueOn = installments.at(-1)?.dueOn ?? dueDayOf(schedule, schedule.months - 1)
  return {
    monthNumber: monthNumberOf(schedule, today),
    months: schedule.months,
    dueToDateCents,
    arrears,
    arrearsByPosted: postedCents === null ? null : arrearsOf(dueToDateCents, postedCents, usual),
    aheadCents: larger(ZERO, subtract(appliedCents, dueToDateCents)),
    planTotalCents,
    remainingCents: larger(ZERO, subtract(planTotalCents, add(appliedCents, lumpSumCents))),
    lastDueOn,
    nextChange: nextChangeOf(installments, today),
    isOpen: lastDueOn >= today || arrears.cents > 0,
  }
}

/** "Passed" means before today. An order that lowered what was due counts from its day on. */
const isPast = ({ amountCents, dueOn }: Installment, today: CalendarDate) =>
  dueOn < today || (amountCents < 0 && dueOn === today)

/** `usualCents` is the newest monthly installment above zero whose due day has passed. */
export const arrearsOf = (dueCents: Cents, paidCents: Cents, usualCents: Cents | undefined): Arrears => {
  const arrears = larger(ZERO, subtract(dueCents, paidCents))
  const isLittle = usualCents === undefined || arrears * 10 < usualCents
  return { cents: arrears, payments: isLittle ? null : tenthsOf(arrears, usualCents) }
}

/** A whole number of tenths, so that no float is rounded. */
const tenthsOf = (arrears: Cents, usualCents: Cents): string => {
  const tenths = Math.floor((arrears * 20 + usualCents) / (usualCents * 2))
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}

const monthNumberOf = ({ firstDueOn, months }: Schedule, today: CalendarDate): number =>
  Math.min(months, Math.max(0, monthsBetween(firstDueOn, today) + 1))

const nextChangeOf = (installments: readonly Installment[], today: CalendarDate): Progress['nextChange'] => {
  const month = monthStart(today)
  const monthly = installments.filter(({ kind }) => kind === 'monthly')
  const current = monthly.findLast((each) => each.month <= month) ?? monthly[0]
  const next = monthly.find((each) => each.month > month && each.amountCents !== current?.amountCents)
  return next ? { month: next.month, amountCents: next.amountCents } : null
}

export interface LumpSum {
  id: number
  amountCents: Cents
  dueOn: CalendarDate
  countsTowardTotal: boolean
}

/** What was paid for lump sums that count toward the plan total, in cents. No lump sum counts for more than itself. */
export const lumpSumsTowardTotal = (lumpSums: readonly LumpSum[], paid: ReadonlyMap<number, Cents>): Cents =>
  sum(
    lumpSums
      .filter(({ countsTowardTotal }) => countsTowardTotal)
      .map(({ id, amountCents }) =>
        amountCents < (paid.get(id) ?? ZERO) ? amountCents : (paid.get(id) ?? ZERO),
      ),
  )

/** True if its due day has passed and less than its amount was paid (CASE-17). */
export const isLumpSumOverdue = (
  { amountCents, dueOn }: LumpSum,
  paidCents: Cents,
  today: CalendarDate,
): boolean => dueOn < today && paidCents < amountCents
