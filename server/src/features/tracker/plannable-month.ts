import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import { isPlannableMonth } from '@yoursuccess/contract/tracker-rules'
import { refuse } from './tracker-parts.ts'

/** The month, when its goals may be changed. Throws `tracker.month_not_plannable`. */
export const assertPlannable = (month: CalendarDate, today: CalendarDate): CalendarDate => {
  if (!isPlannableMonth(month, today)) throw refuse('tracker.month_not_plannable')
  return month
}
