/** The amounts that a plan begins with: one now, and later ones. */
import { addMonths, type CalendarDate, day, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { monthOf, type Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import { stepInput, type StepInput } from '@yoursuccess/contract/plan/plan-steps'
import { firstStepsErrors } from '@yoursuccess/contract/plan/steps.rules'
import { USUAL_MONTHS } from '@yoursuccess/contract/plan/terms.rules'
import { language } from '../../../i18n/language.ts'
import { errorsOf, type FieldErrors } from '../../../lib/errors.ts'
import { amountField } from '../facts/form-errors.ts'
import type { PlanValues } from '../facts/plan-values.ts'

/** `steps` is undefined unless all amounts are valid. */
export const readFirstAmounts = (
  { amount, later }: Pick<PlanValues, 'amount' | 'later'>,
  schedule: Schedule | undefined,
  today: CalendarDate,
): { errors: FieldErrors; steps: StepInput[] | undefined } => {
  const steps: StepInput[] = [
    { from_month: null, amount, reason: 'plan' },
    ...later.map((each) => ({
      from_month: each.from_month || null,
      amount: each.amount,
      reason: 'step' as const,
    })),
  ]
  const errors: FieldErrors = {}
  const keep = (path: string, message: string) => {
    errors[amountField(path)] ??= message
  }
  steps.forEach((step, at) => {
    for (const [field, message] of Object.entries(errorsOf(stepInput.safeParse(step))))
      keep(`${at}.${field}`, message)
  })
  const terms = steps.map(({ from_month, reason }) => ({
    fromMonth: from_month ? day(from_month) : null,
    reason,
    retroactive: false,
    orderedOn: null,
  }))
  const found = schedule ? firstStepsErrors(terms, schedule, today) : {}
  for (const [path, [message = '']] of Object.entries(found)) keep(path, language.fromWire(message))
  return { errors, steps: schedule && Object.keys(errors).length === 0 ? steps : undefined }
}

/** The months in which a later amount can begin: those after this one, and after the first of the plan. */
export const laterMonths = (schedule: Schedule | undefined, today: CalendarDate): CalendarDate[] => {
  const thisMonth = monthStart(today)
  const months = schedule
    ? Array.from({ length: schedule.months - 1 }, (_, index) => monthOf(schedule, index + 1))
    : Array.from({ length: USUAL_MONTHS - 1 }, (_, index) => addMonths(thisMonth, index + 1))
  return months.filter((month) => month > thisMonth)
}
