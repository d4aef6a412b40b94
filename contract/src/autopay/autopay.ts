/** Autopay: the bank pays the plan's trustee automatically, from the set-aside, so that each payment is posted in time. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, recordId } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { amountInput, amountReply, positiveAmountInput, ZERO } from '../core/money.ts'
import { pick as pickPlan } from '../plan/plan-refusals.ts'
import { pick as pickSetAside } from '../setaside/set-aside-refusals.ts'
import { trusteeGuardRefusals } from '../trustees/trustee-guard.ts'
import { OUTSIDE_METHODS, PULL_METHODS } from '../trustees/trustee-methods.ts'
import { DEFAULT_SPREAD, MAX_SPREAD } from './agreed-range.rules.ts'
import { BUFFER, FROM_MAIN, SPREAD } from './autopay.messages.ts'

/** Names the words of `autopayTerms`. Who agrees sends it, so that nobody agrees to words that changed meanwhile. */
export const AUTOPAY_TERMS_VERSION = '2026-11-29'

/** The methods by which the bank sends a payment itself. */
export const AUTOPAY_METHODS = ['electronic', 'bill_pay_check'] as const
/** All methods by which autopay plans payments. Others than its own are sent by the customer or a service (AUTO-09). */
export const PAYING_METHODS = [...AUTOPAY_METHODS, ...OUTSIDE_METHODS] as const
export type PayingMethod = (typeof PAYING_METHODS)[number]
/** `once`: one payment on the send day. `each_payday`: each share of pay automatically, where the office takes parts (AUTO-08). */
export const AUTOPAY_MODES = ['once', 'each_payday'] as const
export type AutopayMode = (typeof AUTOPAY_MODES)[number]

/** Why nothing is sent for now. After `trustee` and `case_closed`, the customer must agree again; the others end automatically. */
export const AUTOPAY_PAUSES = ['trustee', 'case_closed', 'biller', 'plan', 'feature', 'set_aside'] as const
export type AutopayPause = (typeof AUTOPAY_PAUSES)[number]

/** Banking days before the due day by which a payment should be posted (AUTO-02). */
export const DEFAULT_BUFFER = 2
export const MAX_BUFFER = 10

export const autopayRefusals = refusals({
  /** Without a biller that is the trustee of the customer's plan, or for another one. */
  'autopay.no_trustee_biller': [422, "Add your plan's trustee to your billers first."],
  /** Of a method by which the bank does not send. */
  'autopay.no_trustee': [422, 'Choose the trustee of your plan first.'],
  /** The words changed since they were shown. */
  'autopay.terms_changed': [422, 'The terms of autopay have changed. Please read them again.'],
  /** The case was dismissed, converted, completed or discharged. */
  'autopay.plan_ended': [422, 'Your plan has ended, so nothing more is sent for it.'],
  /** The method is not the one by which this biller is paid. */
  'autopay.other_method': [422, "We don't pay this biller that way."],
  /** The office takes no parts, or nobody knows whether it does. */
  'autopay.no_parts': [
    422,
    "This trustee's office doesn't say that it takes payments in parts. Choose one payment a month.",
  ],
  /** The office says that it does not take this method. */
  'autopay.method_not_taken': [422, "This trustee's office doesn't take payments that way."],
  'autopay.already_sent': [409, 'This payment was already sent.'],
  /** `details` has the first and the last day that are possible, as days. */
  'autopay.day_not_possible': [422, 'Choose another banking day for this payment.'],
  /** The reply's sentence has the day and how late it is; `details` has the day. Confirmed, it is moved (AUTO-06). */
  'autopay.would_be_late': [422, 'It would reach the trustee late.'],
})
export type AutopayCode = keyof typeof autopayRefusals
export const pick = picking(autopayRefusals)

export const planner = { who: 'customer', states: OPEN_ACCOUNT, feature: 'planTools' } as const

const bufferInput = z.int(BUFFER).min(0, BUFFER).max(MAX_BUFFER, BUFFER)

export const autopayInput = z.strictObject({
  /** False stops autopay; nothing else of the request counts then. */
  on: z.boolean(),
  /** Left out for a method by which the bank does not send. */
  biller_id: idInput.nullish().transform((id) => id ?? null),
  method: z.enum(PAYING_METHODS),
  buffer: bufferInput.default(DEFAULT_BUFFER),
  mode: z.enum(AUTOPAY_MODES).default('once'),
  /** The most that may come from the main account for a payment. Null or left out: nothing. */
  use_main: positiveAmountInput()
    .nullish()
    .transform((amount) => amount ?? null),
  /** How far an amount may be from the usual one before it is told. */
  spread: amountInput(SPREAD, { max: MAX_SPREAD }).default(DEFAULT_SPREAD),
  terms_version: z.string().max(20),
})

