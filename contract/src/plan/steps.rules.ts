/** Steps: from which month which amount is due (CASE-07), and what may change about them (CASE-08). */
import { addMonths, type CalendarDate } from '../core/calendar-date.ts'
import { type Cents, ZERO } from '../core/money.ts'
import { dueDayOf, monthOf, monthsBetween, type Schedule } from './due-days.rules.ts'
import {
  BEFORE_FIRST_MONTH,
  FIRST_STEP_MONTH,
  MONTH_NEEDED,
  MONTH_WAS_DUE,
  ORDER_AHEAD,
} from './plan.messages.ts'

/**
 * `plan`: as the plan says from the start. `step`: a later step of it. `modification`: by an order.
 * `suspension`: months without a payment. `correction`: what was entered for these months was wrong.
 */
export const STEP_REASONS = ['plan', 'step', 'modification', 'suspension', 'correction'] as const
export type StepReason = (typeof STEP_REASONS)[number]

/**
 * An amount that is due each month from a month on, until the step with the next month. Lists of steps are in
 * the order in which they were recorded. The first one is in force from the first month, whatever its month.
 */
export interface Step {
  id: number
  /** The first day of a month. */
  fromMonth: CalendarDate
  amountCents: Cents
  reason: StepReason
  /** For months that were due by `orderedOn`, only the difference is due, all at once on that day. */
  retroactive: boolean
  /** Set if the step is retroactive. */
  orderedOn: CalendarDate | null
}

/** The amount that is due for a month by the steps, in cents. Zero without steps. */
export const amountIn = (steps: readonly Step[], month: CalendarDate): Cents =>
  steps.reduce<{ from: string; amount: Cents }>(
    ({ from, amount }, step, index) =>
      index === 0 || (step.fromMonth <= month && step.fromMonth >= from)
        ? { from: index === 0 ? '' : step.fromMonth, amount: step.amountCents }
        : { from, amount },
    { from: '', amount: ZERO },
  ).amount

/** The first month of a step. That of the first one moves with the first due day. */
export const firstMonthOf = (steps: readonly Step[], step: Step, schedule: Schedule): CalendarDate =>
  step === steps[0] ? monthOf(schedule, 0) : step.fromMonth

/** True if another step took its place: it was recorded later and begins in the same month. */
export const isSuperseded = (steps: readonly Step[], step: Step, schedule: Schedule): boolean => {
  const at = steps.indexOf(step)
  const month = firstMonthOf(steps, step, schedule)
  return steps.some(({ fromMonth }, index) => index > at && fromMonth === month)
}

/**
 * True if the step has begun, so that it can no longer be removed: only another step can take its place. The
 * first one always has, because a plan without it would have no amount (CASE-08).
 */
export const hasBegun = (steps: readonly Step[], step: Step, today: CalendarDate): boolean =>
  step === steps[0] || step.fromMonth <= today

/**
 * The errors of a step that is added to others, by field (CASE-08). What was due before today only changes by
 * a correction, or at once by a retroactive step.
 */
export const stepErrors = (
  step: {
    fromMonth: CalendarDate | null
    reason: StepReason
    retroactive: boolean
    orderedOn: CalendarDate | null
  },
  schedule: Schedule,
  today: CalendarDate,
): Record<string, string[]> => {
  const month = monthErrorOf(step, schedule, today)
  const isOrderAhead = step.orderedOn !== null && step.orderedOn > today
  return { ...(month && { from_month: [month] }), ...(isOrderAhead && { ordered_on: [ORDER_AHEAD] }) }
}

/**
 * The errors of the steps that a plan begins with, by field below `steps`. Months that were due may have any
 * amount, because nothing of the plan was shown before.
 */
export const firstStepsErrors = (
  steps: readonly Parameters<typeof stepErrors>[0][],
  schedule: Schedule,
  today: CalendarDate,
): Record<string, string[]> =>
  Object.fromEntries(
    steps.flatMap((step, index) => {
      const asCorrection = index === 0 && step.fromMonth === null ? monthOf(schedule, 0) : step.fromMonth
      const errors = stepErrors({ ...step, fromMonth: asCorrection, reason: 'correction' }, schedule, today)
      if (index === 0 && asCorrection !== monthOf(schedule, 0)) errors['from_month'] = [FIRST_STEP_MONTH]
      return Object.entries(errors).map(([field, messages]) => [`${index}.${field}`, messages])
    }),
  )

const monthErrorOf = (
  { fromMonth, reason, retroactive }: Parameters<typeof stepErrors>[0],
  schedule: Schedule,
  today: CalendarDate,
): string | undefined => {
  if (fromMonth === null) return MONTH_NEEDED
  if (fromMonth < monthOf(schedule, 0)) return BEFORE_FIRST_MONTH
  if (reason === 'correction' || retroactive) return undefined
  return dueDayOf(schedule, monthsBetween(schedule.firstDueOn, fromMonth)) < today ? MONTH_WAS_DUE : undefined
}

/** A step that is not recorded yet. */
export type NewStep = Pick<Step, 'fromMonth' | 'amountCents' | 'reason'>

/**
 * The steps that suspend payments for some months: nothing is due in them, and after them what would have been
 * due without the suspension. `fromMonth` is the first day of a month.
 */
export const suspensionSteps = (
  steps: readonly Step[],
  fromMonth: CalendarDate,
  months: number,
): NewStep[] => {
  const resumes = addMonths(fromMonth, months)
  // A step that begins during the suspension would end it.
  const within = steps.slice(1).map((step) => step.fromMonth)
  const starts = new Set([fromMonth, ...within.filter((month) => month > fromMonth && month < resumes)])
  return [
    ...[...starts]
      .sort()
      .map((month) => ({ fromMonth: month, amountCents: ZERO, reason: 'suspension' as const })),
    ...(within.includes(resumes)
      ? []
      : [{ fromMonth: resumes, amountCents: amountIn(steps, resumes), reason: 'step' as const }]),
  ]
}
