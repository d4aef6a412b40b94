/** The days on which the payments of a plan are due. */
import { addBankingDays, isBankingDay } from '../core/banking-days.ts'
import { addDays, addMonths, type CalendarDate, day, monthStart } from '../core/calendar-date.ts'

/** `filing_day`: the day of the month on which the case was filed. */
export const DUE_KINDS = ['fixed_day', 'filing_day', 'month_end'] as const
export type DueKind = (typeof DUE_KINDS)[number]
/**
 * What happens to a due day that a month may not have. `clamp`: a shorter month takes its last day. `to_first`:
 * a due day of 29, 30 or 31 is the 1st of the next month, in every month.
 */
export const DUE_ROLLS = ['clamp', 'to_first'] as const
export type DueRoll = (typeof DUE_ROLLS)[number]

/** `day` is 1 to 31. The last day of each month is 31 with `clamp`. */
export interface DueRule {
  day: number
  roll: DueRoll
}

/** A plan has at most this many installments. */
export const MAX_MONTHS = 84

/** What the installments of a plan are derived from. */
export interface Schedule {
  firstDueOn: CalendarDate
  /** The number of installments. */
  months: number
  dueRule: DueRule
}

/** The first payment is due 30 days after the case was filed (11 U.S.C. 1326(a)(1)). */
export const FIRST_DUE_DAYS = 30
export const firstDueAfter = (filedOn: CalendarDate): CalendarDate => addDays(filedOn, FIRST_DUE_DAYS)

/** The first day of the month of installment `index`, which counts from 0. */
export const monthOf = ({ firstDueOn }: Schedule, index: number): CalendarDate =>
  addMonths(monthStart(firstDueOn), index)

/**
 * The due day of installment `index`: the first due day itself for 0, and after it the day of the rule in each
 * later month (CASE-10).
 */
export const dueDayOf = (schedule: Schedule, index: number): CalendarDate => {
  const { firstDueOn, dueRule } = schedule
  if (index === 0) return firstDueOn
  // A first payment that was moved to the 1st belongs to the month before. So do those that follow it:
  // without this, the month after it would have no payment.
  const isMoved = isMovedToFirst(dueRule) && firstDueOn === monthStart(firstDueOn)
  return dueDayIn(dueRule, monthOf(schedule, isMoved ? index - 1 : index))
}

/** The due day for a month, which `to_first` may move to the 1st of the next one. */
export const dueDayIn = (rule: DueRule, month: CalendarDate): CalendarDate =>
  isMovedToFirst(rule)
    ? addMonths(monthStart(month), 1)
    : // Counted from a month of 31 days, so that a shorter month takes its last day.
      addMonths(day(`2000-01-${String(rule.day).padStart(2, '0')}`), monthsBetween(day('2000-01-01'), month))

/** Whole calendar months from the month of one day to the month of another. */
export const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

const isMovedToFirst = (rule: DueRule) => rule.roll === 'to_first' && rule.day >= 29

/** The first due day on or after a day. */
export const nextDueDay = (rule: DueRule, from: CalendarDate): CalendarDate => {
  // The day that belongs to the month before may have moved into this month.
  const candidates = [-1, 0, 1].map((months) => dueDayIn(rule, addMonths(monthStart(from), months)))
  return candidates.find((due) => due >= from) ?? from
}

/** The banking day by which money must arrive to be in time: the due day, or the last banking day before it. */
export const aimOn = (dueOn: CalendarDate): CalendarDate =>
  isBankingDay(dueOn) ? dueOn : addBankingDays(dueOn, -1)
