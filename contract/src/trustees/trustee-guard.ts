/** What a customer is told, and why a call is refused, when a trustee is added or paid (TRU-05). */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { TRUSTEE_METHODS } from './trustee-methods.ts'

export const trusteeMethodKind = z.enum(TRUSTEE_METHODS)

/** What does not stop a payment to a trustee, but should be known before it is made (TRU-05, TRU-06, TRU-08). */
export const trusteeWarning = z.discriminatedUnion('code', [
  /** The payee is a trustee whom the directory does not list. */
  z.strictObject({ code: z.literal('unknown_trustee') }),
  /** The office takes this method under conditions. */
  z.strictObject({
    code: z.literal('conditional'),
    method: trusteeMethodKind,
    conditions: z.array(z.string()),
  }),
  /** Nobody knows whether the office takes this method, or it was last checked too long ago, on `checked_on`. */
  z.strictObject({
    code: z.literal('unknown_method'),
    method: trusteeMethodKind,
    checked_on: dayReply.nullable(),
  }),
  /** A payment by another method is on its way to the same office. */
  z.strictObject({
    code: z.literal('other_payment_on_its_way'),
    method: trusteeMethodKind,
    amount: amountReply,
    expected_on: dayReply,
  }),
  /** The office knows the case by another account number (TRU-06). */
  z.strictObject({ code: z.literal('other_account_number'), wanted: z.string() }),
])
export type TrusteeWarning = z.infer<typeof trusteeWarning>

/** The reply's sentence is more exact than the one here (guard.messages.ts). */
export const trusteeGuardRefusals = refusals({
  /** `details` has the methods that the office accepts, as codes (TRU-05). */
  'trustee.method_refused': [422, "This trustee doesn't accept payments made this way."],
  /** `details` has the methods that the office still accepts, as codes; `until` is left out for good (TRU-08). */
  'trustee.method_locked': [422, "This trustee doesn't accept payments made this way from you for now."],
  /** `details` has the limit, as an amount (TRU-06). */
  'trustee.amount_over_limit': [422, 'This is more than the trustee accepts in one payment.'],
})
