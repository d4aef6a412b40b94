/** The customer's Chapter 13 plan: its facts, and its status in court. */
import * as z from 'zod'
import { calendarDate, monthInput } from '../core/day-fields.ts'
import { type BodyInputOf, endpoint } from '../core/endpoint.ts'
import { SUSPENDED_MONTHS } from './plan.messages.ts'
import { MAX_STEPS, pick, planner } from './plan-refusals.ts'
import { stepInput } from './plan-steps.ts'
import { plan, PLAN_STATUSES, planInput } from './plan-terms.ts'

export const getPlan = endpoint('GET /api/plan', {
  summary: 'The facts of the plan, or null if the customer has not entered any',
  access: planner,
  replies: { 200: z.strictObject({ plan: plan.nullable() }) },
})

export const savePlan = endpoint('PUT /api/plan', {
  summary: 'Create the plan, or replace its facts; a change of due days, trustee or numbers is kept',
  access: planner,
  body: z.strictObject({
    plan: planInput,
    /** The amounts that the plan begins with, by month. Taken while it has none. */
    steps: z.array(stepInput).max(MAX_STEPS).optional(),
  }),
  idempotent: 'accepted',
  ids: { 'body.plan.trustee_id': 'trustee', 'body.plan.wage_order.schedule_id': 'pay_schedule' },
  replies: { 200: z.strictObject({ plan }) },
  refuses: pick('plan.changed', 'plan.case_number_unreadable', 'plan.has_steps', 'plan.incomplete'),
})
export type SavePlanBody = BodyInputOf<typeof savePlan>

/** A change of the status as a customer enters it. A suspension needs its months. */
export const statusInput = z
  .strictObject({
    status: z.enum(PLAN_STATUSES),
    on: calendarDate,
    /** Only for `suspended`: the first month without a payment, and how many there are. */
    suspended_from: monthInput.nullish().transform((month) => month ?? null),
    suspended_months: z
      .int(SUSPENDED_MONTHS)
      .min(1, SUSPENDED_MONTHS)
      .max(12, SUSPENDED_MONTHS)
      .nullish()
      .transform((months) => months ?? null),
  })
  .refine(
    ({ status, suspended_from, suspended_months }) =>
      (status === 'suspended') === (suspended_from !== null && suspended_months !== null),
    { path: ['suspended_months'], error: SUSPENDED_MONTHS },
  )

export const changeStatus = endpoint('POST /api/plan/status', {
  summary: 'Record what became of the case; a suspension makes steps of 0.00 for its months',
  access: planner,
  body: statusInput,
  idempotent: 'accepted',
  replies: { 200: z.strictObject({ plan }) },
  refuses: pick('plan.missing', 'plan.incomplete', 'plan.too_many_steps'),
})
