import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { type PlanValues, valuesOf } from './plan-values.ts'

/**
 * What a form shows once the plan was changed in another window: fields that the customer changed stay as typed, and
 * the others take what is saved now.
 */
export const withChangesOf = (typed: PlanValues, before: Plan, now: Plan): PlanValues => {
  const [earlier, later] = [valuesOf(before), valuesOf(now)]
  const untouched = Object.entries(later).filter(([field]) =>
    same(typed[field as keyof PlanValues], earlier[field as keyof PlanValues]),
  )
  return { ...typed, ...Object.fromEntries(untouched) }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
