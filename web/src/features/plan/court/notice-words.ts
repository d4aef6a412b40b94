/** What a notice means, in words, for its page and for the message to the attorney. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { CourtNotice, SafeDayReply } from '@yoursuccess/contract/plan/court-notices'
import { t } from '../../../i18n/translate.ts'
import { formatLongDay, formatShortDay } from '../../../lib/dates.ts'
import { formatTimeInZone } from '../../../lib/times-of-day.ts'
import { methodName } from '../../trustees/trustees.api.ts'
import { copy } from './notices.messages.ts'

/** "Dec 11", and "January 4, 2027" in another year. */
const nearDay = (on: string, today: CalendarDate): string =>
  on.slice(0, 4) === today.slice(0, 4) ? formatShortDay(on) : formatLongDay(on)

/** "19 days left, until Dec 11" */
export const countdown = (
  { ends_on, days_left }: Pick<CourtNotice, 'ends_on' | 'days_left'>,
  today: CalendarDate,
): string => {
  const day = nearDay(ends_on, today)
  if (days_left > 0) return t(copy.left, { count: days_left, day })
  return t(days_left === 0 ? copy.lastDay : copy.over, { day })
}

/** "Electronic payment from this account: Dec 9.", and what must be known beside the day. */
export const safeDayWords = (safeDay: SafeDayReply, today: CalendarDate): string => {
  const { method, on, past, cutoff_time, zone, enroll_days, not_from_here, conditions } = safeDay
  const words = { method: methodName(method), day: nearDay(on, today) }
  if (past) return t(copy.safePast, words)
  const sentences = [
    cutoff_time !== null && zone !== null
      ? t(copy.safeDayBefore, { ...words, time: formatTimeInZone(cutoff_time, zone) })
      : t(copy.safeDay, words),
    ...(method === 'wage_order' ? [t(copy.payday)] : []),
    ...(enroll_days === null ? [] : [t(copy.signUp, { days: enroll_days })]),
    ...(conditions.length === 0 ? [] : [t(copy.conditions, { conditions: conditions.join('; ') })]),
    ...(not_from_here ? [t(copy.notFromHere)] : []),
  ]
  return sentences.join(' ')
}
