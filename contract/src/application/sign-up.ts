/**
 * The external sign-up site creates logins and pending applications with one signed call (APPLICATION-01).
 */
import * as z from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { nameInput, phoneInput } from '../core/person.ts'
import { newPassword } from '../session/password-reset.ts'
import { EMAIL } from './application.messages.ts'

export const signUpRefusals = refusals({
  'sign_up.email_taken': [409, "There's already an account with this email address."],
  'sign_up.closed': [422, 'We no longer open new accounts.'],
  'sign_up.common_password': [422, 'This password is too easy to guess. Choose another one.'],
})

/**
 * The request is signed like a webhook event: the header `x-partner-signature: t=SECONDS,v1=HEX` has an
 * HMAC-SHA256 of "SECONDS.BODY" with PARTNER_KEY. It is refused after five minutes. A request with a known
 * reference returns the customer created before.
 */
export const createApplicant = endpoint('POST /partner/customers', {
  summary: 'A person signed up: creates the login and a pending application',
  access: { who: 'partner' },
  madeOnce: 'the same reference is the same customer',
  body: z.strictObject({
    /** The site's own id for this sign-up. */
    reference: z.string().regex(/^[\w-]{1,60}$/),
    email: z.email(EMAIL).max(254),
    password: newPassword,
    first_name: nameInput,
    middle_name: nameInput.nullish(),
    last_name: nameInput,
    /** The phones on file. If a verification is required, it uses one of them (APPLICATION-37). */
    phones: z.array(phoneInput).min(1).max(3),
    /** Whether the applicant must verify one of the phones before submitting the application. */
    phone_verification: z.boolean(),
  }),
  replies: { 201: z.strictObject({ customer_id: z.int() }) },
  refuses: signUpRefusals,
})
