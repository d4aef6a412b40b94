/** What the rows of an imported directory must be. Operators read the errors (docs/trustees.md). */
import { type CalendarDate, parseDay } from '@yoursuccess/contract/core/calendar-date'
import { MAX_INPUT, parseAmount } from '@yoursuccess/contract/core/money'
import { DISTRICT_IDS, STATES_WITH_DISTRICTS } from '@yoursuccess/contract/plan/districts'
import { memoTemplateError } from '@yoursuccess/contract/trustees/memo.rules'
import {
  ACCEPTANCES,
  ADDRESS_KINDS,
  PARTIALS,
  REFUSED_FUNDINGS,
  TRUSTEE_METHODS,
} from '@yoursuccess/contract/trustees/trustee-methods'
import * as z from 'zod'

const MAX_DAYS = 365

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, {
      error: 'must not have line ends or control characters',
    })
const matching = (pattern: RegExp, error: string) => z.string().trim().regex(pattern, { error })
/** Absent, null and empty are the same. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish()).transform((value) => value ?? null)
const listOf = <Schema extends z.ZodType>(item: Schema) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
    .refine((items) => new Set(items).size === items.length, { error: 'must not name anything twice' })
const days = (min = 0) => z.int().min(min).max(MAX_DAYS)
const amount = matching(/^\d+\.\d{2}$/, 'must be an amount with two decimals, such as 12.50').refine(
  (text) => (parseAmount(text) ?? 0) <= MAX_INPUT,
  { error: 'is too large' },
)
const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const checked = (today: CalendarDate) => ({
  checked_on: z
    .string()
    .refine((text) => parseDay(text) !== undefined, { error: 'must be a day, such as 2026-11-20' })
    .refine((text) => parseDay(text) === undefined || text <= today, { error: 'must not be in the future' }),
  source: line(300),
})

const address = z.strictObject({
  address_1: line(80),
  address_2: optional(line(80)),
  city: line(40),
  state: z.string().refine((state) => STATES_WITH_DISTRICTS.includes(state), {
    error: 'must be the two letters of a state or territory',
  }),
  zip: matching(/^\d{5}(-\d{4})?$/, 'must have five digits, or five and four'),
})

const MEMO_ERRORS = {
  unknown_placeholder: 'may have the placeholders {case_number}, {last_name} and {normalized}',
  no_case: 'must have {case_number} or {normalized}',
} as const

const returns = z.strictObject({
  count: z.int().min(1).max(100),
  window_days: z.int().min(0).max(3650),
  lock_months: optional(z.int().min(1).max(120)),
})

export const methodSchema = (today: CalendarDate) =>
  z
    .strictObject({
      kind: z.enum(TRUSTEE_METHODS),
      accepted: z.enum(ACCEPTANCES),
      conditions: listOf(line(300)),
      payee: optional(line(80)),
      address: optional(address),
      address_kind: optional(z.enum(ADDRESS_KINDS)),
      fee: optional(amount),
      cutoff_time: optional(matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as 16:00')),
      zone: optional(z.string().refine(isZone, { error: 'must be a time zone, such as America/Chicago' })),
      posting_days: days()
        .max(60)
        .nullish()
        .transform((value) => value ?? 0),
      hold_days: optional(days()),
      enroll_days: optional(days()),
      change_days: optional(days()),
      min_amount: optional(amount),
      max_amount: optional(amount),
      allowed_days: listOf(z.int().min(1).max(31)),
      refuses_funding: listOf(z.enum(REFUSED_FUNDINGS)),
      returns: optional(returns),
      partial: optional(z.enum(PARTIALS)).transform((value) => value ?? ('unknown' as const)),
      memo: optional(
        line(60).superRefine((template, context) => {
          const error = memoTemplateError(template)
          if (error) context.addIssue({ code: 'custom', message: MEMO_ERRORS[error] })
        }),
      ),
      note: optional(line(500)),
      ...checked(today),
    })
    .superRefine((method, context) => {
      const wrong = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if ((method.accepted === 'conditional') !== method.conditions.length > 0)
        wrong('conditions', 'must be given if and only if accepted is conditional')
      if ((method.address === null) !== (method.address_kind === null))
        wrong('address_kind', 'must be given together with the address')
      if ((method.cutoff_time === null) !== (method.zone === null))
        wrong('zone', 'must be given together with cutoff_time')
      const [min, max] = [method.min_amount, method.max_amount].map((each) => parseAmount(each ?? ''))
      if (min === 0) wrong('min_amount', 'must be above zero')
      if (max === 0) wrong('max_amount', 'must be above zero')
      if (min !== undefined && max !== undefined && min > max)
        wrong('max_amount', 'must not be below min_amount')
    })
export type DirectoryMethod = z.output<ReturnType<typeof methodSchema>>

export const officeSchema = (today: CalendarDate) =>
  z.strictObject({
    id: z.int().min(1).max(999_999_999),
    name: line(80),
    office: line(120),
    districts: listOf(
      z.string().refine((id) => DISTRICT_IDS.includes(id), { error: 'must be a district, such as nywb' }),
    ).refine((ids) => ids.length > 0, { error: MISSING }),
    address,
    phone: optional(matching(/^\d{10}$/, 'must have ten digits')),
    website: optional(
      line(200).refine((url) => URL.canParse(url) && new URL(url).protocol === 'https:', {
        error: 'must be an https address',
      }),
    ),
    payee_name: line(80),
    ...checked(today),
  })
export type DirectoryOffice = z.output<ReturnType<typeof officeSchema>>

/**
 * An error of a row in the words of the format document: "zip: must have five digits, or five and four". The row
 * must be parsed with `reportInput`.
 */
export const sentenceOf = (issue: z.core.$ZodIssue): string => {
  const where = issue.path.join('.')
  const why = reasonOf(issue)
  return where ? `${where}: ${why}` : why
}

const reasonOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? MISSING : `must be ${NAMES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.input === undefined ? MISSING : `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin === 'string' ? MISSING : `must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`
    case 'unrecognized_keys':
      return `has the unknown ${issue.keys.length > 1 ? 'fields' : 'field'} ${issue.keys.join(', ')}`
    default:
      return issue.message
  }
}

const MISSING = 'is missing'
const NAMES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
}
