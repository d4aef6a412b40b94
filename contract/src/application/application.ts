/** The account application: its steps, what each step saves, and the replies to a submission. */
import * as z from 'zod'
import type { CustomerState } from '../core/access.ts'
import { addMonths, type CalendarDate } from '../core/calendar-date.ts'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, ignoredField } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { addressReply, phoneInput, residenceInput } from '../core/person.ts'
import { INVALID, REQUIRED } from '../core/field.messages.ts'
import { SSN, TOO_OLD, UNDERAGE } from './application.messages.ts'

/** In the order of the screens. The routes use the same names in kebab-case (APPLICATION-04). */
export const APPLICATION_STEPS = ['personal_information', 'address', 'identification', 'review'] as const
export type ApplicationStep = (typeof APPLICATION_STEPS)[number]

/** With `approved`, the user has `has_approved_account_application` (APPLICATION-49). */
export const APPLICATION_STATUSES = ['pending', 'referred', 'rejected', 'approved'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** The numbers that the form sends for the ranges of expected monthly deposits (APPLICATION-20). */
export const INCOME_SOURCES = [1, 2, 3, 4] as const

/** The only supported kind of identification: a Social Security number (APPLICATION-28). */
export const SSN_ID_TYPE = 2

/** The agreements in the order of the review screen, each with its current version (APPLICATION-33). */
export const AGREEMENTS = [
  {
    name: 'electronic_communications',
    title: 'Electronic Communications Agreement',
    path: '/legal/electronic-communications',
    version: '2026-11',
  },
  {
    name: 'deposit_account',
    title: 'Deposit Account Agreement',
    path: '/legal/deposit-account',
    version: '2026-12',
  },
  { name: 'privacy_policy', title: 'Privacy Policy', path: '/legal/privacy-policy', version: '2026-12' },
] as const
export type AgreementName = (typeof AGREEMENTS)[number]['name']

/**
 * The latest birthday with which a person may apply on the banking day `today`: people may apply on their
 * 18th birthday (APPLICATION-18).
 */
export const latestBirthday = (today: CalendarDate): CalendarDate => addMonths(today, -18 * 12)

/** Returns the error message if a person is too young or too old to apply on `today`, else undefined. */
export const birthdayError = (birthday: CalendarDate, today: CalendarDate): string | undefined => {
  if (birthday > latestBirthday(today)) return UNDERAGE
  // A person is too old from the 125th birthday on (APPLICATION-18).
  if (birthday <= addMonths(today, -125 * 12)) return TOO_OLD
  return undefined
}

const incomeSource = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], { error: REQUIRED })

const birthday = z.string({ error: REQUIRED }).min(1, REQUIRED).pipe(calendarDate)

/** First step. `birthdayError` checks the age separately, because that depends on the current day. */
export const personalInformationForm = z.strictObject({
  primary_phone: phoneInput,
  date_of_birth: birthday,
  income_source: incomeSource,
  /** Code from the occupation list. */
  occupation: z.string({ error: REQUIRED }).min(1, REQUIRED).max(10, INVALID),
})
export type PersonalInformationForm = z.input<typeof personalInformationForm>

/** Second step. The shipping address is required only if it differs (APPLICATION-27). */
export const addressForm = z.discriminatedUnion('shipping_address_different', [
  z.strictObject({ address_attributes: residenceInput, shipping_address_different: z.literal(false) }),
  z.strictObject({
    address_attributes: residenceInput,
    shipping_address_different: z.literal(true),
    shipping_address_attributes: residenceInput,
  }),
])
export type AddressForm = z.input<typeof addressForm>

/** Third step. These fields never leave the browser's memory before the submission (APPLICATION-31). */
export const identificationForm = z.strictObject({
  id_type: z.literal(SSN_ID_TYPE, { error: REQUIRED }),
  id_number: z
    .string({ error: REQUIRED })
    .min(1, REQUIRED)
    .regex(/^\d{9}$/, SSN),
})

/** The phones on file, masked to their last four digits: "(•••) •••-0123" (APPLICATION-37). */
const maskedPhones = z.strictObject({
  phone1: z.string().nullable(),
  phone2: z.string().nullable(),
  phone3: z.string().nullable(),
})

