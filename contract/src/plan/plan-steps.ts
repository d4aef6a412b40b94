/** The amounts of a plan: monthly ones by step, and lump sums beside them. */
import * as z from 'zod'
import { calendarDate, dayReply, monthInput } from '../core/day-fields.ts'
import { endpoint, idParams, noBody, textInput } from '../core/endpoint.ts'
import { AMOUNT_POSITIVE } from '../core/field.messages.ts'
import { amountInput, amountReply, positiveAmountInput } from '../core/money.ts'
import {
  AMOUNT,
  CORRECTION_RETROACTIVE,
  NOTE_NEEDED,
  ORDER_NEEDED,
  SUSPENSION_AMOUNT,
} from './plan.messages.ts'
import { pick, planner } from './plan-refusals.ts'
import { STEP_REASONS } from './steps.rules.ts'

/** A step as a customer enters it. `stepErrors` checks its month against the plan and today. */
export const stepInput = z
  .strictObject({
    /** Null or left out for the first step of a plan, which begins with the first payment. */
    from_month: monthInput.nullish().transform((month) => month ?? null),
    amount: amountInput(AMOUNT),
    reason: z.enum(STEP_REASONS),
    /** True if an order changes earlier months too, so that the difference is due on its day. */
    retroactive: z.boolean().default(false),
    ordered_on: calendarDate.nullish().transform((on) => on ?? null),
    note: textInput(200)
      .nullish()
      .transform((note) => note || null),
  })
  .superRefine(({ amount, reason, retroactive, ordered_on, note }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (reason === 'suspension' && amount !== 0) refuse('amount', SUSPENSION_AMOUNT)
    if (['plan', 'step', 'modification'].includes(reason) && amount === 0) refuse('amount', AMOUNT_POSITIVE)
    if (reason === 'correction' && note === null) refuse('note', NOTE_NEEDED)
    if (reason === 'correction' && retroactive) refuse('retroactive', CORRECTION_RETROACTIVE)
    if (retroactive && ordered_on === null) refuse('ordered_on', ORDER_NEEDED)
  })
export type StepInput = z.input<typeof stepInput>
export type StepFacts = z.output<typeof stepInput>

export const planStep = z.strictObject({
  id: z.int(),
  from_month: dayReply,
  amount: amountReply,
  reason: z.enum(STEP_REASONS),
  retroactive: z.boolean(),
  ordered_on: dayReply.nullable(),
  note: z.string().nullable(),
  /** When it was entered, and by whom. */
  recorded_at: z.iso.datetime(),
  recorded_by: z.enum(['customer', 'operator']),
  /** True if it can no longer be removed, only superseded. */
  has_begun: z.boolean(),
  /** True if a later entry for the same month took its place. */
  superseded: z.boolean(),
  /** For a correction: the months that it changed, and what they were before. */
  changed_months: z.array(z.strictObject({ month: dayReply, from: amountReply, to: amountReply })),
})
export type PlanStep = z.infer<typeof planStep>

export const listSteps = endpoint('GET /api/plan/steps', {
  summary: 'All steps of the plan, in the order in which they were entered; none is ever overwritten',
  access: planner,
  replies: { 200: z.strictObject({ steps: z.array(planStep) }) },
  refuses: pick('plan.missing'),
})

export const createStep = endpoint('POST /api/plan/steps', {
  summary: 'Add a step: a later amount, an order, a suspension, or a correction of past months',
  access: planner,
  body: z.strictObject({ step: stepInput }),
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ step: planStep }) },
  refuses: pick('plan.missing', 'plan.incomplete', 'plan.too_many_steps'),
})

export const deleteStep = endpoint('DELETE /api/plan/steps/:id', {
  summary: 'Remove a step that begins in a later month',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'plan_step' },
  replies: { 204: noBody },
  refuses: pick('plan.step_has_begun'),
})

export const LUMP_SUM_SOURCES = ['tax_refund', 'sale', 'bonus', 'other'] as const
export type LumpSumSource = (typeof LUMP_SUM_SOURCES)[number]

export const lumpSumInput = z.strictObject({
  source: z.enum(LUMP_SUM_SOURCES),
  amount: positiveAmountInput(),
  due_on: calendarDate,
  /** Whether it counts toward the plan total, or is paid on top of it. */
  counts_toward_total: z.boolean(),
})
export type LumpSumInput = z.input<typeof lumpSumInput>

export const lumpSum = z.strictObject({
  id: z.int(),
  source: z.enum(LUMP_SUM_SOURCES),
  amount: amountReply,
  due_on: dayReply,
  counts_toward_total: z.boolean(),
  /** What was paid for it by our count, and what the trustee posted. */
  applied: amountReply,
  posted: amountReply,
  /** True if its day has passed and less than its amount was paid. */
  overdue: z.boolean(),
})
export type PlanLumpSum = z.infer<typeof lumpSum>

export const listLumpSums = endpoint('GET /api/plan/lump_sums', {
  summary: 'The lump sums of the plan, by day',
  access: planner,
  replies: { 200: z.strictObject({ lump_sums: z.array(lumpSum) }) },
  refuses: pick('plan.missing'),
})

export const createLumpSum = endpoint('POST /api/plan/lump_sums', {
  summary: 'Add a lump sum that the plan asks for beside the installments',
  access: planner,
  body: z.strictObject({ lump_sum: lumpSumInput }),
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ lump_sum: lumpSum }) },
  refuses: pick('plan.missing', 'plan.too_many_lump_sums'),
})

export const deleteLumpSum = endpoint('DELETE /api/plan/lump_sums/:id', {
  summary: 'Delete a lump sum',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'lump_sum' },
  replies: { 204: noBody },
})
