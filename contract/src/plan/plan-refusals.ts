/** Who may make the calls of the plan, and why one is refused. */
import { OPEN_ACCOUNT } from '../core/access.ts'
import { picking, refusals } from '../core/error.ts'
import { CASE_NUMBER } from './plan.messages.ts'

export const planner = { who: 'customer', states: OPEN_ACCOUNT, feature: 'planTools' } as const

/** The most steps and the most lump sums of a plan. */
export const MAX_STEPS = 100
export const MAX_LUMP_SUMS = 100
/** The most notices of the court or the trustee that a customer keeps. */
export const MAX_NOTICES = 50
/** The most trustees of a plan, one after the other. */
export const MAX_PLAN_TRUSTEES = 20

export const planRefusals = refusals({
  'plan.missing': [422, 'Set up your plan first.'],
  /** The plan has no amount or no due day yet, so nothing can be derived. */
  'plan.incomplete': [422, 'Add the amount and the due day of your payment first.'],
  /** The version of the request is not the one of the plan. */
  'plan.changed': [409, 'Your plan was changed in another window. Look at it again before you save.'],
  /** `errors` has the field. */
  'plan.case_number_unreadable': [422, CASE_NUMBER],
  /** First steps are only taken while the plan has none. */
  'plan.has_steps': [409, 'Your plan has amounts already. Add a new one to change them.'],
  'plan.step_has_begun': [
    409,
    "This amount has begun, so it can't be removed. Add another one that takes its place.",
  ],
  'plan.too_many_steps': [422, `A plan can have up to ${MAX_STEPS} amounts.`],
  'plan.too_many_lump_sums': [422, `A plan can have up to ${MAX_LUMP_SUMS} lump sums. Delete one first.`],
  'plan.refund_was_answered': [409, 'You already said what this deposit is.'],
  'plan.too_many_notices': [422, `You can keep up to ${MAX_NOTICES} notices. Delete one first.`],
  'plan.no_refund_rule': [422, 'Add what your plan says about tax refunds first.'],
})
export type PlanCode = keyof typeof planRefusals
export const pick = picking(planRefusals)
