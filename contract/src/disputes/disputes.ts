/**
 * "Report a problem" with a posted transaction (docs/decisions/0064). Each report is a case with a reference
 * and legal deadlines.
 */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, textInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { REQUIRED } from '../core/field.messages.ts'

export const DISPUTE_REASONS = [
  'not_mine',
  'wrong_amount',
  'charged_twice',
  'not_received',
  'cancelled',
  'other',
] as const
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

/**
 * The bank must finish its investigation within this many business days (Regulation E, 12 CFR 1005.11(c)).
 */
export const INVESTIGATION_BUSINESS_DAYS = 10

/**
 * How a case ended: the bank corrected all or part of it, found no error, or the money was already returned.
 */
export const DISPUTE_OUTCOMES = ['corrected', 'no_error', 'already_returned'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]

/**
 * Why an open case gets no automatic provisional credit: the money was already returned, it went to another account
 * of the customer, the transaction had a case before (12 CFR 1005.11(e)), or it was reported more than 60 days after
 * its statement.
 */
export const NO_CREDITS = ['already_returned', 'own_transfer', 'repeat', 'late'] as const
export type NoCredit = (typeof NO_CREDITS)[number]

/** The longest report by a customer, and explanation by the bank, in characters. */
export const MAX_DISPUTE_TEXT_LENGTH = 1000

export const dispute = z.strictObject({
  id: z.int(),
  transaction_id: z.int(),
  /** The reference that the customer gives on the phone: "P-2026-000123". */
  reference: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum(['open', 'resolved']),
  reported_on: dayReply,
  /** The tenth business day after the report. */
  answer_due_on: dayReply,
  /** The transaction as it was posted. */
  transaction: z.strictObject({ details: z.string(), amount: amountReply, posted_on: dayReply }),
  /**
   * The provisional credit that the bank pays if there is no answer by that day: the amount still missing.
   */
  credit_expected: amountReply,
  no_credit: z.enum(NO_CREDITS).nullable(),
  /** The provisional credit that the bank paid. It must then answer by `decide_by` (12 CFR 1005.11(c)(2)). */
  provisional_credit: z
    .strictObject({ amount: amountReply, credited_on: dayReply, decide_by: dayReply })
    .nullable(),
  resolution: z
    .strictObject({
      outcome: z.enum(DISPUTE_OUTCOMES),
      resolved_on: dayReply,
      /** The total that the customer keeps or gets for this case. */
      amount: amountReply,
      /** The bank's findings. */
      explanation: z.string(),
      /**
       * How much of the provisional credit is taken back, and when: at the earliest after five business days
       * (12 CFR 1005.11(d)(2)).
       */
      take_back: z.strictObject({ amount: amountReply, on: dayReply }).nullable(),
    })
    .nullable(),
})
export type Dispute = z.infer<typeof dispute>

const holder = { who: 'customer', states: OPEN_ACCOUNT } as const

export const listDisputes = endpoint('GET /api/disputes', {
  summary: 'Reported problems, newest first, at most 100',
  access: holder,
  replies: { 200: z.strictObject({ disputes: z.array(dispute) }) },
})

export const disputeRefusals = refusals({
  'dispute.reported': [
    409,
    "You already reported a problem with this transaction. You'll find it under Reported problems.",
  ],
  'dispute.own_adjustment': [
    422,
    'This belongs to a problem you already reported. See Reported problems, or call us.',
  ],
})

export const reportProblem = endpoint('POST /api/disputes', {
  summary: 'Report a problem with a posted transaction; each has one open case at most',
  access: holder,
  idempotent: 'required',
  body: z.strictObject({
    transaction_id: idInput,
    reason: z.enum(DISPUTE_REASONS, { error: REQUIRED }),
    text: textInput(MAX_DISPUTE_TEXT_LENGTH),
  }),
  ids: { 'body.transaction_id': 'transaction' },
  replies: { 201: dispute },
  refuses: disputeRefusals,
})
