/** Tax refunds: what to keep and what to send by the plan's rule, and deposits that look like one (TAX-01). */
import * as z from 'zod'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, idParams, noBody } from '../core/endpoint.ts'
import { amountReply, positiveAmountInput } from '../core/money.ts'
import { pick, planner } from './plan-refusals.ts'
import { lumpSum } from './plan-steps.ts'

/** Deposits are asked about for this many days after they arrived. */
export const REFUND_DEPOSIT_DAYS = 90

export const taxRefundInput = z.strictObject({
  amount: positiveAmountInput(),
  /** By when the part for the trustee must be paid. */
  due_on: calendarDate,
  /** The deposit that was asked about, if there is one. */
  transaction_id: idInput.nullish().transform((id) => id ?? null),
})

export const recordTaxRefund = endpoint('POST /api/plan/tax_refunds', {
  summary: "What to keep of a tax refund by the plan's rule; the rest becomes a lump sum",
  access: planner,
  body: z.strictObject({ tax_refund: taxRefundInput }),
  ids: { 'body.tax_refund.transaction_id': 'refund_deposit' },
  idempotent: 'accepted',
  replies: {
    201: z.strictObject({
      tax_refund: z.strictObject({ amount: amountReply, keep: amountReply, send: amountReply }),
      /** Null if nothing is to be sent. */
      lump_sum: lumpSum.nullable(),
    }),
  },
  refuses: pick(
    'plan.missing',
    'plan.incomplete',
    'plan.no_refund_rule',
    'plan.refund_was_answered',
    'plan.too_many_lump_sums',
  ),
})

const refundDeposit = z.strictObject({
  transaction_id: z.int(),
  on: dayReply,
  /** Without what was taken back of it. */
  amount: amountReply,
  /** What the deposit prints. */
  details: z.string(),
})
export type RefundDeposit = z.infer<typeof refundDeposit>

export const listRefundDeposits = endpoint('GET /api/plan/tax_refunds', {
  summary: 'Deposits that look like tax refunds and that the customer was not asked about yet, oldest first',
  access: planner,
  /** None without a plan, and under a rule to keep every refund. */
  replies: { 200: z.strictObject({ refund_deposits: z.array(refundDeposit) }) },
})

export const dismissRefundDeposit = endpoint('POST /api/plan/tax_refunds/:id/dismiss', {
  summary: 'Say that a deposit is no tax refund',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'refund_deposit' },
  madeOnce: 'A deposit is answered once.',
  replies: { 204: noBody },
  refuses: pick('plan.missing'),
})
