/** What is derived from a plan: installments and progress. */
import * as z from 'zod'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { INSTALLMENT_STATUSES } from './installment-status.rules.ts'
import { INSTALLMENT_KINDS } from './installments.rules.ts'
import { pick, planner } from './plan-refusals.ts'
import { lumpSum } from './plan-steps.ts'

export const installment = z.strictObject({
  kind: z.enum(INSTALLMENT_KINDS),
  month: dayReply,
  due_on: dayReply,
  /** Negative for a difference that lowered what was due. */
  amount: amountReply,
  /** What was paid for it by our count. */
  applied: amountReply,
  posted: amountReply,
  /** The part of `applied` that the customer reported, until the trustee's receipt for it arrives. */
  reported: amountReply,
  status: z.enum(INSTALLMENT_STATUSES),
  /** True if money for it is expected, or arrived, after its due day. */
  late: z.boolean(),
})
export type PlanInstallment = z.infer<typeof installment>

export const listInstallments = endpoint('GET /api/plan/installments', {
  summary: 'The installments that are due in a range of days (default: all), by due day',
  access: planner,
  query: z.strictObject({ from: calendarDate.optional(), to: calendarDate.optional() }),
  replies: { 200: z.strictObject({ installments: z.array(installment) }) },
  refuses: pick('plan.missing', 'plan.incomplete'),
})

/** A number of payments with one decimal: "1.1". */
const payments = z.string().regex(/^\d+\.\d$/)

export const planProgress = z.strictObject({
  /** 0 before the first month. */
  month_number: z.int(),
  months: z.int(),
  /** What is due in this month: the sum of its installments, and the first due day. Null if it has none. */
  this_month: z.strictObject({ amount: amountReply, due_on: dayReply }).nullable(),
  /** The next month with another amount. Null if the amount stays. */
  next_change: z.strictObject({ month: dayReply, amount: amountReply }).nullable(),
  /** The sum of the installments whose due day has passed. */
  due_to_date: amountReply,
  /** What counts as paid for installments by our count, and what the trustee posted. */
  sent_total: amountReply,
  posted_total: amountReply,
  arrears: amountReply,
  /** The arrears in payments. Null if they are less than a tenth of one. */
  payments_behind: payments.nullable(),
  /** The same by what was posted. Null until there is a receipt. */
  posted_arrears: amountReply.nullable(),
  posted_payments_behind: payments.nullable(),
  ahead: amountReply,
  plan_total: amountReply,
  remaining: amountReply,
  last_due_on: dayReply,
  /** The lump sums that are not paid in full, by day. Arrears leave them out. */
  lump_sums: z.array(lumpSum),
  /** False once the last installment was due and nothing is behind. */
  open: z.boolean(),
})
export type PlanProgress = z.infer<typeof planProgress>

export const getProgress = endpoint('GET /api/plan/progress', {
  summary: 'How far the plan is, and whether the customer is behind, by our count',
  access: planner,
  replies: { 200: planProgress },
  refuses: pick('plan.missing', 'plan.incomplete'),
})
