/** What a payment service collects is recognized, or the customer says which debit it is. */
import * as z from 'zod'
import { endpoint, idInput, idParams } from '../core/endpoint.ts'
import { planner } from './autopay.ts'
import { plannedPayment } from './planned-payments.ts'

export const answerPull = endpoint('POST /api/autopay/payments/:id/pull', {
  summary: 'Say whether a debit is the payment that a service should collect',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'planned_payment', 'body.transaction_id': 'transaction' },
  idempotent: 'accepted',
  body: z.strictObject({ transaction_id: idInput, is_pull: z.boolean() }),
  replies: { 200: z.strictObject({ payment: plannedPayment }) },
})
