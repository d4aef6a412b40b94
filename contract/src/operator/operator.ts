/** Calls from other programs: the operator's commands, the partners' webhooks, and the sandbox's clock. */
import * as z from 'zod'
import { endpoint, isStorable, noBody, textInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { FEATURES } from '../core/access.ts'
import { INVALID } from '../core/field.messages.ts'

const address = z.strictObject({
  address_1: textInput(40),
  address_2: textInput(30).nullish(),
  city: textInput(30),
  state: z.string().length(2),
  postal_code: z.string().regex(/^\d{5}(-\d{4})?$/),
})

export const operatorRefusals = refusals({
  'operator.email_taken': [409, 'There is a customer with this e-mail address already.'],
  'operator.unknown_customer': [404, 'There is no customer with this e-mail address.'],
  'operator.no_account_to_close': [409, 'This customer has no account that could be closed.'],
  'operator.account_has_money': [409, 'There is money in this account, or on its way to it.'],
})

export const createCustomer = endpoint('POST /operator/customers', {
  summary:
    'Create a customer whose identity was checked elsewhere; opens the account and card at the processor',
  access: { who: 'operator' },
  madeOnce: 'an e-mail address has one customer',
  body: z.strictObject({
    email: z.email().max(254),
    password: z.string().min(8).max(128),
    first_name: textInput(40),
    last_name: textInput(40),
    primary_phone: z.string().regex(/^\d{10}$/),
    address,
  }),
  replies: {
    201: z.strictObject({
      customer_id: z.int(),
      /** Null until the processor has opened the account; a job retries. */
      galileo_payment_reference_number: z.string().nullable(),
    }),
  },
  refuses: { 'operator.email_taken': operatorRefusals['operator.email_taken'] },
})

export const setFeatures = endpoint('PUT /operator/customers/features', {
  summary: 'Switch features of one customer',
  access: { who: 'operator' },
  body: z.strictObject({
    email: textInput(254),
    features: z.partialRecord(z.enum(FEATURES), z.boolean()),
  }),
  replies: { 200: z.strictObject({ features: z.record(z.enum(FEATURES), z.boolean()) }) },
  refuses: { 'operator.unknown_customer': operatorRefusals['operator.unknown_customer'] },
})

export const setFeatureOfAll = endpoint('PUT /operator/features', {
  summary: 'Switch a feature of all customers; answers how many had it otherwise',
  access: { who: 'operator' },
  body: z.strictObject({ feature: z.enum(FEATURES), is_on: z.boolean() }),
  replies: { 200: z.strictObject({ changed: z.int() }) },
})

export const importAuthenticator = endpoint('PUT /operator/customers/authenticator', {
  summary:
    'Switch multi-factor on with an authenticator that the customer already has; answers new backup codes once',
  access: { who: 'operator' },
  body: z.strictObject({ email: textInput(254), secret: z.string().regex(/^[A-Z2-7]{16,64}$/) }),
  replies: { 200: z.strictObject({ codes: z.array(z.string()) }) },
  refuses: { 'operator.unknown_customer': operatorRefusals['operator.unknown_customer'] },
})

export const signOutCustomer = endpoint('POST /operator/customers/sign_out', {
  summary: 'End every session of one customer, wherever it was opened',
  access: { who: 'operator' },
  body: z.strictObject({ email: textInput(254) }),
  replies: { 200: z.strictObject({ ended: z.int() }) },
  refuses: { 'operator.unknown_customer': operatorRefusals['operator.unknown_customer'] },
})

export const closeAccount = endpoint('POST /operator/customers/close', {
  summary: 'Close an account without money for good, with its card; the customer is written to',
  access: { who: 'operator' },
  body: z.strictObject({ email: textInput(254) }),
  replies: { 200: z.strictObject({ status: z.literal('closed') }) },
  refuses: {
    'operator.unknown_customer': operatorRefusals['operator.unknown_customer'],
    'operator.no_account_to_close': operatorRefusals['operator.no_account_to_close'],
    'operator.account_has_money': operatorRefusals['operator.account_has_money'],
  },
})

export const stopAutopayOf = endpoint('POST /operator/customers/stop_autopay', {
  summary: 'Stop the autopay of a customer who asked for it by phone or in writing',
  access: { who: 'operator' },
  body: z.strictObject({ email: textInput(254) }),
  /** `under_way`: how many payments it came too late for. */
  replies: { 200: z.strictObject({ stopped: z.boolean(), under_way: z.int() }) },
  refuses: { 'operator.unknown_customer': operatorRefusals['operator.unknown_customer'] },
})

/**
 * All data that the bank holds about a person, for a person who requests it (OPERATIONS-60), by table and
 * column. Money is formatted as elsewhere in this contract, in columns named without their unit. Secrets and
 * proofs are left out.
 */
export const exportCustomer = endpoint('POST /operator/customers/export', {
  summary: 'Everything that the bank holds of one customer, without secrets; written down in the audit log',
  access: { who: 'operator' },
  body: z.strictObject({ email: textInput(254) }),
  replies: {
    200: z.strictObject({
      exported_at: z.iso.datetime(),
      records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  },
  refuses: { 'operator.unknown_customer': operatorRefusals['operator.unknown_customer'] },
})

/** An event from the processor. Other fields than these are stored unchanged. */
export const receiveProcessorEvent = endpoint('POST /webhooks/galileo', {
  summary: 'An event of the card processor, signed; stored once per event id and applied later',
  access: { who: 'partner' },
  body: z
    .looseObject({
      event_id: z.string().min(1).max(100),
      type: z.string().min(1).max(60),
      prn: z.string().max(20),
    })
    .refine(isStorable, INVALID),
  replies: { 200: z.strictObject({ status: z.literal(0) }) },
})

/** An event from the bank-linking partner, signed as a token in the header `plaid-verification`. */
export const receiveLinkEvent = endpoint('POST /webhooks/plaid', {
  summary: 'An event of the bank-linking partner, signed; stored once and applied later',
  access: { who: 'partner' },
  body: z
    .looseObject({ webhook_type: z.string().max(60), webhook_code: z.string().max(60) })
    .refine(isStorable, INVALID),
  replies: { 200: z.strictObject({ status: z.literal(0) }) },
})

/** Fifty years in either direction. The bank works through every day in between, so the range is limited. */
const MAX_OFFSET_MS = 50 * 365 * 86_400_000

/** Only mounted with BUSINESS_CLOCK_URL (never in production). */
export const setBusinessClock = endpoint('POST /internal/clock', {
  summary: "Follow the sandbox's clock; answers when everything due by then is done",
  access: { who: 'clock' },
  body: z.strictObject({ offset_ms: z.int().min(-MAX_OFFSET_MS).max(MAX_OFFSET_MS) }),
  replies: { 204: noBody },
})
