/** The customer's billers: merchants in the processor's directory, and payees who get a mailed check. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { billReminder } from './bill-reminders.ts'
import { MAX_BILLER_ACCOUNT_LENGTH } from './biller-accounts.ts'
import { type BodyInputOf, endpoint, idParams, noBody, textInput } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { pagedQuery, tableControls } from '../core/page.ts'
import { stateInput, US_STATES } from '../core/person.ts'
import { trusteeGuardRefusals, trusteeWarning } from '../trustees/trustee-guard.ts'
import { INVALID, PHONE, REQUIRED, REQUIRED_SHORT, TOO_SHORT } from '../core/field.messages.ts'

/** A customer who selects this types their own category (BILLS-30). */
export const OTHER_CATEGORY = 'Other'
/** The values on the wire, which are English. What people read is in bill-names.messages.ts. */
export const BILLER_CATEGORIES = [
  'Utilities',
  'Housing',
  'Communication',
  'Transportation',
  'Personal finance',
  'Insurance',
  'Subscriptions',
  'Education',
  'Health and wellness',
  'Miscellaneous',
  OTHER_CATEGORY,
] as const
export type BillerCategory = (typeof BILLER_CATEGORIES)[number]

/** The most billers that a customer may have at a time, and that a report may cover. */
export const MAX_BILLERS = 100

/** A search without matches returns one row with this name (BILLS-24). */
export const NO_RESULTS = 'No results found'
/** Milliseconds without typing before a search is sent (BILLS-20). */
export const SEARCH_DEBOUNCE_MS = 500

export const biller = z.strictObject({
  id: z.int(),
  biller_name: z.string(),
  biller_account_number: z.string(),
  /** The category. A payee without a category has a text that says we pay by check (BILLS-94). */
  description: z.string(),
  reminder: billReminder.nullable(),
  biller_address_1: z.string().nullable(),
  biller_address_2: z.string().nullable(),
  biller_city: z.string().nullable(),
  biller_state: z.string().nullable(),
  biller_zip: z.string().nullable(),
  biller_phone: z.string().nullable(),
  biller_category: z.string().nullable(),
  /** True if we pay this biller by a mailed check. */
  is_paper: z.boolean(),
  /** True for the Chapter 13 trustee (BILLS-10). */
  is_trustee: z.boolean(),
  /** True if the customer deleted it. It can no longer be paid, but its payment history stays. */
  is_removed: z.boolean(),
})
export type Biller = z.infer<typeof biller>

/** Spelled `biller_address1` here, and `biller_address_1` in a biller (BILLS-21). */
export const billerSearchResult = z.strictObject({
  biller_name: z.string(),
  biller_address1: z.string(),
  biller_city: z.string(),
  rpps_biller_id: z.string(),
  /** Masks; see `biller-accounts.ts`. */
  biller_account_no_patterns: z.array(z.string()),
  is_trustee: z.boolean(),
})
export type BillerSearchResult = z.infer<typeof billerSearchResult>

export const billerRefusals = refusals({
  /** `details` contains the biller's masks (BILLS-33). */
  'biller.account_number_format': [422, "This account number doesn't match the biller's format."],
  /** The directory has no such merchant, or it accepts no payments now. */
  'biller.not_payable': [422, "We can't send payments to this biller right now."],
  'biller.invalid_range': [
    422,
    'Choose a start date and an end date within the last seven years, up to today.',
  ],
  'biller.added_already': [409, 'You already added this bill.'],
  'biller.too_many': [422, `You can have up to ${MAX_BILLERS} billers. Delete one first.`],
  /** A payment to this biller is created or pending (BILLS-55). */
  'biller.payment_on_its_way': [
    409,
    "You can't delete a biller while a payment to it is scheduled or on its way. Try again later.",
  ],
})
export type BillerCode = keyof typeof billerRefusals
const pick = picking(billerRefusals)

/** Without the feature `planTools`, and for a payee who is no trustee, there are no warnings (TRU-05). */
const addedBiller = z.strictObject({ biller, trustee_warnings: z.array(trusteeWarning).optional() })
export type AddedBiller = z.infer<typeof addedBiller>

/** The refusals of adding a biller, electronic or paid by check. */
const addRefusals = {
  ...pick('biller.account_number_format', 'biller.not_payable', 'biller.added_already', 'biller.too_many'),
  'trustee.method_refused': trusteeGuardRefusals['trustee.method_refused'],
  'trustee.method_locked': trusteeGuardRefusals['trustee.method_locked'],
}

export const payer = { who: 'customer', states: OPEN_ACCOUNT, feature: 'billPay' } as const

