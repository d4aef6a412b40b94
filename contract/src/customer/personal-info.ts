/**
 * Personal information in the settings. Streets and cities follow the application's rules; a PO box is
 * allowed here (ACCOUNT-31).
 */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { account } from '../account/account.ts'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { CITY, PERSON_NAME, MIN_STREET_LENGTH, STREET, US_STATES } from '../core/person.ts'
import { EMAIL_INVALID } from './customer.messages.ts'
import { INVALID, PHONE, REQUIRED_SHORT, TOO_LONG, TOO_SHORT } from '../core/field.messages.ts'

const required = z.string({ error: REQUIRED_SHORT }).trim().min(1, REQUIRED_SHORT)

const name = required.max(40, TOO_LONG).regex(PERSON_NAME, INVALID)

const address = z.strictObject({
  address_1: required.min(MIN_STREET_LENGTH, TOO_SHORT).max(40, TOO_LONG).regex(STREET, INVALID),
  address_2: z
    .string()
    .trim()
    .max(30, TOO_LONG)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, INVALID)
    .nullish(),
  city: required.max(30, TOO_LONG).regex(CITY, INVALID),
  state: z.enum(US_STATES, { error: ({ input }) => (input ? INVALID : REQUIRED_SHORT) }),
  postal_code: required.regex(/^\d{5}(-\d{4})?$/, INVALID),
})

/** A form shows (999) 999-9999 and sends the digits without the mask. */
const phoneDigits = (text: string): string => text.replace(/[\s().-]/g, '')

const person = {
  first_name: name,
  last_name: name,
  primary_phone: required
    .max(20, PHONE)
    .transform(phoneDigits)
    .pipe(z.string().regex(/^\d{10}$/, PHONE)),
  email: required.max(254, TOO_LONG).pipe(z.email(EMAIL_INVALID)),
  address_attributes: address,
}

/**
 * The rules of a complete form. The shipping address is checked only if it differs from the address;
 * otherwise it may be null or left out (ACCOUNT-36, ACCOUNT-37).
 */
export const personalInfoForm = z.discriminatedUnion('shipping_address_different', [
  z.strictObject({
    ...person,
    shipping_address_different: z.literal(false),
    shipping_address_attributes: z.unknown().optional(),
  }),
  z.strictObject({
    ...person,
    shipping_address_different: z.literal(true),
    shipping_address_attributes: address,
  }),
])

const text = z.string().max(254, TOO_LONG).trim()
const anyAddress = z.strictObject({
  address_1: text,
  address_2: text.nullish(),
  city: text,
  state: text,
  postal_code: text,
})
const anyPerson = {
  first_name: text,
  last_name: text,
  primary_phone: text.transform(phoneDigits),
  email: text,
  address_attributes: anyAddress,
}
/**
 * Accepts any text in a field: `personalInfoErrors` checks the values, because that needs the stored ones.
 */
const personalInfoBody = z.discriminatedUnion('shipping_address_different', [
  z.strictObject({
    ...anyPerson,
    shipping_address_different: z.literal(false),
    shipping_address_attributes: z.unknown().optional(),
  }),
  z.strictObject({
    ...anyPerson,
    shipping_address_different: z.literal(true),
    shipping_address_attributes: anyAddress,
  }),
])
export type PersonalInfoForm = z.input<typeof personalInfoBody>

type Fields = Record<string, unknown>
const fieldAt = (form: Fields, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((place, name) => (place as Fields | null)?.[String(name)], form)

/**
 * The errors of the form, by field path. A field that still has its stored value is valid even if today's
 * rules would reject it, so that it never blocks a change of another field. An empty required field is always
 * an error.
 */
export const personalInfoErrors = (form: object, before: object): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of personalInfoForm.safeParse(form).error?.issues ?? []) {
    const value = fieldAt(form as Fields, path)
    const isAsStored = typeof value === 'string' && value !== '' && value === fieldAt(before as Fields, path)
    if (!isAsStored) (errors[path.join('.')] ??= []).push(message)
  }
  return errors
}

export const personalInfoRefusals = refusals({
  'personal_info.too_many_email_changes': [
    429,
    'You can change your email up to three times a day. Try again tomorrow.',
  ],
  'personal_info.invalid_token': [
    422,
    "This link no longer works. It was already used, replaced by a newer one, or it's older than 24 hours. If you still sign in with your old email, save the new one again in your account settings.",
  ],
})

/**
 * We send a confirmation link to a changed email address. Until the customer opens it, they sign in with the
 * old address (ACCOUNT-45). Saving a changed address turns multi-factor off and ends the other sessions
 * (ACCOUNT-43). The reply does not reveal whether another customer uses the address.
 */
export const updatePersonalInfo = endpoint('POST /api/account/update_personal_info', {
  summary: 'Save names, phone, addresses and the email address',
  /** We send codes and links to the phone and the email address, so changing either needs a step-up. */
  access: { who: 'customer', states: OPEN_ACCOUNT, stepUp: 'when_changed' },
  body: personalInfoBody,
  replies: {
    200: z.strictObject({
      account,
      /** The new address, until it is confirmed, or null. */
      unconfirmed_email: z.string().nullable(),
      /** True when this save changed the email address and therefore turned multi-factor off. */
      mfa_disabled: z.boolean(),
    }),
  },
  refuses: {
    'personal_info.too_many_email_changes': personalInfoRefusals['personal_info.too_many_email_changes'],
  },
})

export const confirmEmail = endpoint('POST /users/email/confirm', {
  limit: 'password',
  summary: 'The link of the confirmation: the new e-mail address signs in from now on',
  access: { who: 'anyone' },
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  replies: { 200: z.strictObject({ message: z.string() }) },
  refuses: { 'personal_info.invalid_token': personalInfoRefusals['personal_info.invalid_token'] },
})
