/** A person's details: names, phone, postal address. Used by the application and by the settings. */
import * as z from 'zod'
import { textInput } from './endpoint.ts'
import { INVALID, PHONE, PO_BOX, REQUIRED, TOO_SHORT, ZIP_CODE } from './field.messages.ts'

/** The states and the District of Columbia by their postal codes (ACCOUNT-34). */
export const US_STATES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const

/**
 * "P.O. Box 12", "PO Box12A", "P/O Box", "P0 Box", "POB 9", "PO Drawer 3", "post office box" anywhere in a
 * line (APPLICATION-25). If another letter follows, the line has a different word: "Pobrook Street".
 */
const PO_BOX_PATTERN = /\b(p[\s./-]*[o0][\s./-]*(b(ox)?|drawer)|post\s+office\s+(box|drawer))(?![a-z])/i

/** True for a line that names a post office box, which is not a residence. */
export const isPoBox = (line: string): boolean => PO_BOX_PATTERN.test(line)

const required = (max: number) =>
  z.string({ error: REQUIRED }).pipe(textInput(max)).pipe(z.string().min(1, REQUIRED))

/** Letters, spaces, apostrophes and hyphens, with at least one letter. "’t Hooft" is a name. */
export const PERSON_NAME = /^[\p{M} '’-]*\p{L}[\p{L}\p{M} '’-]*$/u

/** Letters of any script, spaces, hyphens, apostrophes; at most 40 characters (ACCOUNT-28). */
export const nameInput = required(40).refine((name) => PERSON_NAME.test(name), INVALID)

/**
 * Ten digits. A form shows (999) 999-9999 and sends the digits without the mask (APPLICATION-17, ACCOUNT-29).
 */
export const phoneInput = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .max(20, PHONE)
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\d{10}$/, PHONE))

export const stateInput = z.enum(US_STATES, { error: ({ input }) => (input ? INVALID : REQUIRED) })

/** Five digits, optionally a hyphen and four (APPLICATION-26). */
export const postalCodeInput = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  // Accepts '', because `min` reports an empty field with its own message.
  .regex(/^(\d{5}(-\d{4})?)?$/, ZIP_CODE)

/**
 * Letters of any script, numbers ("12½"), spaces and the punctuation of streets: "12 O'Hare Av. #4", "12 1/2
 * Oak St., rear".
 */
export const STREET = /^[\p{L}\p{M}\p{N} #.,'’/-]*$/u
/** "Coeur d'Alene", "St. Louis", "Winston-Salem". */
export const CITY = /^[\p{L}\p{M} .'’-]*$/u
export const MIN_STREET_LENGTH = 4

/**
 * An address in the application. It must be a residence, so post office boxes are refused (APPLICATION-25).
 */
export const residenceInput = z.strictObject({
  address_1: required(40)
    .refine((line) => line === '' || line.length >= MIN_STREET_LENGTH, TOO_SHORT)
    .refine((line) => STREET.test(line), INVALID)
    .refine((line) => !isPoBox(line), PO_BOX),
  address_2: textInput(30).nullish(),
  city: required(30).refine((city) => CITY.test(city), INVALID),
  state: stateInput,
  postal_code: postalCodeInput,
})
export type ResidenceInput = z.input<typeof residenceInput>

export const addressReply = z.strictObject({
  address_1: z.string(),
  address_2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
})
export type PostalAddress = z.infer<typeof addressReply>
