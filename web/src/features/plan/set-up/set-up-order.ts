/** The order of the set-up, and where it continues. */
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { paths } from '../../../lib/paths.ts'
import type { PlanField } from '../facts/plan-values.ts'

/** One group of facts for each screen (CASE-03). */
export const SET_UP_STEPS = ['case', 'dates', 'payment', 'trustee'] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

export const isSetUpStep = (text: string): text is SetUpStep => SET_UP_STEPS.some((step) => step === text)

export const STEP_PATHS = {
  case: paths.planCase,
  dates: paths.planDates,
  payment: paths.planPayment,
  trustee: paths.planPayee,
} as const satisfies Record<SetUpStep, string>

/** The facts of each screen. With the amounts these are the twelve fields of docs/decisions/0170. */
export const STEP_FIELDS: Readonly<Record<SetUpStep, readonly PlanField[]>> = {
  case: ['district', 'case_number'],
  dates: ['filed_on', 'months', 'first_due_on'],
  payment: ['due_rule', 'opening'],
  trustee: ['trustee_id', 'trustee', 'trustee_from_on', 'paid_by'],
}

export const stepAfter = (step: SetUpStep): SetUpStep | undefined =>
  SET_UP_STEPS[SET_UP_STEPS.indexOf(step) + 1]
export const stepBefore = (step: SetUpStep): SetUpStep | undefined =>
  SET_UP_STEPS[SET_UP_STEPS.indexOf(step) - 1]

/**
 * The step at which a set-up continues: the one after the last that has something, because the ones before it were
 * left empty on purpose. Once the last one has something, the payment if it is missing, else the first that has
 * nothing.
 */
export const stepToResume = (plan: Plan | null, hasAmounts: boolean): SetUpStep => {
  const filled = SET_UP_STEPS.map((step) => plan !== null && isFilled(step, plan, hasAmounts))
  const next = SET_UP_STEPS[filled.lastIndexOf(true) + 1]
  if (next) return next
  return hasAmounts && plan?.schedule ? (SET_UP_STEPS[filled.indexOf(false)] ?? 'case') : 'payment'
}

const isFilled = (step: SetUpStep, plan: Plan, hasAmounts: boolean): boolean => {
  switch (step) {
    case 'case':
      return plan.district !== null || plan.case_number !== null
    case 'dates':
      return plan.filed_on !== null || plan.months !== null || plan.first_due_on !== null
    case 'payment':
      return hasAmounts && plan.schedule !== null
    case 'trustee':
      return plan.trustee_id !== null || plan.trustee !== null || plan.paid_by.length > 0
  }
}
