import {
  addMonths,
  daysBetween,
  monthStart,
  type CalendarDate,
} from '@yoursuccess/contract/core/calendar-date'
import { smaller, subtract, sum, ZERO, type Cents } from '@yoursuccess/contract/core/money'
import { trusteeDueOn } from '@yoursuccess/contract/tracker/tracker.rules'

interface TrusteeGoal {
  month: CalendarDate
  amountCents: Cents
  dueDay: number | null
}
interface Sent {
  effectiveOn: CalendarDate
  amountCents: Cents
}

export interface TrusteeOwed {
  /** The planned payment of the month; undefined until the customer enters one. */
  amountCents: Cents | undefined
  dueOn: CalendarDate | undefined
  nextDueOn: CalendarDate | undefined
  unpaidCents: Cents
  earlierUnpaidCents: Cents
  earlierMonth: CalendarDate | undefined
  daysLate: number
}

/** How many months are considered, this one included; older unpaid payments are dropped. */
export const CARRIED_MONTHS = 12

/**
 * What is owed for a month and the months before it. Payments count for the oldest month first, so a late
 * payment reduces what is overdue, and an early one counts for later months. Payments of earlier months that
 * were due before the customer started count as paid, because we do not know about them. A month without a
 * plan has the payment of the latest earlier month (TRACKER-52).
 */
export const trusteeOwed = ({
  month,
  today,
  startedOn,
  goals,
  sent,
}: {
  month: CalendarDate
  today: CalendarDate
  /** The day on which the customer finished the first wizard; undefined until then. */
  startedOn: CalendarDate | undefined
  goals: readonly TrusteeGoal[]
  sent: readonly Sent[]
}): TrusteeOwed => {
  const planned = planOf(goals, month)
  const dueOn = planned && dueOnOf(planned, month)
  const months = carriedMonths(goals, month)
  const since = months[0] ?? month
  const counted = sent.filter(({ effectiveOn }) => effectiveOn >= since)
  let left = sum(counted.map(({ amountCents }) => amountCents))
  const unpaid: { month: CalendarDate; dueOn: CalendarDate | undefined; cents: Cents }[] = []
  for (const each of months) {
    const plan = planOf(goals, each)
    const requested = requestedOf(plan, { month: each, isCurrent: each === month, startedOn, sent: counted })
    const covered = smaller(requested, left)
    left = subtract(left, covered)
    unpaid.push({ month: each, dueOn: plan && dueOnOf(plan, each), cents: subtract(requested, covered) })
  }
  const earlier = unpaid.filter((each) => each.month < month && each.cents > 0)
  const late = unpaid.find(
    (each) => each.cents > 0 && each.dueOn && each.dueOn < today && startedOn && each.dueOn >= startedOn,
  )
  return {
    amountCents: planned?.amountCents,
    dueOn,
    nextDueOn: planned && dueOnOf(planned, addMonths(month, 1)),
    unpaidCents: unpaid.find((each) => each.month === month)?.cents ?? ZERO,
    earlierUnpaidCents: sum(earlier.map(({ cents }) => cents)),
    earlierMonth: earlier[0]?.month,
    daysLate: late?.dueOn ? daysBetween(late.dueOn, today) : 0,
  }
}

/**
 * What is expected for a month. For an earlier month that was due before the customer started, it is what was
 * paid in that month, so that nothing is missing or left over.
 */
const requestedOf = (
  plan: TrusteeGoal | undefined,
  {
    month,
    isCurrent,
    startedOn,
    sent,
  }: {
    month: CalendarDate
    isCurrent: boolean
    startedOn: CalendarDate | undefined
    sent: readonly Sent[]
  },
): Cents => {
  if (!plan) return ZERO
  const dueOn = dueOnOf(plan, month)
  const isRequested = startedOn && (dueOn ? dueOn >= startedOn : month >= monthStart(startedOn))
  if (isCurrent || isRequested) return plan.amountCents
  return sum(
    sent.filter(({ effectiveOn }) => monthStart(effectiveOn) === month).map(({ amountCents }) => amountCents),
  )
}

/** The months to consider, oldest first, without those before the first plan. */
const carriedMonths = (goals: readonly TrusteeGoal[], month: CalendarDate): CalendarDate[] => {
  const first = goals.reduce((earliest, goal) => (goal.month < earliest ? goal.month : earliest), month)
  return Array.from({ length: CARRIED_MONTHS }, (_, at) => addMonths(month, at + 1 - CARRIED_MONTHS)).filter(
    (each) => each >= first,
  )
}

const planOf = (goals: readonly TrusteeGoal[], month: CalendarDate): TrusteeGoal | undefined => {
  const latest = goals
    .filter((goal) => goal.month <= month)
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))
    .at(0)
  return latest && latest.amountCents > ZERO ? latest : undefined
}

const dueOnOf = ({ dueDay }: TrusteeGoal, month: CalendarDate): CalendarDate | undefined =>
  dueDay ? trusteeDueOn(month, dueDay) : undefined