export const autopay = z.strictObject({
  on: z.boolean(),
  biller_id: z.int().nullable(),
  method: z.enum(PAYING_METHODS),
  buffer: z.int(),
  mode: z.enum(AUTOPAY_MODES),
  use_main: amountReply.nullable(),
  usual_amount: amountReply,
  /** The amounts that need no word of their own. */
  range: z.strictObject({ from: amountReply, to: amountReply }),
  terms_version: z.string(),
  /** The words that the customer agreed to, by paragraph. */
  terms: z.array(z.string()),
  agreed_at: z.iso.datetime(),
  /** Null while it is on. */
  stopped_at: z.iso.datetime().nullable(),
  /** What must be looked at before anything more is sent. Null unless it is paused. */
  paused_for: z.enum(AUTOPAY_PAUSES).nullable(),
})
export type Autopay = z.infer<typeof autopay>

export const getAutopay = endpoint('GET /api/autopay', {
  summary: 'What the customer agreed to last, and the version of the terms; null before the first agreement',
  access: planner,
  replies: { 200: z.strictObject({ autopay: autopay.nullable(), terms_version: z.string() }) },
})

export const saveAutopay = endpoint('PUT /api/autopay', {
  summary: 'Agree to autopay, or to other terms of it; or stop it',
  access: { ...planner, alsoFeature: 'billPay', endsWith: 'spending' },
  idempotent: 'accepted',
  body: z.strictObject({ autopay: autopayInput }),
  ids: { 'body.autopay.biller_id': 'biller' },
  replies: { 200: z.strictObject({ autopay: autopay.nullable() }) },
  refuses: {
    ...pick(
      'autopay.no_trustee_biller',
      'autopay.no_trustee',
      'autopay.terms_changed',
      'autopay.plan_ended',
      'autopay.other_method',
      'autopay.no_parts',
      'autopay.method_not_taken',
    ),
    ...pickPlan('plan.missing', 'plan.incomplete'),
    ...pickSetAside('set_aside.not_open'),
    ...trusteeGuardRefusals,
  },
})

/** A payment that stopping came too late for. */
const underWay = z.strictObject({ id: z.int(), amount: amountReply, arrive_by: dayReply })

export const stopAutopay = endpoint('POST /api/autopay/stop', {
  summary: 'Stop autopay at once for everything that was not sent; says which payment was',
  access: planner,
  idempotent: 'accepted',
  replies: {
    200: z.strictObject({
      autopay: autopay.nullable(),
      under_way: z.array(underWay),
      /** What services may still collect from the main account (AUTO-09). */
      expected_pulls: z.array(z.strictObject({ method: z.enum(PULL_METHODS), amount: amountReply })),
    }),
  },
})

/** A share that is set aside, or a part that is sent. */
const amountOnDay = z.strictObject({ on: dayReply, amount: amountReply })

export const previewAutopay = endpoint('GET /api/autopay/preview', {
  summary: 'The next three payments with their shares and days, if the customer agreed to this',
  access: planner,
  query: z.strictObject({
    biller_id: recordId.optional(),
    /** Only without a biller: one by which the bank does not send. */
    method: z.enum(PAYING_METHODS).optional(),
    buffer: z
      .string()
      .regex(/^\d{1,2}$/, BUFFER)
      .transform(Number)
      .pipe(bufferInput)
      .optional(),
    mode: z.enum(AUTOPAY_MODES).optional(),
    use_main: amountInput(FROM_MAIN, { min: ZERO }).optional(),
    spread: amountInput(SPREAD, { max: MAX_SPREAD }).optional(),
  }),
  ids: { 'query.biller_id': 'biller' },
  replies: {
    200: z.strictObject({
      method: z.enum(PAYING_METHODS),
      /** The mode that is shown: `once` if this office takes no parts. */
      mode: z.enum(AUTOPAY_MODES),
      /** The modes in which this office can be paid. */
      modes: z.array(z.enum(AUTOPAY_MODES)),
      usual_amount: amountReply,
      /** Of each payment, or of each part. */
      fee: amountReply,
      terms_version: z.string(),
      /** The words to agree to, by paragraph. */
      terms: z.array(z.string()),
      installments: z.array(
        z.strictObject({
          due_on: dayReply,
          arrive_by: dayReply,
          send_on: dayReply,
          amount: amountReply,
          /** True if its send day has passed, so that the customer pays it by hand. */
          by_hand: z.boolean(),
          shares: z.array(amountOnDay),
          /** What would be sent on which day. Empty unless it is sent in parts. */
          parts: z.array(amountOnDay),
        }),
      ),
    }),
  },
  refuses: {
    ...pick(
      'autopay.no_trustee_biller',
      'autopay.no_trustee',
      'autopay.plan_ended',
      'autopay.method_not_taken',
    ),
    ...pickPlan('plan.missing', 'plan.incomplete'),
  },
})
