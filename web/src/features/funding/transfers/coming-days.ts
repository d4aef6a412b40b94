import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Interval } from '@yoursuccess/contract/funding/recurring-transfers'
import { t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { comingRuns } from '../recurring/coming-runs.ts'
import { copy } from './transfers.messages.ts'

/** The first days of a recurring transfer, in a sentence. */
export const comingDays = (startsOn: CalendarDate, interval: Interval, today: CalendarDate | undefined) => {
  const [first = '', second = '', third = ''] = comingRuns(startsOn, interval).map((run) =>
    formatPlannedDay(run, today),
  )
  return t(copy.comingDays, { first, second, third })
}
