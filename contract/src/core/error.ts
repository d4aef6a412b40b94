import * as z from 'zod'
import { dayReply } from './day-fields.ts'
import { VELOCITY } from './error.messages.ts'

/** The HTTP statuses that a refusal may have. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/**
 * A reason to refuse a call: its HTTP status and the sentence in the reply. Where the requirements give a
 * sentence, it is exactly that one.
 */
export interface RefusalText {
  status: RefusalStatus
  error: string
}

/** Declares the refusals of a feature. Codes are `feature.snake_case`. */
export const refusals = <const Table extends Record<string, readonly [RefusalStatus, string]>>(
  table: Table,
) =>
  Object.fromEntries(Object.entries(table).map(([code, [status, error]]) => [code, { status, error }])) as {
    [Code in keyof Table]: RefusalText
  }

/** For the refusals of one call: `const pick = picking(cardRefusals)`, then `pick('card.none')`. */
export const picking =
  <Table extends Record<string, RefusalText>>(table: Table) =>
  <const Code extends keyof Table & string>(...codes: Code[]) =>
    Object.fromEntries(codes.map((code) => [code, table[code]])) as Pick<Table, Code>

/** The refusals that any call can return. */
export const commonRefusals = refusals({
  malformed: [400, 'The request could not be read.'],
  signed_out: [401, 'Please sign in.'],
  forbidden: [403, 'This is not available for your account.'],
  feature_off: [403, 'This feature is not available for your account.'],
  cross_site: [403, 'This request did not come from our site.'],
  /** `details` contains the method: `password` or `code` (`step-up.ts`). */
  'step_up.required': [403, "Please confirm that it's you."],
  not_found: [404, 'Not found'],
  /**
   * An audit stopped money from leaving the account. The reply has the day in `promised_on` and in its
   * sentence: "We'll email you by Tue, Nov 24."
   */
  'account.stopped': [409, "We're checking your account. We'll email you."],
  conflict: [409, 'This was changed in the meantime. Please reload.'],
  too_large: [413, 'The request is too large.'],
  unsupported_media: [415, 'Please send JSON.'],
  /** For calls whose access has `endsWith`, after the last day in the enforced calendar (PROGRAM-27). */
  deposits_ended: [422, 'Deposits to this account have ended.'],
  spending_ended: [422, 'Spending from this account has ended.'],
  invalid_input: [422, 'Please check what you entered.'],
  too_many_requests: [429, 'Too many requests. Please try again later.'],
  /** For calls that move money or order something (WIRE-58). */
  too_many_orders: [429, VELOCITY],
  unavailable: [503, 'This service is not available right now. Please try again in a minute.'],
})
export type CommonCode = keyof typeof commonRefusals | 'internal'

/**
 * The body of every reply that is not a success. `errors` is a list at sign-in and is keyed by field
 * elsewhere (WIRE-55, WIRE-56).
 */
export const errorReply = z.strictObject({
  error: z.string(),
  code: z.string(),
  request_id: z.string(),
  errors: z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))]).optional(),
  details: z.array(z.string()).optional(),
  /** True when the customer should enter another one-time passcode. */
  prompt_otp: z.boolean().optional(),
  /** With `account.stopped`: by which day we email the customer. */
  promised_on: dayReply.optional(),
  /** With `trustee.method_locked`: the first day on which the office takes the method again. */
  until: dayReply.optional(),
})
export type ErrorReply = z.infer<typeof errorReply>
