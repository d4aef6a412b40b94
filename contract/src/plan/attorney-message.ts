/** The facts of the message to the customer's attorney. The app makes the text of them (LAD-04). */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { trusteePayment } from '../receipts/receipts.ts'
import { courtNotice } from './court-notices.ts'
import { installment, planProgress } from './plan-progress.ts'
import { pick, planner } from './plan-refusals.ts'
import { plan } from './plan-terms.ts'

/** The message lists what was due and sent in so many months. */
export const MESSAGE_MONTHS = 6
/** The most planned payments in the message. */
export const MAX_PLANNED_IN_MESSAGE = 3

const attorneyMessage = z.strictObject({
  /** Today. */
  as_of: dayReply,
  plan,
  /** Null while the amount or the due day of the plan are not known. */
  progress: planProgress.nullable(),
  /** Those that were due in the last months, by due day, with what counts as paid for each. */
  installments: z.array(installment),
  /** What was sent from this account in the last months, by day, and what became of it. */
  payments: z.array(trusteePayment),
  /** What autopay plans to send, by due day. Empty while it is on hold. */
  planned: z.array(
    z.strictObject({
      due_on: dayReply,
      send_on: dayReply,
      /** What is still to be sent. */
      amount: amountReply,
    }),
  ),
  /** The open ones, by their last day. */
  notices: z.array(courtNotice),
})
export type AttorneyMessage = z.infer<typeof attorneyMessage>

export const getAttorneyMessage = endpoint('GET /api/plan/attorney_message', {
  summary: 'The case, what is behind, what was sent and posted, what is planned, and open notices',
  access: planner,
  replies: { 200: z.strictObject({ message: attorneyMessage }) },
  refuses: pick('plan.missing'),
})
