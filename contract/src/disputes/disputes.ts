/** "Report a problem" on a posted transaction (docs/decisions/0064): a case with a reference and a legal clock. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, textInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'

export const DISPUTE_REASONS = [
  'not_mine',
  'wrong_amount',
  'charged_twice',
  'not_received',
  'cancelled',
  'other',
] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

/** Days in which the bank must have looked into it (Regulation E, 12 CFR 1005.11(c)): business days. */
export const INVESTIGATION_BUSINESS_DAYS = 10

/** How a case ended: the bank made good all or part of it, found that nothing was wrong, or the money was back already. */
export const DISPUTE_OUTCOMES = ['corrected', 'no_error', 'already_returned'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]

/**
 * Why an open case gets no money in advance by itself: the money is back already, the transaction had a case before
 * (12 CFR 1005.11(e)), or it was reported more than 60 days after its statement.
 */
export const NO_CREDITS = ['already_returned', 'repeat', 'late'] as const
export type NoCredit = (typeof NO_CREDITS)[number]

/** Longest text of the customer, and of the bank's explanation. */
export const LONGEST_DISPUTE_TEXT = 1000

export const dispute = z.strictObject({
  id: z.int(),
  transaction_id: z.int(),
  /** What the customer names on the phone: "P-2026-000123". */
  reference: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum(['open', 'resolved']),
  reported_on: dayReply,
  /** The tenth business day after. */
  answer_due_on: dayReply,
  /** The transaction as it was posted. */
  transaction: z.strictObject({ details: z.string(), amount: amountReply, posted_on: dayReply }),
  /** What the bank gives in advance when its answer takes longer than that: what is still missing. */
  credit_expected: amountReply,
  no_credit: z.enum(NO_CREDITS).nullable(),
  /** Money that the bank gave until it knows more; then it has until `decide_by` (12 CFR 1005.11(c)(2)). */
  provisional_credit: z
    .strictObject({ amount: amountReply, credited_on: dayReply, decide_by: dayReply })
    .nullable(),
  resolution: z
    .strictObject({
      outcome: z.enum(DISPUTE_OUTCOMES),
      resolved_on: dayReply,
      /** What the customer keeps, or gets, in the end. */
      amount: amountReply,
      /** The bank's findings in words. */
      explanation: z.string(),
      /** What of the provisional credit is taken back, and when: never before five business days (1005.11(d)(2)). */
      take_back: z.strictObject({ amount: amountReply, on: dayReply }).nullable(),
    })
    .nullable(),
})
export type Dispute = z.infer<typeof dispute>

const holder = { who: 'customer', states: OPEN_ACCOUNT } as const

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/disputes',
  summary: 'Reported problems, newest first, at most 100',
  access: holder,
  replies: { 200: z.strictObject({ disputes: z.array(dispute) }) },
})

export const disputeRefusals = refusals({
  'dispute.reported': [409, 'This problem has been reported already.'],
  'dispute.own_adjustment': [422, 'This belongs to a problem that was reported already.'],
})

export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/disputes',
  summary: 'Report a problem with a posted transaction; each has one open case at most',
  access: holder,
  idempotent: 'required',
  body: z.strictObject({
    transaction_id: idInput,
    reason: z.enum(DISPUTE_REASONS, { error: 'This field is required' }),
    text: textInput(LONGEST_DISPUTE_TEXT),
  }),
  ids: { 'body.transaction_id': 'transaction' },
  replies: { 201: dispute },
  refuses: disputeRefusals,
})