export const accountApplication = z.strictObject({
  status: z.enum(APPLICATION_STATUSES),
  furthest_enrollment_step: z.enum(APPLICATION_STEPS),
  /** True while a phone verification is required and not complete (APPLICATION-36). */
  has_phone_verification: z.boolean(),
  /** True after we sent a code that the applicant has not entered yet (APPLICATION-45). */
  sent_phone_verification: z.boolean(),
  /**
   * Set while a submission is being checked: until the result arrives, nothing can be edited
   * (APPLICATION-57).
   */
  submitted_at: z.iso.datetime().nullable(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  last_name: z.string(),
  primary_phone: z.string().nullable(),
  date_of_birth: dayReply.nullable(),
  income_source: incomeSource.nullable(),
  occupation: z.string().nullable(),
  address_attributes: addressReply.nullable(),
  shipping_address_attributes: addressReply.nullable(),
  shipping_address_different: z.boolean(),
  id_type: z.literal(SSN_ID_TYPE),
  phone_verification_attributes: maskedPhones,
})
export type AccountApplication = z.infer<typeof accountApplication>

export const applicationRefusals = refusals({
  /** An approved, referred or rejected application cannot change (APPLICATION-56). */
  'application.decided': [409, "We've decided on your application, so it can't be changed."],
  'application.being_checked': [409, "We're checking your information. It can't be changed right now."],
  'application.agreements_changed': [409, 'An agreement was updated. Open it again.'],
  'application.phone_not_verified': [422, 'Verify your phone number first.'],
  /** `errors` contains the missing fields, by their names in the request. */
  'application.incomplete': [422, 'Some information is missing.'],
  /** `details` contains what the processor rejected (APPLICATION-50). */
  'application.invalid_parameter': [422, 'Invalid parameter'],
  'application.rejected': [422, 'Account submission rejected. An account can not be created for this ID'],
  'application.referred': [422, 'Account submission referred to partner to gather more information'],
  'application.mismatch': [
    422,
    'Identification does not match records. Please confirm your information and try again.',
  ],
})
export type ApplicationCode = keyof typeof applicationRefusals

/**
 * Who may make the calls of the application: everyone whose account is not closed. After the decision,
 * changes get a 409 (APPLICATION-56).
 */
export const APPLICATION_STATES = [
  'applicant',
  'referred',
  'denied',
  'approved',
] as const satisfies readonly CustomerState[]
const applicant = { who: 'customer', states: APPLICATION_STATES } as const

export const getApplication = endpoint('GET /api/account_application', {
  summary: 'The application of the signed-in customer, without the identity number',
  access: applicant,
  replies: { 200: accountApplication },
})

/** Each step sends its own fields and the name of the next step. Fields that are left out stay unchanged. */
export const saveApplication = endpoint('PUT /api/account_application', {
  summary: 'Save a step of the application; the furthest step never moves back',
  access: applicant,
  body: z.strictObject({
    account_application: z.strictObject({
      furthest_enrollment_step: z.enum(APPLICATION_STEPS),
      primary_phone: phoneInput.optional(),
      date_of_birth: birthday.optional(),
      income_source: incomeSource.optional(),
      occupation: personalInformationForm.shape.occupation.optional(),
      address_attributes: residenceInput.optional(),
      shipping_address_different: z.boolean().optional(),
      shipping_address_attributes: residenceInput.nullish(),
      // The server ignores these fields and uses its own values (APPLICATION-10).
      first_name: ignoredField,
      middle_name: ignoredField,
      last_name: ignoredField,
      status: ignoredField,
      has_phone_verification: ignoredField,
      sent_phone_verification: ignoredField,
      phone_verification_attributes: ignoredField,
      id_type: ignoredField,
    }),
  }),
  replies: { 200: accountApplication },
  refuses: {
    'application.decided': applicationRefusals['application.decided'],
    'application.being_checked': applicationRefusals['application.being_checked'],
  },
})

/**
 * 200: approved. 201: the processor has not answered yet, so the application is being checked
 * (APPLICATION-57).
 */
export const submitApplication = endpoint('POST /api/account_application/submit', {
  summary:
    'Submit the application with the identity number; the account is opened once, whatever is repeated',
  access: applicant,
  madeOnce: 'an application that was submitted is not submitted again',
  body: z.strictObject({
    account_application: z.strictObject({
      /** Any value other than 2 is refused with "Invalid parameter" (APPLICATION-50). */
      id_type: z.int(),
      id_number: identificationForm.shape.id_number,
    }),
    /** The versions of the agreements that the applicant opened. Submitting requires all of them. */
    agreements: z.strictObject(
      {
        electronic_communications: z.string().max(20),
        deposit_account: z.string().max(20),
        privacy_policy: z.string().max(20),
      },
      { error: ({ code }) => (code === 'invalid_type' ? REQUIRED : undefined) },
    ),
  }),
  replies: { 200: accountApplication, 201: accountApplication },
  refuses: applicationRefusals,
})

export const listOccupations = endpoint('GET /api/occupation_list', {
  summary: 'Occupations by the codes of the Standard Occupational Classification',
  access: applicant,
  replies: {
    200: z.strictObject({
      occupations: z.array(z.strictObject({ code: z.string(), definition: z.string() })),
    }),
  },
})
