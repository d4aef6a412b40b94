/** The facts of a plan: what a customer knows of case, dates, trustee and rules. Most may be added later. */
import * as z from 'zod'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { idInput, ignoredField, textInput } from '../core/endpoint.ts'
import { INVALID, PHONE, REQUIRED, ZIP_CODE } from '../core/field.messages.ts'
import { amountInput, amountReply, positiveAmountInput } from '../core/money.ts'
import { CITY } from '../core/person.ts'
import { TRUSTEE_METHODS } from '../trustees/trustee-methods.ts'
import { MAX_CASE_NUMBER_LENGTH } from './case-number.rules.ts'
import { DISTRICT_IDS, STATES_WITH_DISTRICTS } from './districts.ts'
import { DUE_KINDS, DUE_ROLLS, MAX_MONTHS } from './due-days.rules.ts'
import {
  AMOUNT,
  DUE_DAY,
  ENDS_BEFORE_START,
  FILED_NEEDED,
  MONTHS,
  ONE_TRUSTEE,
  REFUND_AMOUNT,
  REFUND_PAYMENTS,
  TRUSTEE_FIRST,
} from './plan.messages.ts'
import { REFUND_RULES } from './tax-refund.rules.ts'

export const PLAN_STATUSES = [
  'filed',
  'confirmed',
  'suspended',
  'completed',
  'dismissed',
  'converted',
  'discharged',
] as const
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** The longest number that a trustee's office or a payment service gives to a case. */
const MAX_TRUSTEE_ACCOUNT_LENGTH = 32

/** A field that may be left out, null or empty, which all mean that it is not known yet. */
const mayBeUnknown = <Field extends z.ZodType>(field: Field) =>
  field.nullish().transform((value): z.output<Field> | null => value ?? null)
const textOrNull = (max: number) =>
  textInput(max)
    .nullish()
    .transform((text) => text || null)
const phoneOrNull = z
  .string()
  .max(20, PHONE)
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^(\d{10})?$/, PHONE))
  .nullish()
  .transform((text) => text || null)
const unique = <T>(values: readonly T[] | null | undefined): T[] => [...new Set(values)]
const requiredText = (max: number) =>
  z.string({ error: REQUIRED }).pipe(textInput(max)).pipe(z.string().min(1, REQUIRED))

/** A trustee that the directory does not list. Only the name is needed to begin with. */
export const ownTrusteeInput = z.strictObject({
  name: requiredText(80),
  address_1: textOrNull(80),
  address_2: textOrNull(30),
  city: textInput(40)
    .refine((city) => CITY.test(city), INVALID)
    .nullish()
    .transform((city) => city || null),
  state: mayBeUnknown(z.enum(STATES_WITH_DISTRICTS, INVALID)),
  zip: z
    .string()
    .trim()
    .regex(/^(\d{5}(-\d{4})?)?$/, ZIP_CODE)
    .nullish()
    .transform((zip) => zip || null),
  phone: phoneOrNull,
})

export const attorneyInput = z.strictObject({
  name: requiredText(80),
  phone: phoneOrNull,
  email: z
    .union([z.literal(''), z.email(INVALID).max(254, INVALID)])
    .nullish()
    .transform((email) => email || null),
})

const dueRuleInput = z
  .strictObject({
    kind: z.enum(DUE_KINDS),
    /** Only for `fixed_day`: 1 to 31. */
    day: mayBeUnknown(z.int(DUE_DAY).min(1, DUE_DAY).max(31, DUE_DAY)),
    roll: z.enum(DUE_ROLLS).default('clamp'),
  })
  .refine(({ kind, day }) => kind !== 'fixed_day' || day !== null, { path: ['day'], error: DUE_DAY })

const refundRuleInput = z
  .strictObject({
    kind: z.enum(REFUND_RULES),
    /** What may be kept. Only for `keep_amount` and `keep_lesser_of`. */
    amount: mayBeUnknown(amountInput(REFUND_AMOUNT)),
    /** Only for `keep_lesser_of`: the number of monthly payments. */
    payments: mayBeUnknown(z.int(REFUND_PAYMENTS).min(1, REFUND_PAYMENTS).max(12, REFUND_PAYMENTS)),
    /** Whether money that is sent counts toward the plan total, or is paid on top of it. */
    counts_toward_total: z.boolean(),
  })
  .superRefine(({ kind, amount, payments }, context) => {
    if (kind.startsWith('keep_') && amount === null)
      context.addIssue({ code: 'custom', path: ['amount'], message: REFUND_AMOUNT })
    if (kind === 'keep_lesser_of' && payments === null)
      context.addIssue({ code: 'custom', path: ['payments'], message: REFUND_PAYMENTS })
  })

/** What an employer sends to the trustee for each payday of a schedule. */
const wageOrderInput = z
  .strictObject({
    amount: positiveAmountInput(),
    schedule_id: mayBeUnknown(idInput),
    starts_on: calendarDate,
    ends_on: mayBeUnknown(calendarDate),
  })
  .refine(({ starts_on, ends_on }) => ends_on === null || ends_on >= starts_on, {
    path: ['ends_on'],
    error: ENDS_BEFORE_START,
  })

/**
 * The facts of a plan as a customer enters them. Null means not known yet: docs/decisions/0170-a-plan-of-two-facts.md
 * says what holds until it is. `planErrors` checks what depends on other fields and on today. Fields that the bank
 * sets itself are ignored, so that a plan can be sent back as it was read.
 */
