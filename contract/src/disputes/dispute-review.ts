/** The operator's side of reported problems: the open cases, provisional credits, and the answer. */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { dispute, MAX_DISPUTE_TEXT_LENGTH } from './disputes.ts'
import { endpoint, textInput } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { amountInput, amountReply } from '../core/money.ts'
import { INVALID, REQUIRED } from '../core/field.messages.ts'

export const disputeReviewRefusals = refusals({
  'dispute_review.unknown': [404, 'There is no case with this reference.'],
  'dispute_review.resolved': [409, 'This case is resolved already.'],
  'dispute_review.credited': [409, 'Money was given in advance already.'],
  'dispute_review.too_much': [422, 'The customer is not out of pocket for that much.'],
})

const pick = picking(disputeReviewRefusals)

const reference = textInput(20)

const disputeToReview = z.strictObject({
  ...dispute.shape,
  email: z.string(),
  /** In the customer's words. */
  text: z.string(),
  /**
   * True if reported within 60 days of the statement (12 CFR 1005.11(b)(1)). Later cases get no automatic
   * provisional credit.
   */
  in_time: z.boolean(),
  /** True if the transaction had an earlier case. It then gets no automatic provisional credit. */
  is_repeat: z.boolean(),
  /** Money that the merchant, the biller or the other bank returned on their own. */
  returned: amountReply,
  /** The most that this case may pay in total. Null for a credit, where the missing amount is unknown. */
  still_lost: amountReply.nullable(),
  /** True if all of the money was returned. The bank then takes any provisional credit back. */
  fully_returned: z.boolean(),
  /** The next day by which the bank must act. */
  due_on: dayReply,
  /** Amounts that the processor refused to post. An operator must resolve them. */
  refused: z.array(amountReply),
})
export type DisputeToReview = z.infer<typeof disputeToReview>

export const listDisputesToReview = endpoint('GET /operator/disputes', {
  summary: 'Cases that are open, or whose money could not be posted; those that are due first, first',
  access: { who: 'operator' },
  replies: { 200: z.strictObject({ disputes: z.array(disputeToReview) }) },
})

export const creditDispute = endpoint('POST /operator/disputes/credit', {
  summary: 'Give a provisional credit before the tenth business day, when it is automatic',
  access: { who: 'operator' },
  madeOnce: 'money is given in advance once for each case',
  body: z.strictObject({ reference, amount: amountInput(INVALID, { min: 1 }) }),
  replies: { 200: dispute },
  refuses: pick(
    'dispute_review.unknown',
    'dispute_review.resolved',
    'dispute_review.credited',
    'dispute_review.too_much',
  ),
})

export const resolveDispute = endpoint('POST /operator/disputes/resolution', {
  summary: 'Answer a case: an amount above zero corrects an error, zero says that there was none',
  access: { who: 'operator' },
  madeOnce: 'a case is resolved once',
  body: z.strictObject({
    reference,
    amount: amountInput(INVALID),
    /** Sent to the customer in the letter: the law requires a written explanation. */
    explanation: textInput(MAX_DISPUTE_TEXT_LENGTH).refine((text) => text !== '', REQUIRED),
  }),
  replies: { 200: dispute },
  refuses: pick('dispute_review.unknown', 'dispute_review.resolved', 'dispute_review.too_much'),
})
