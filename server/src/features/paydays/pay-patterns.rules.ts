/** The patterns of pay that a history of deposits is compared with. */
import {
  PAY_WEEKENDS,
  type PayDayOfMonth,
  type PayFrequency,
  type PayPattern,
} from '@yoursuccess/contract/paydays/pay-days.rules'
import type { PayCalendar } from './pay-calendar.rules.ts'

export interface CandidatePattern extends Pick<PayPattern, 'frequency' | 'days' | 'weekend'> {
  /** In order, each day once. */
  paydays: readonly Candidate[]
}

interface Candidate {
  /** The day for which it is scheduled, and the one to which it moves, as days of the calendar. */
  scheduled: number
  payday: number
}

/** Pay of a month's first half and how many days later that of its second half usually is. */
const LAST_FIRST_DAY = 15
const HALF_MONTHS = [14, 15, 16]

/** All patterns with their paydays in the calendar. Of equally good ones, the first is the most common one. */
export const candidatePatterns = (calendar: PayCalendar): CandidatePattern[] =>
  PAY_WEEKENDS.flatMap((weekend) => [
    ...countedPatterns(calendar, 'weekly', weekend),
    ...countedPatterns(calendar, 'biweekly', weekend),
    ...MONTHLY.map((days) => patternOfMonths(calendar, 'monthly', days, weekend)),
    ...SEMIMONTHLY.map((days) => patternOfMonths(calendar, 'semimonthly', days, weekend)),
  ])

const lastOr = (dayOfMonth: number): PayDayOfMonth => (dayOfMonth === 31 ? 'last' : dayOfMonth)
const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

const MONTHLY = numbersTo(31).map((dayOfMonth) => [lastOr(dayOfMonth)])
const SEMIMONTHLY = numbersTo(LAST_FIRST_DAY).flatMap((first) =>
  HALF_MONTHS.map((later) => [first, lastOr(first + later)]),
)

/** How many patterns of a frequency there are: the more, the likelier one of them fits by chance. */
export const PATTERNS: Readonly<Record<PayFrequency, number>> = {
  weekly: 5,
  biweekly: 10,
  semimonthly: SEMIMONTHLY.length,
  monthly: MONTHLY.length,
}

type Weekend = PayPattern['weekend']

/** Patterns that begin on each day from Monday to Friday of the first weeks. */
const countedPatterns = (
  { days }: PayCalendar,
  frequency: 'weekly' | 'biweekly',
  weekend: Weekend,
): CandidatePattern[] => {
  const apart = frequency === 'weekly' ? 7 : 14
  const firstDays = days.slice(0, apart).flatMap(({ weekday }, at) => (weekday % 6 === 0 ? [] : [at]))
  return firstDays.map((first) => {
    const scheduled: number[] = []
    for (let at = first; at < days.length; at += apart) scheduled.push(at)
    return { frequency, days: [], weekend, paydays: moved(days, scheduled, weekend) }
  })
}

const patternOfMonths = (
  { days }: PayCalendar,
  frequency: 'semimonthly' | 'monthly',
  chosen: readonly PayDayOfMonth[],
  weekend: Weekend,
): CandidatePattern => {
  const scheduled: number[] = []
  for (let first = 1 - (days[0]?.dayOfMonth ?? 1); first < days.length; ) {
    const { daysInMonth } = days[Math.max(0, first)] ?? { daysInMonth: 31 }
    for (const each of chosen) {
      const at = first + (each === 'last' ? daysInMonth : Math.min(each, daysInMonth)) - 1
      if (at >= 0 && at < days.length) scheduled.push(at)
    }
    first += daysInMonth
  }
  return { frequency, days: chosen, weekend, paydays: moved(days, scheduled, weekend) }
}

const moved = (days: PayCalendar['days'], scheduled: readonly number[], weekend: Weekend): Candidate[] =>
  scheduled
    .map((at) => ({ scheduled: at, payday: days[at]?.[weekend] ?? at }))
    .filter(({ payday }, at, all) => payday !== all[at - 1]?.payday || at === 0)
