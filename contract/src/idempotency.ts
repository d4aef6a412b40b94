/** Calls that move money or order something carry a key, so that repeating them does nothing twice (AMB-097). */
import * as z from 'zod'
import { refusals } from './error.ts'

/** A UUID that the browser makes when the form is opened for confirmation, and sends with each try. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z.uuid('must be a UUID').optional(),
})

export const idempotencyRefusals = refusals({
  'idempotency.key_reused': [422, 'This key was used for another request. Please start again.'],
  'idempotency.in_progress': [409, 'This request is still being worked on. Please try again in a moment.'],
})
