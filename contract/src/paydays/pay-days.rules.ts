/** Expected paydays and the periods between them, as pure functions for the server, previews and the forecast. */
import { bankingDayFrom, isBankingDay } from '../core/banking-days.ts'
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  monthEnd,
  monthStart,
} from '../core/calendar-date.ts'
import { type Cents, cents } from '../core/money.ts'

export const PAY_FREQUENCIES = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const
export type PayFrequency = (typeof PAY_FREQUENCIES)[number]
export const PAY_WEEKENDS = ['before', 'after'] as const
/** A day of the month; in a month that is too short, its last day. */
export type PayDayOfMonth = number | 'last'

/** The days of a pay schedule (PAYD-01). */
export interface PayPattern {
  frequency: PayFrequency
  /** The first payday. */
  anchorOn: CalendarDate
  days: readonly PayDayOfMonth[]
  weekend: (typeof PAY_WEEKENDS)[number]
  /** The last day on which it may pay; null while it continues. */
  endedOn: CalendarDate | null
}

/** Both days are included. */
export interface DaySpan {
  from: CalendarDate
  to: CalendarDate
}

/** Days between two paydays of schedules that are counted in days. */
const DAYS_APART = { weekly: 7, biweekly: 14 } as const
/** No weekend with its holidays moves a payday further. */
const MAX_MOVE = 7

/**
 * The expected paydays within the span, in their order. A payday on a weekend or a bank holiday moves to the
 * banking day before or after it, for every frequency (PAYD-04).
 */
export const paydaysOf = (pattern: PayPattern, span: DaySpan): CalendarDate[] => {
  const wide = { from: addDays(span.from, -MAX_MOVE), to: addDays(span.to, MAX_MOVE) }
  const paydays = scheduledDays(pattern, wide)
    .map((on) => movedPayday(on, pattern.weekend))
    .filter((on) => on >= span.from && on <= span.to)
  // Two days of the month can move to the same day.
  return [...new Set(paydays)]
}

/** The day on which pay arrives that is scheduled for this day. */
export const movedPayday = (on: CalendarDate, weekend: PayPattern['weekend']): CalendarDate => {
  if (weekend === 'after') return bankingDayFrom(on)
  let found = on
  while (!isBankingDay(found)) found = addDays(found, -1)
  return found
}

/** The days of the pattern before they are moved. Those that only a move brings into the schedule count. */
const scheduledDays = (pattern: PayPattern, span: DaySpan): CalendarDate[] => {
  const { anchorOn, endedOn, weekend } = pattern
  const days =
    pattern.frequency === 'weekly' || pattern.frequency === 'biweekly'
      ? countedDays(anchorOn, DAYS_APART[pattern.frequency], span)
      : daysOfMonths(pattern.days, span)
  return days.filter((on) => {
    const [first, last] = [on, movedPayday(on, weekend)].toSorted()
    return (last ?? on) >= anchorOn && (endedOn === null || (first ?? on) <= endedOn)
  })
}

const countedDays = (anchorOn: CalendarDate, apart: number, { from, to }: DaySpan): CalendarDate[] => {
  const skipped = Math.max(0, Math.ceil(daysBetween(anchorOn, from) / apart))
  const days: CalendarDate[] = []
  for (let on = addDays(anchorOn, skipped * apart); on <= to; on = addDays(on, apart)) days.push(on)
  return days
}

const daysOfMonths = (days: readonly PayDayOfMonth[], { from, to }: DaySpan): CalendarDate[] =>
  monthsOf({ from, to })
    .flatMap((month) => [...new Set(days.map((each) => dayOfMonth(month, each)))].toSorted())
    .filter((on) => on >= from && on <= to)

const dayOfMonth = (month: CalendarDate, wanted: PayDayOfMonth): CalendarDate => {
  const last = monthEnd(month)
  const on = wanted === 'last' ? last : addDays(month, wanted - 1)
  return on > last ? last : on
}

/** The first days of the months that the span touches. */
const monthsOf = ({ from, to }: DaySpan): CalendarDate[] => {
  const months: CalendarDate[] = []
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/**
 * The paydays of a month, as the days on which they arrive. They count in the month for which they are scheduled:
 * pay of January 1 that arrives on December 31 is January's (docs/decisions/0176). Two of them may arrive on one
 * day.
 */
export const paydaysOfMonth = (pattern: PayPattern, month: CalendarDate): CalendarDate[] =>
  scheduledDays(pattern, { from: monthStart(month), to: monthEnd(month) }).map((on) =>
    movedPayday(on, pattern.weekend),
  )

/** The months that the span touches with three biweekly or five weekly paydays (PAYD-05). */
export const monthsWithExtraPaydays = (
  pattern: PayPattern,
  span: DaySpan,
): { month: CalendarDate; paydays: number }[] => {
  if (pattern.frequency === 'semimonthly' || pattern.frequency === 'monthly') return []
  const usual = pattern.frequency === 'weekly' ? 4 : 2
  return monthsOf(span)
    .map((month) => ({ month, paydays: paydaysOfMonth(pattern, month).length }))
    .filter(({ paydays }) => paydays > usual)
}

/**
 * From the payday on or before a day to the day before the next payday (PAYD-06). `paydays` are those of all
 * schedules, in any order. Undefined if there is no payday before the day or none after it.
 */
export const payPeriodAt = (paydays: readonly CalendarDate[], on: CalendarDate): DaySpan | undefined => {
  const ordered = paydays.toSorted()
  const from = ordered.findLast((payday) => payday <= on)
  const next = ordered.find((payday) => payday > on)
  return from && next && { from, to: addDays(next, -1) }
}

/** The parts of the span in each month. */
export const monthPartsOf = (span: DaySpan): DaySpan[] =>
  monthsOf(span).map((month) => ({
    from: span.from > month ? span.from : month,
    to: span.to < monthEnd(month) ? span.to : monthEnd(month),
  }))

/**
 * The share of a monthly goal for days of one month: goal × days ÷ days of the month, to the cent (PAYD-06).
 * Each share is what the goal has reached at its end, without what it had reached before, so the shares of a
 * month add up to the goal however the month is split.
 */
export const goalShare = (goalCents: Cents, { from, to }: DaySpan): Cents => {
  const first = monthStart(from)
  const days = daysBetween(first, monthEnd(from)) + 1
  const reachedAfter = (count: number) => Math.round((goalCents * count) / days)
  return cents(reachedAfter(daysBetween(first, to) + 1) - reachedAfter(daysBetween(first, from)))
}
