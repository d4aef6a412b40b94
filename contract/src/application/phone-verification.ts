/** Verifies that the applicant has one of the phones that the sign-up partner has on file. */
import * as z from 'zod'
import { APPLICATION_STATES } from './application.ts'
import { endpoint, ignoredField } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { REQUIRED } from '../core/field.messages.ts'

export const PHONE_NAMES = ['phone1', 'phone2', 'phone3'] as const
export const VERIFICATION_TYPES = ['sms', 'call'] as const

export const phoneRefusals = refusals({
  'phone.not_required': [409, "Your phone number doesn't need to be verified."],
  'phone.unknown': [422, 'Choose one of your phones.'],
  /** The network delivers no SMS to this number, or it is not a phone number. A voice call may still work. */
  'phone.not_reached': [422, "We couldn't reach this phone. Try a phone call or another phone."],
  /** The reply has a Retry-After header. */
  'phone.sent_just_now': [429, 'We just sent you a code. Wait a minute before you ask for another one.'],
  'phone.too_many_codes': [429, "You've asked for too many codes. Try again in an hour."],
  'phone.no_code': [409, 'Ask for a new code first.'],
  'phone.wrong_code': [422, "That code isn't right. Check it and try again."],
  'phone.code_expired': [422, 'This code has expired. Ask for a new one.'],
  'phone.too_many_tries': [429, 'Too many wrong codes. Ask for a new one.'],
})
export type PhoneCode = keyof typeof phoneRefusals
const pick = picking(phoneRefusals)

const applicant = { who: 'customer', states: APPLICATION_STATES } as const

export const sendVerification = endpoint('POST /api/phone_verifications/send_verification', {
  summary: 'Send a code to one of the phones on file, by text or by call',
  access: applicant,
  madeOnce: 'the next code has to wait',
  limit: 'phone_code',
  body: z.strictObject({
    selected_phone: z.enum(PHONE_NAMES),
    verification_type: z.enum(VERIFICATION_TYPES),
    // The server uses the numbers on file and ignores these (APPLICATION-38).
    phone1: ignoredField,
    phone2: ignoredField,
    phone3: ignoredField,
  }),
  replies: {
    200: z.strictObject({
      message: z.string(),
      /** The earliest time at which the applicant may request another code. */
      resend_at: z.iso.datetime(),
    }),
  },
  refuses: pick(
    'phone.not_required',
    'phone.unknown',
    'phone.not_reached',
    'phone.sent_just_now',
    'phone.too_many_codes',
  ),
})

export const verifyPhone = endpoint('POST /api/phone_verifications/verify', {
  summary: 'Check the code that was sent',
  access: applicant,
  body: z.strictObject({
    /** A pasted code may contain spaces and hyphens; they are removed. */
    verification_code: z
      .string({ error: REQUIRED })
      .max(32)
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.string().min(1, REQUIRED)),
  }),
  replies: { 200: z.strictObject({ message: z.string() }) },
  refuses: pick(
    'phone.not_required',
    'phone.no_code',
    'phone.wrong_code',
    'phone.code_expired',
    'phone.too_many_tries',
  ),
})
