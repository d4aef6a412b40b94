/**
 * What an operator sees about erasure: the reasons that keep records on file, and late events about erased
 * people.
 */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'

export const retentionReviewRefusals = refusals({
  'retention_review.unknown': [404, 'There is no open event with this number.'],
})

/** The record, like "account:12". Never a name, an address or an account number. */
const subject = z.string()

const lateEvent = z.strictObject({
  id: z.int(),
  subject,
  /** The processor's id of the event, to look it up there. */
  event_id: z.string(),
  kind: z.string(),
  /** The money that moved, positive for a credit; null when no money moved. */
  amount: amountReply.nullable(),
  told_at: z.iso.datetime(),
})

export const getRetention = endpoint('GET /operator/retention', {
  summary:
    'Accounts that are kept past their day, by the reason, with the 500 that wait longest; events about erased ones',
  access: { who: 'operator' },
  replies: {
    200: z.strictObject({
      /**
       * How many accounts each reason keeps on file. A reason is the name of a table with an open record, or
       * a code such as `money_at_processor`.
       */
      counts: z.record(z.string(), z.int()),
      kept: z.array(z.strictObject({ subject, reason: z.string(), due_on: dayReply })),
      /** The oldest 500 events that no operator has settled yet, oldest first. */
      late_events: z.array(lateEvent),
    }),
  },
})

export const settleLateEvent = endpoint('POST /operator/late_events/settlement', {
  summary: 'Somebody has seen to an event about an erased account, and to its money',
  access: { who: 'operator' },
  body: z.strictObject({ id: idInput }),
  replies: { 200: lateEvent },
  refuses: retentionReviewRefusals,
})
