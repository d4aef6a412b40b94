import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { takesGoals } from '@yoursuccess/contract/tracker/tracker.rules'
import { refuse } from './tracker.deps.ts'

/** Returns the month if its goals can be changed. Throws `tracker.month_not_plannable`. */
export const assertPlannable = (month: CalendarDate, today: CalendarDate): CalendarDate => {
  if (!takesGoals(month, today)) throw refuse('tracker.month_not_plannable')
  return month
}
