/** The plan's replies as the rules of the contract take them. */
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { dueDayOf, monthOf, type Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { Step } from '@yoursuccess/contract/plan/steps.rules'

/** Undefined while nothing gives a due day. */
export const scheduleOfPlan = ({ schedule }: Pick<Plan, 'schedule'>): Schedule | undefined =>
  schedule
    ? {
        firstDueOn: day(schedule.first_due_on),
        months: schedule.months,
        dueRule: { day: schedule.due_day, roll: schedule.roll },
      }
    : undefined

export const stepsOf = (steps: readonly PlanStep[]): Step[] =>
  steps.map(({ id, from_month, amount, reason, retroactive, ordered_on }) => ({
    id,
    fromMonth: day(from_month),
    amountCents: parseAmount(amount) ?? ZERO,
    reason,
    retroactive,
    orderedOn: ordered_on === null ? null : day(ordered_on),
  }))

/** The months of the plan, as their first days. */
export const monthsOf = (schedule: Schedule | undefined): CalendarDate[] =>
  schedule ? Array.from({ length: schedule.months }, (_, index) => monthOf(schedule, index)) : []

/** The months of the plan that are not due yet. */
export const comingMonths = (schedule: Schedule | undefined, today: CalendarDate): CalendarDate[] =>
  schedule ? monthsOf(schedule).filter((_, index) => dueDayOf(schedule, index) >= today) : []
