/**
 * Fraud alerts: the processor's fraud rules denied a purchase, and the customer says whether it was theirs.
 */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { endpoint, idParams } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'

/** How many hours the customer has to answer an alert, in real time (FRAUD-06). */
export const ANSWER_HOURS = 24

export const getAuthDenial = endpoint('GET /api/event_auth_denials/:id', {
  summary: 'A denied purchase of the signed-in customer',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  params: idParams,
  ids: { 'params.id': 'event_auth_denial' },
  replies: {
    200: z.strictObject({
      id: z.int(),
      merchant_name: z.string(),
      amount: amountReply,
      timestamp: z.iso.datetime(),
      /** FREEZE: the card was frozen. Any other value: only this purchase was declined (FRAUD-03). */
      fraud_result: z.string(),
      /** The customer's answer, or null (FRAUD-04). */
      result: z.enum(['confirmed', 'denied']).nullable(),
      /** False if the alert has an answer or is older than ANSWER_HOURS. */
      can_answer: z.boolean(),
    }),
  },
})
