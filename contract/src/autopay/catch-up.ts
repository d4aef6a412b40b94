/** Catch-ups: what is behind, sent with the next planned payments, as the customer agreed to (AUTO-19). */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, noBody } from '../core/endpoint.ts'
import { amountReply, positiveAmountInput } from '../core/money.ts'
import { pick as pickPlan } from '../plan/plan-refusals.ts'
import { PAYDAYS } from './autopay.messages.ts'
import { PAYING_METHODS, pick as pickAutopay, planner } from './autopay.ts'
import { pick } from './catch-up-refusals.ts'
import { MAX_CATCH_UP_PAYDAYS } from './catch-up.rules.ts'
import { PLANNED_STATES } from './planned-payments.ts'

/** Names the words of `catchUpTerms`. */
export const CATCH_UP_TERMS_VERSION = '2026-11-29'

const paydaysInput = z.int(PAYDAYS).min(1, PAYDAYS).max(MAX_CATCH_UP_PAYDAYS, PAYDAYS)

const catchUp = z.strictObject({
  paydays: z.int(),
  /** All that was behind when it was agreed to. */
  amount: amountReply,
  parts: z.array(
    z.strictObject({
      due_on: dayReply,
      send_on: dayReply,
      amount: amountReply,
      /** The state of the planned payment that has this part. */
      state: z.enum(PLANNED_STATES),
    }),
  ),
  terms_version: z.string(),
  /** The words that the customer agreed to, by paragraph. */
  terms: z.array(z.string()),
  agreed_at: z.iso.datetime(),
})
export type CatchUp = z.infer<typeof catchUp>

export const getCatchUp = endpoint('GET /api/plan/catch_up', {
  summary: 'The catch-up that is under way; null without one',
  access: planner,
  replies: { 200: z.strictObject({ catch_up: catchUp.nullable() }) },
})

const cannotPlan = {
  ...pick('autopay.not_on', 'autopay.not_behind', 'autopay.too_few_paydays'),
  ...pickAutopay(
    'autopay.no_trustee_biller',
    'autopay.no_trustee',
    'autopay.method_not_taken',
    'autopay.plan_ended',
  ),
  ...pickPlan('plan.missing', 'plan.incomplete'),
}

export const previewCatchUp = endpoint('GET /api/plan/catch_up/preview', {
  summary: 'What is behind, spread over the next paydays, with what is left of each pay',
  access: planner,
  query: z.strictObject({
    paydays: z
      .string()
      .regex(/^\d{1,2}$/, PAYDAYS)
      .transform(Number)
      .pipe(paydaysInput),
  }),
  replies: {
    200: z.strictObject({
      /** What is behind, and not about to be sent. */
      amount: amountReply,
      /** How autopay pays the trustee. */
      method: z.enum(PAYING_METHODS),
      paydays: z.array(
        z.strictObject({
          on: dayReply,
          /** The usual pay. */
          pay: amountReply,
          /** The part of what is behind. */
          catch_up: amountReply,
          /** All that is set aside of this pay, with that part. */
          set_aside: amountReply,
          /** What is left to live on. */
          left: amountReply,
        }),
      ),
      payments: z.array(
        z.strictObject({ due_on: dayReply, send_on: dayReply, amount: amountReply, catch_up: amountReply }),
      ),
      /** False if a pay is too small for what would be set aside of it. */
      fits: z.boolean(),
      terms_version: z.string(),
      /** The words to agree to, by paragraph. */
      terms: z.array(z.string()),
    }),
  },
  refuses: cannotPlan,
})

export const agreeToCatchUp = endpoint('POST /api/plan/catch_up', {
  summary: 'Agree to what the preview showed; another catch-up takes the place of the one before',
  access: { ...planner, alsoFeature: 'billPay', endsWith: 'spending' },
  idempotent: 'accepted',
  body: z.strictObject({
    catch_up: z.strictObject({
      paydays: paydaysInput,
      /** The amount of the preview, so that nobody agrees to another one. */
      amount: positiveAmountInput(),
      terms_version: z.string().max(20),
    }),
  }),
  replies: { 200: z.strictObject({ catch_up: catchUp.nullable() }) },
  refuses: { ...cannotPlan, ...pickAutopay('autopay.terms_changed'), ...pick('autopay.catch_up_changed') },
})

export const endCatchUp = endpoint('DELETE /api/plan/catch_up', {
  summary: 'Stop the catch-up at once for everything that was not sent',
  access: planner,
  replies: { 204: noBody },
})
