import { type CalendarDate, day, monthEnd } from '@yoursuccess/contract/core/calendar-date'
import { monthsWithExtraPaydays } from '@yoursuccess/contract/paydays/pay-days.rules'
import type { PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'

/**
 * Of these months, in order, those with three biweekly or five weekly paydays, each with their number (PAYD-05).
 * With several schedules the larger number counts.
 */
export const extraPaydays = (
  schedules: readonly PaySchedule[],
  months: readonly CalendarDate[],
): ReadonlyMap<CalendarDate, number> => {
  const counts = new Map<CalendarDate, number>()
  const [from, last] = [months[0], months.at(-1)]
  if (!from || !last) return counts
  for (const schedule of schedules) {
    const pattern = {
      ...schedule,
      anchorOn: day(schedule.anchor_on),
      endedOn: schedule.ended_on === null ? null : day(schedule.ended_on),
    }
    for (const { month, paydays } of monthsWithExtraPaydays(pattern, { from, to: monthEnd(last) }))
      counts.set(month, Math.max(paydays, counts.get(month) ?? 0))
  }
  return counts
}
