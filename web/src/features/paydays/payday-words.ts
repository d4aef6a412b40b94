/** What pay schedules say in words, and which days follow from them. */
import { addDays, type CalendarDate, day, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import {
  type DaySpan,
  monthsWithExtraPaydays,
  type PayDayOfMonth,
  type PayPattern,
  paydaysOf,
} from '@yoursuccess/contract/paydays/pay-days.rules'
import type { PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import type { Payday } from '@yoursuccess/contract/paydays/paydays'
import { t } from '../../i18n/translate.ts'
import { formatFriendlyDay, formatMonthName, formatWeekday } from '../../lib/dates.ts'
import { copy } from './paydays.messages.ts'

type Scheduled = Pick<PaySchedule, 'frequency' | 'anchor_on' | 'days' | 'weekend'> & {
  ended_on?: string | null | undefined
}

export const patternOf = (schedule: Scheduled): PayPattern => ({
  frequency: schedule.frequency,
  anchorOn: day(schedule.anchor_on),
  days: schedule.days,
  weekend: schedule.weekend,
  endedOn: schedule.ended_on ? day(schedule.ended_on) : null,
})

/** "every other Friday", "on the 15th and the last day of each month". */
export const rhythmOf = ({ frequency, anchor_on, days }: Scheduled): string => {
  if (frequency === 'weekly' || frequency === 'biweekly')
    return t(copy.rhythms[frequency], { weekday: formatWeekday(anchor_on) })
  const [first = 'last', second = 'last'] = days.toSorted((a, b) => numberOf(a) - numberOf(b)).map(dayName)
  return frequency === 'monthly'
    ? t(copy.rhythms.monthly, { day: first })
    : t(copy.rhythms.semimonthly, { first, second })
}

/** "15th", "last day". */
const dayName = (each: PayDayOfMonth): string =>
  each === 'last' ? t(copy.lastDay) : t(copy.dayOfMonth, { day: each })
const numberOf = (each: PayDayOfMonth) => (each === 'last' ? 32 : each)

/** Longer than from any payday to the third one after it. */
const THREE_PAYDAYS = 130

/** The next paydays from a day on, at most three. */
export const nextPaydays = (pattern: PayPattern, from: CalendarDate): CalendarDate[] => {
  const start = pattern.anchorOn > from ? pattern.anchorOn : from
  return paydaysOf(pattern, { from: addDays(start, -7), to: addDays(start, THREE_PAYDAYS) })
    .filter((on) => on >= from)
    .slice(0, 3)
}

/** Days in which a weekday alone says which day is meant. */
const WEEKDAY_IS_CLEAR = 6

/** "Your pay from Acme was expected Friday". Without the period. */
export const latePayOf = ({ name, on }: Payday, today: CalendarDate): string =>
  t(copy.latePay, {
    name,
    day: daysBetween(day(on), today) <= WEEKDAY_IS_CLEAR ? formatWeekday(on) : formatFriendlyDay(on),
  })

/**
 * The months that the span touches with three biweekly or five weekly paydays, in words: "January has three
 * paydays". Of several schedules each month says whose paydays they are (PAYD-05).
 */
export const extraPaydaysOf = (
  schedules: readonly PaySchedule[],
  span: DaySpan,
): { month: CalendarDate; paydays: number; text: string }[] =>
  schedules.flatMap((schedule) =>
    monthsWithExtraPaydays(patternOf(schedule), span).map(({ month, paydays }) => {
      const count = paydays === 3 ? 'three' : 'five'
      const words = { month: formatMonthName(month) }
      return {
        month,
        paydays,
        text:
          schedules.length > 1
            ? t(copy.extraPaydaysOf[count], { ...words, name: schedule.name })
            : t(copy.extraPaydays[count], words),
      }
    }),
  )
