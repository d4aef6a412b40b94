/**
 * Calls that create something carry a key, so that a repeated request creates nothing new (WIRE-47 to
 * WIRE-54).
 */
import * as z from 'zod'
import { refusals } from './error.ts'
import { UUID } from './field.messages.ts'

const key = z.uuid(UUID)

/** A UUID that the browser creates for each submission and sends again with every retry. */
export const idempotencyHeaders = {
  required: z.looseObject({ 'idempotency-key': key }),
  accepted: z.looseObject({ 'idempotency-key': key.optional() }),
}

export const idempotencyRefusals = refusals({
  'idempotency.key_missing': [
    400,
    'This request needs an Idempotency-Key header with a UUID. Nothing was done.',
  ],
  'idempotency.key_reused': [422, 'This key was used for another request. Please start again.'],
  'idempotency.in_progress': [409, 'This request is still being worked on. Please try again in a moment.'],
})
