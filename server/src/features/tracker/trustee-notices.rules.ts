import { daysBetween, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { trusteeDueOn } from '@yoursuccess/contract/tracker/tracker.rules'

/**
 * Reminders a week and two days before the due day, and a warning if the balance is too low (TRACKER-57,
 * TRACKER-61).
 */
export type TrusteeNotice = 'week' | 'two_days' | 'shortage'

const WEEK = 7
const TWO_DAYS = 2

/** The days of the month (1 to 31) whose payment is due today or within the next week. */
export const dueDaysNear = (month: CalendarDate, today: CalendarDate): number[] =>
  Array.from({ length: 31 }, (_, index) => index + 1).filter((dueDay) =>
    isNear(trusteeDueOn(month, dueDay), today),
  )

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
