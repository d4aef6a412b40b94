/** The operator's side of the account application: applications referred for review, and the decision. */
import * as z from 'zod'
import { endpoint, textInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'

export const applicationReviewRefusals = refusals({
  'application_review.unknown': [404, 'There is no application with this e-mail address.'],
  'application_review.not_referred': [409, 'This application does not wait for a decision.'],
})

const PROCESSOR_REVIEWS = ['pending', 'more_wanted', 'accepted', 'refused'] as const

const referredApplication = z.strictObject({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /**
   * documents: the processor needs to see documents. mismatches: the identity did not match three times.
   * sanctions: a similar name is on a sanctions list, so the bank's compliance officer must review it.
   */
  reason: z.enum(['documents', 'mismatches', 'sanctions']),
  referred_at: z.iso.datetime(),
  /**
   * The result of the processor's review of the documents. It is only advice: the bank decides. Null if the
   * processor has no documents to review, or does not answer now.
   */
  processor_review: z.enum(PROCESSOR_REVIEWS).nullable(),
})
export type ReferredApplication = z.infer<typeof referredApplication>

export const listReferredApplications = endpoint('GET /operator/applications', {
  summary: 'Applications that wait for a decision, the oldest first',
  access: { who: 'operator' },
  replies: { 200: z.strictObject({ applications: z.array(referredApplication) }) },
})

export const decideApplication = endpoint('POST /operator/applications/decision', {
  summary:
    'Approve or reject a referred application; the customer is written to, and an approved one gets an account',
  access: { who: 'operator' },
  body: z.strictObject({ email: textInput(254), decision: z.enum(['approve', 'reject']) }),
  replies: {
    200: z.strictObject({
      status: z.enum(['approved', 'rejected']),
      /** Null if rejected, and until the processor has opened the account; a job retries. */
      galileo_payment_reference_number: z.string().nullable(),
    }),
  },
  refuses: applicationReviewRefusals,
})
