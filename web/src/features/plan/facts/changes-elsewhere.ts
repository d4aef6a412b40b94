import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { type PlanValues, valuesOf } from './plan-values.ts'

/**
 * What a form shows once the plan was changed in another window: fields that the customer changed stay as typed, and
 * the others take what is saved now. That holds for each field of a group too, such as the phone of the attorney.
 */
export const withChangesOf = (typed: PlanValues, before: Plan, now: Plan): PlanValues =>
  merge(typed, valuesOf(before), valuesOf(now))

const merge = <Value>(typed: Value, earlier: Value, later: Value): Value => {
  if (!isGroup(typed) || !isGroup(earlier) || !isGroup(later)) return same(typed, earlier) ? later : typed
  const fields = Object.keys(later).map((field) => [field, merge(typed[field], earlier[field], later[field])])
  return { ...typed, ...Object.fromEntries(fields) }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
