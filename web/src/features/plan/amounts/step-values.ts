import { type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { monthOf, type Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import { type PlanStep, type StepInput, stepInput } from '@yoursuccess/contract/plan/plan-steps'
import { stepErrors, type StepReason } from '@yoursuccess/contract/plan/steps.rules'
import { errorsOf, type FieldErrors } from '../../../lib/errors.ts'
import { type NewAmount, type Preview, previewOf } from './amounts.rules.ts'
import { stepsOf } from './plan-schedule.rules.ts'

/** A new amount as the fields of its form have it. */
export interface StepValues {
  reason: StepReason
  amount: string
  from_month: string
  retroactive: boolean
  ordered_on: CalendarDate | undefined
  note: string
}

export const EMPTY_STEP: StepValues = {
  reason: 'step',
  amount: '',
  from_month: '',
  retroactive: false,
  ordered_on: undefined,
  note: '',
}

export interface ReadStep {
  /** By field. */
  errors: FieldErrors
  /** What to send. Undefined while something is wrong or missing. */
  input: StepInput | undefined
  preview: { added: NewAmount; preview: Preview } | undefined
}

interface Known {
  schedule: Schedule | undefined
  steps: readonly PlanStep[]
  today: CalendarDate
}

/** Checks the values as the server will, and says what they would change. */
export const readStep = (values: StepValues, { schedule, steps, today }: Known): ReadStep => {
  const { reason, retroactive } = values
  const isFirst = reason === 'plan'
  const input = {
    ...values,
    amount: reason === 'suspension' ? '0.00' : values.amount,
    from_month: isFirst ? null : values.from_month || null,
    ordered_on: values.ordered_on ?? null,
  }
  const fromMonth = isFirst && schedule ? monthOf(schedule, 0) : (parseDay(values.from_month) ?? null)
  const found = { fromMonth, reason, retroactive, orderedOn: input.ordered_on }
  const ofPlan: Record<string, string[]> = schedule && !isFirst ? stepErrors(found, schedule, today) : {}
  const errors = {
    ...Object.fromEntries(Object.entries(ofPlan).map(([field, [first = '']]) => [field, first])),
    ...errorsOf(stepInput.safeParse(input)),
  }
  const isRight = Object.keys(errors).length === 0
  return {
    errors,
    input: isRight ? input : undefined,
    preview:
      isRight && schedule && fromMonth
        ? previewIn(schedule, steps, { ...found, fromMonth, amountCents: amountOf(input.amount) }, today)
        : undefined,
  }
}

const amountOf = (amount: string): Cents => parseAmount(amount) ?? ZERO

const previewIn = (schedule: Schedule, steps: readonly PlanStep[], added: NewAmount, today: CalendarDate) => {
  // A first amount may begin in the past, as a correction may.
  const asKnown = { ...added, reason: added.reason === 'plan' ? ('correction' as const) : added.reason }
  const preview = previewOf(schedule, stepsOf(steps), asKnown, today)
  return preview && { added, preview }
}
