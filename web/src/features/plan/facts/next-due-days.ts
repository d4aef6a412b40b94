/** The due days that follow from the fields of a form. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { dueDayOf, type Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import type { PlanFacts } from '@yoursuccess/contract/plan/plan-terms'
import { scheduleOf } from '@yoursuccess/contract/plan/terms.rules'

/** Undefined while nothing gives a due day. */
export const scheduleOfFacts = (facts: PlanFacts, createdOn: CalendarDate): Schedule | undefined =>
  scheduleOf({
    filedOn: facts.filed_on,
    firstDueOn: facts.first_due_on,
    months: facts.months,
    dueRule: facts.due_rule,
    createdOn,
  })

/** The first due days from today on, at most `count`, and the last one of the plan. */
export const nextDueDays = (
  schedule: Schedule,
  today: CalendarDate,
  count: number,
): { next: CalendarDate[]; last: CalendarDate } => {
  const all = Array.from({ length: schedule.months }, (_, index) => dueDayOf(schedule, index))
  return {
    next: all.filter((due) => due >= today).slice(0, count),
    last: dueDayOf(schedule, schedule.months - 1),
  }
}