export const planInput = z
  .strictObject({
    /** The version that was read, null for a new plan. Another one is refused: someone changed the plan since. */
    version: mayBeUnknown(z.int().positive()),
    district: mayBeUnknown(z.enum(DISTRICT_IDS)),
    /** As people have it. `readCaseNumber` reads it. */
    case_number: textOrNull(MAX_CASE_NUMBER_LENGTH),
    /** The number by which the trustee's office and payment services know the case. Null: the case number. */
    trustee_account: textOrNull(MAX_TRUSTEE_ACCOUNT_LENGTH),
    filed_on: mayBeUnknown(calendarDate),
    confirmed_on: mayBeUnknown(calendarDate),
    months: mayBeUnknown(z.int(MONTHS).min(1, MONTHS).max(MAX_MONTHS, MONTHS)),
    first_due_on: mayBeUnknown(calendarDate),
    due_rule: mayBeUnknown(dueRuleInput),
    /** A trustee of the directory, or one in the customer's words. */
    trustee_id: mayBeUnknown(idInput),
    trustee: mayBeUnknown(ownTrusteeInput),
    /**
     * The first day of this trustee. Another day than the one that is known adds a trustee, and the earlier ones
     * stay; the same day changes the newest one. Null: from the start of the plan.
     */
    trustee_from_on: mayBeUnknown(calendarDate),
    /** The methods in use. */
    paid_by: z.array(z.enum(TRUSTEE_METHODS)).max(TRUSTEE_METHODS.length).nullish().transform(unique),
    /** Only for a new plan. Later it changes by its own call. */
    status: z.enum(PLAN_STATUSES).optional(),
    attorney: mayBeUnknown(attorneyInput),
    refund_rule: mayBeUnknown(refundRuleInput),
    opening: mayBeUnknown(z.strictObject({ as_of: calendarDate, posted_total: amountInput(AMOUNT) })),
    joint: mayBeUnknown(z.strictObject({ has_joint_debtor: z.boolean(), pays_here: z.boolean() })),
    wage_order: mayBeUnknown(wageOrderInput),
    case_number_shown: ignoredField,
    status_on: ignoredField,
    schedule: ignoredField,
    trustees: ignoredField,
    trustee_name: ignoredField,
    created_on: ignoredField,
  })
  .superRefine(({ due_rule, filed_on, trustee_id, trustee, trustee_from_on }, context) => {
    if (due_rule?.kind === 'filing_day' && filed_on === null)
      context.addIssue({ code: 'custom', path: ['filed_on'], message: FILED_NEEDED })
    if (trustee_id !== null && trustee !== null)
      context.addIssue({ code: 'custom', path: ['trustee'], message: ONE_TRUSTEE })
    if (trustee_id === null && trustee === null && trustee_from_on !== null)
      context.addIssue({ code: 'custom', path: ['trustee_from_on'], message: TRUSTEE_FIRST })
  })
export type PlanInput = z.input<typeof planInput>
export type PlanFacts = z.output<typeof planInput>

const ownTrustee = z.strictObject({
  name: z.string(),
  address_1: z.string().nullable(),
  address_2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  phone: z.string().nullable(),
})
export type OwnTrustee = z.infer<typeof ownTrustee>

const dueRule = z.strictObject({
  kind: z.enum(DUE_KINDS),
  day: z.int().nullable(),
  roll: z.enum(DUE_ROLLS),
})

/** A trustee of the plan. Bill payments count for the plan if their biller is linked to one. */
export const planTrustee = z.strictObject({
  id: z.int(),
  trustee_id: z.int().nullable(),
  trustee: ownTrustee.nullable(),
  /** Null: from the start of the plan. */
  from_on: dayReply.nullable(),
})
export type PlanTrustee = z.infer<typeof planTrustee>

export const plan = z.strictObject({
  version: z.int(),
  status: z.enum(PLAN_STATUSES),
  /** The day of the change to this status. Null for the first one. */
  status_on: dayReply.nullable(),
  district: z.string().nullable(),
  case_number: z.string().nullable(),
  /** `YY-NNNNN`. */
  case_number_shown: z.string().nullable(),
  trustee_account: z.string().nullable(),
  filed_on: dayReply.nullable(),
  confirmed_on: dayReply.nullable(),
  months: z.int().nullable(),
  first_due_on: dayReply.nullable(),
  due_rule: dueRule.nullable(),
  trustee_id: z.int().nullable(),
  trustee: ownTrustee.nullable(),
  trustee_from_on: dayReply.nullable(),
  /** The name of the newest trustee, as the directory or the customer has it. */
  trustee_name: z.string().nullable(),
  paid_by: z.array(z.enum(TRUSTEE_METHODS)),
  attorney: z
    .strictObject({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  refund_rule: z
    .strictObject({
      kind: z.enum(REFUND_RULES),
      amount: amountReply.nullable(),
      payments: z.int().nullable(),
      counts_toward_total: z.boolean(),
    })
    .nullable(),
  opening: z.strictObject({ as_of: dayReply, posted_total: amountReply }).nullable(),
  joint: z.strictObject({ has_joint_debtor: z.boolean(), pays_here: z.boolean() }).nullable(),
  wage_order: z
    .strictObject({
      amount: amountReply,
      schedule_id: z.int().nullable(),
      starts_on: dayReply,
      ends_on: dayReply.nullable(),
    })
    .nullable(),
  /** All trustees of the plan, the newest last. */
  trustees: z.array(planTrustee),
  /**
   * What installments are derived from, with what is presumed for facts that are not known. Null while the due day
   * is not known.
   */
  schedule: z
    .strictObject({
      first_due_on: dayReply,
      months: z.int(),
      due_day: z.int(),
      roll: z.enum(DUE_ROLLS),
      last_due_on: dayReply,
    })
    .nullable(),
  created_on: dayReply,
})
export type Plan = z.infer<typeof plan>
