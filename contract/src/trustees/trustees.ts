/** The directory of Chapter 13 trustees, and how each office may be paid. The bank owns it (docs/trustees.md). */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idParams, noBody, textInput } from '../core/endpoint.ts'
import { REQUIRED } from '../core/field.messages.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { DISTRICT_IDS } from '../plan/districts.ts'
import { trusteeMethodKind } from './trustee-guard.ts'
import { ACCEPTANCES, ADDRESS_KINDS, PARTIALS, REFUSED_FUNDINGS } from './trustee-methods.ts'

/** The most offices that a search returns (TRU-03). */
export const MAX_TRUSTEES_FOUND = 20
export const MAX_TRUSTEE_REPORT_LENGTH = 1000
/** The most reports of one customer that the operator has not settled yet. */
export const MAX_OPEN_TRUSTEE_REPORTS = 10

const trusteeAddress = z.strictObject({
  address_1: z.string(),
  address_2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
export type TrusteeAddress = z.infer<typeof trusteeAddress>

const trusteeMethod = z.strictObject({
  kind: trusteeMethodKind,
  accepted: z.enum(ACCEPTANCES),
  /** In the words of the directory, at least one if the method is accepted conditionally. */
  conditions: z.array(z.string()),
  /** Null if it is the office's `payee_name`. */
  payee: z.string().nullable(),
  /** Null if it is the office's address, or if nothing is mailed. */
  address: trusteeAddress.nullable(),
  address_kind: z.enum(ADDRESS_KINDS).nullable(),
  /** What the customer pays for a payment. Null if unknown. */
  fee: amountReply.nullable(),
  /** "16:00" in `zone`; both are null if there is none. */
  cutoff_time: z.string().nullable(),
  /** "America/Chicago" */
  zone: z.string().nullable(),
  /** Banking days from the arrival until the office posts. */
  posting_days: z.int(),
  /** Days for which posted money is held before it is paid out. Shown, never counted (TRU-07). */
  hold_days: z.int().nullable(),
  /** Days that it takes to begin with the method, and to change or stop it. */
  enroll_days: z.int().nullable(),
  change_days: z.int().nullable(),
  min_amount: amountReply.nullable(),
  max_amount: amountReply.nullable(),
  /** Days of the month, 1 to 31. Empty if any day will do. */
  allowed_days: z.array(z.int()),
  refuses_funding: z.array(z.enum(REFUSED_FUNDINGS)),
  /** After `count` returned payments within `window_days` the method ends for `lock_months`; null is for good. */
  returns: z
    .strictObject({ count: z.int(), window_days: z.int(), lock_months: z.int().nullable() })
    .nullable(),
  partial: z.enum(PARTIALS),
  /** The template of the account number or memo (memo.rules.ts). Null for the case number alone. */
  memo: z.string().nullable(),
  note: z.string().nullable(),
  checked_on: dayReply,
  source: z.string(),
})
export type TrusteeMethod = z.infer<typeof trusteeMethod>

export const trustee = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** "Office of the Chapter 13 Trustee, Sacramento". */
  office: z.string(),
  /** Ids of contract/src/plan/districts.ts. */
  districts: z.array(z.string()),
  address: trusteeAddress,
  phone: z.string().nullable(),
  website: z.string().nullable(),
  payee_name: z.string(),
  methods: z.array(trusteeMethod),
  checked_on: dayReply,
  source: z.string(),
  /** True if the directory no longer lists the office. */
  retired: z.boolean(),
})
export type Trustee = z.infer<typeof trustee>

const trusteeFound = z.strictObject({
  id: z.int(),
  name: z.string(),
  office: z.string(),
  districts: z.array(z.string()),
  city: z.string(),
  state: z.string(),
})
export type TrusteeFound = z.infer<typeof trusteeFound>

/** A method that the office no longer takes from this customer (TRU-08). */
const methodLock = z.strictObject({
  kind: trusteeMethodKind,
  /** The first day on which the office takes it again. Null for never. */
  until: dayReply.nullable(),
})

export const trusteeReportRefusals = refusals({
  'trustee.too_many_reports': [
    422,
    "We're still looking at what you reported before. Please wait until we're done.",
  ],
})

const planner = { who: 'customer', states: OPEN_ACCOUNT, feature: 'planTools' } as const

export const searchTrustees = endpoint('GET /api/trustees', {
  summary: 'Trustees by district and by words of the name as they are typed, at most 20',
  access: planner,
  query: z.strictObject({
    district: z.enum(DISTRICT_IDS).optional(),
    q: textInput(100).optional(),
  }),
  replies: { 200: z.strictObject({ trustees: z.array(trusteeFound) }) },
})

export const getTrustee = endpoint('GET /api/trustees/:id', {
  summary: 'A trustee, how the office may be paid, and the methods that are locked for the customer',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'trustee' },
  replies: { 200: z.strictObject({ trustee, locks: z.array(methodLock) }) },
})

export const reportTrustee = endpoint('POST /api/trustees/:id/report', {
  summary: 'Tell the operator that an entry of the directory is wrong',
  access: planner,
  params: idParams,
  ids: { 'params.id': 'trustee' },
  idempotent: 'accepted',
  body: z.strictObject({
    report: z.strictObject({
      text: textInput(MAX_TRUSTEE_REPORT_LENGTH).refine((text) => text !== '', REQUIRED),
    }),
  }),
  replies: { 204: noBody },
  refuses: trusteeReportRefusals,
})
