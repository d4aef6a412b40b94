import {
  addDays,
  addMonths,
  daysBetween,
  monthStart,
  type CalendarDate,
} from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { trusteeDueOn } from '@yoursuccess/contract/tracker/tracker.rules'

/**
 * Reminders a week and two days before the due day, and a warning if the balance is too low (TRACKER-57,
 * TRACKER-61).
 */
export type TrusteeNotice = 'week' | 'two_days' | 'shortage'

const WEEK = 7
const TWO_DAYS = 2

export interface TrusteePlan {
  /** First day of the month. */
  month: CalendarDate
  amountCents: Cents
  dueDay: number | null
}

/** The payment of a month that is due on a day. */
export interface Due {
  /** First day of the month. */
  month: CalendarDate
  dueOn: CalendarDate
}

/** The payments of this month, the next one, and later ones up to the last plan. From then on, all have the same plan. */
export const duesOfPlans = (plans: readonly TrusteePlan[], today: CalendarDate): Due[] => {
  const next = addMonths(monthStart(today), 1)
  const lastPlan = plans.at(-1)?.month ?? next
  const last = lastPlan > next ? lastPlan : next
  const dues: Due[] = []
  for (let month = monthStart(today); month <= last; month = addMonths(month, 1)) {
    const dueOn = dueOnOf(plans, month)
    if (dueOn !== undefined) dues.push({ month, dueOn })
  }
  return dues
}

/** Months whose payment is due today or within the next week. */
export const monthsNear = (dues: readonly Due[], today: CalendarDate): CalendarDate[] =>
  dues.filter(({ dueOn }) => isNear(dueOn, today)).map(({ month }) => month)

/**
 * The next day, today included, on which a payment is due or will be within a week. A month in `lookedAt` needs
 * no other look today. Undefined if no payment with a due day is planned.
 */
export const nextLookOn = (
  dues: readonly Due[],
  today: CalendarDate,
  lookedAt: ReadonlySet<CalendarDate>,
): CalendarDate | undefined =>
  dues
    .flatMap(({ month, dueOn }) => {
      const first = lookedAt.has(month) ? addDays(today, 1) : today
      const begin = addDays(dueOn, -WEEK)
      const day = begin > first ? begin : first
      return day <= dueOn ? [day] : []
    })
    .sort()
    .at(0)

/** A month without its own plan has that of the latest earlier month (TRACKER-52). `plans` are oldest first. */
const dueOnOf = (plans: readonly TrusteePlan[], month: CalendarDate): CalendarDate | undefined => {
  const plan = plans.findLast((each) => each.month <= month)
  return plan?.dueDay && plan.amountCents > 0 ? trusteeDueOn(month, plan.dueDay) : undefined
}

const isNear = (dueOn: CalendarDate, today: CalendarDate) =>
  dueOn >= today && daysBetween(today, dueOn) <= WEEK

/**
 * The notifications to send today. After downtime, only the reminder that fits today is sent. If the clock is
 * moved back, nothing is sent again. An unknown balance (undefined) sends no warning.
 */
export const noticesDue = ({
  today,
  dueOn,
  unpaidCents,
  availableCents,
  reported,
}: {
  today: CalendarDate
  dueOn: CalendarDate
  unpaidCents: Cents
  availableCents: Cents | undefined
  reported: ReadonlySet<TrusteeNotice>
}): TrusteeNotice[] => {
  if (unpaidCents === 0 || !isNear(dueOn, today)) return []
  const reminder = daysBetween(today, dueOn) <= TWO_DAYS ? 'two_days' : 'week'
  const isNotified = reported.has(reminder) || reported.has('two_days')
  const isShort = availableCents !== undefined && availableCents < unpaidCents && !reported.has('shortage')
  return [...(isNotified ? [] : ([reminder] as const)), ...(isShort ? (['shortage'] as const) : [])]
}