export const listBillers = endpoint('GET /api/billers', {
  summary: "The customer's billers, by name",
  access: payer,
  query: z.strictObject({
    /** The dates filter by the day on which a biller was added (BILLS-14). */
    ...pagedQuery,
    sort_by: z.enum(['biller_name', 'biller_account_number']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
    /** `true` includes deleted billers, so that a report can cover payments to them. */
    with_removed: z.enum(['true', 'false']).optional(),
  }),
  replies: { 200: z.strictObject({ billers: z.array(biller), ...tableControls }) },
  refuses: pick('biller.invalid_range'),
})

/** Searches the processor's directory. Without a match it returns one row named "No results found". */
export const searchBillers = endpoint('POST /api/search_billers', {
  summary: 'Search the directory of merchants by name and state',
  access: payer,
  limit: 'biller_search',
  body: z.strictObject({
    search_params: z.strictObject({
      state: stateInput,
      search_text: textInput(100).pipe(z.string().min(1, REQUIRED)),
    }),
  }),
  replies: {
    200: z.strictObject({
      response_data: z.strictObject({
        table: z.strictObject({ billers: z.array(billerSearchResult) }),
      }),
    }),
  },
})

const requiredText = (max: number, message = REQUIRED) =>
  z.string({ error: message }).pipe(textInput(max)).pipe(z.string().min(1, message))
const accountNumberInput = (message: string) => requiredText(MAX_BILLER_ACCOUNT_LENGTH, message)

/** 1 to 32 characters. The server then checks the biller's masks. */
export const billerAccountInput = accountNumberInput(REQUIRED)

/** An optional field that is empty counts as absent. */
const orNull = (text: string | null | undefined): string | null => text || null

/** The server takes name and address from the directory. */
export const addBiller = endpoint('POST /api/billers/add_rpps', {
  summary: 'Add a merchant of the directory',
  access: payer,
  body: z.strictObject({
    biller: z.strictObject({
      rpps_biller_id: requiredText(20),
      biller_account_number: billerAccountInput,
      /** A category from BILLER_CATEGORIES, or one that the customer typed (BILLS-30). */
      biller_category: requiredText(50),
    }),
  }),
  idempotent: 'accepted',
  replies: { 201: addedBiller },
  refuses: addRefusals,
})
export type AddBillerForm = BodyInputOf<typeof addBiller>['biller']

const paperLine = (max: number, letters: RegExp) => textInput(max).pipe(z.string().regex(letters, INVALID))
const requiredLine = (max: number, letters: RegExp) =>
  z.string({ error: REQUIRED_SHORT }).pipe(paperLine(max, letters)).pipe(z.string().min(1, REQUIRED_SHORT))
const STREET = /^[\p{L}\p{M}\d #.-]*$/u

/** The form for a payee who gets a mailed check (BILLS-44 to BILLS-49). */
export const paperBillerForm = z.strictObject({
  biller_name: requiredLine(50, /^[\p{L}\p{M} '’-]*$/u),
  biller_account_number: accountNumberInput(REQUIRED_SHORT),
  biller_address_1: paperLine(80, STREET)
    .refine((line) => line === '' || line.length >= 4, TOO_SHORT)
    .nullish()
    .transform(orNull),
  biller_address_2: paperLine(30, STREET).nullish().transform(orNull),
  biller_city: requiredLine(30, /^[\p{L}\p{M} .-]*$/u),
  biller_state: z.enum(US_STATES, { error: ({ input }) => (input ? INVALID : REQUIRED_SHORT) }),
  biller_zip: requiredLine(10, /^(\d{5}(-\d{4})?)?$/),
  biller_phone: z
    .string()
    .max(20, PHONE)
    .transform((text) => text.replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^(\d{10})?$/, PHONE))
    .nullish()
    .transform(orNull),
  /** True if the customer says that this payee is their trustee (BILLS-42). */
  is_trustee: z.boolean().optional(),
})
export type PaperBillerForm = z.input<typeof paperBillerForm>

export const addPaperBiller = endpoint('POST /api/billers/add_paper', {
  summary: 'Add a biller that is paid by a mailed check',
  /**
   * Needs a step-up: no directory vouches for this payee, so a stolen session could mail checks to a thief.
   */
  access: { ...payer, alsoFeature: 'paperBillPay', stepUp: true },
  body: z.strictObject({ biller: paperBillerForm }),
  idempotent: 'accepted',
  replies: { 201: addedBiller },
  refuses: addRefusals,
})

export const deleteBiller = endpoint('DELETE /api/billers/:id', {
  summary: 'Delete a biller and its reminder; the history of its payments stays (BILLS-56)',
  access: payer,
  params: idParams,
  ids: { 'params.id': 'biller' },
  replies: { 204: noBody },
  refuses: pick('biller.payment_on_its_way'),
})
