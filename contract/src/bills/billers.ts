/** The customer's billers: merchants in the processor's directory, and payees who get a mailed check. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { billReminder } from './bill-reminders.ts'
import { MAX_BILLER_ACCOUNT_LENGTH } from './biller-accounts.ts'
import { type BodyInputOf, endpoint, idParams, noBody, textInput } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { pagedQuery, tableControls } from '../core/page.ts'
import { PHONE_MESSAGE, REQUIRED, stateInput, US_STATES } from '../core/person.ts'

/** With this category, the customer types a category of their own (BILLS-30). */
export const OTHER_CATEGORY = 'Other'
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

/** The most billers that a customer may have at a time, and that a report may cover. */
export const MAX_BILLERS = 100

/** The name in the single row that a search without matches returns (BILLS-24). */
export const NO_RESULTS = 'No results found'
/** Milliseconds without typing before a search is sent (BILLS-20). */
export const SEARCH_DEBOUNCE_MS = 500

export const biller = z.strictObject({
  id: z.int(),
  biller_name: z.string(),
  biller_account_number: z.string(),
  /** The category of a merchant; for a payee without one, that we pay by check (BILLS-94). */
  description: z.string(),
  reminder: billReminder.nullable(),
  biller_address_1: z.string().nullable(),
  biller_address_2: z.string().nullable(),
  biller_city: z.string().nullable(),
  biller_state: z.string().nullable(),
  biller_zip: z.string().nullable(),
  biller_phone: z.string().nullable(),
  biller_category: z.string().nullable(),
  /** We pay it by a mailed check. */
  is_paper: z.boolean(),
  /** The Chapter 13 trustee (BILLS-10). */
  is_trustee: z.boolean(),
  /** The customer deleted it: no more payments, but its history stays. */
  is_removed: z.boolean(),
})
export type Biller = z.infer<typeof biller>

/** `biller_address1` has no second underscore here, unlike in a biller (BILLS-21). */
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
  /** details: the masks of the biller (BILLS-33). */
  'biller.account_number_format': [422, 'The account number does not have the format of this biller.'],
  /** The directory has no such merchant, or it accepts no payments now. */
  'biller.not_payable': [422, 'This merchant cannot be paid here.'],
  'biller.invalid_range': [
    422,
    'Please choose a start date and an end date within the last seven years, up to today.',
  ],
  'biller.added_already': [409, 'You have added this bill already.'],
  'biller.too_many': [422, 'You have as many billers as this account can have. Please delete one first.'],
  /** A payment to it is created or pending (BILLS-55). */
  'biller.payment_on_its_way': [409, 'A payment to this biller is on its way. Please delete it later.'],
})
export type BillerCode = keyof typeof billerRefusals
const pick = <const Code extends BillerCode>(...codes: Code[]) =>
  Object.fromEntries(codes.map((code) => [code, billerRefusals[code]])) as Pick<typeof billerRefusals, Code>

export const payer = { who: 'customer', states: OPEN_ACCOUNT, feature: 'billPay' } as const

export const listBillers = endpoint({
  method: 'GET',
  path: '/api/billers',
  summary: "The customer's billers, by name",
  access: payer,
  query: z.strictObject({
    /** Filters by the days on which they were added (BILLS-14). */
    ...pagedQuery,
    sort_by: z.enum(['biller_name', 'biller_account_number']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
    /** Includes deleted billers, for a report of what was paid to them. */
    with_removed: z.enum(['true', 'false']).optional(),
  }),
  replies: { 200: z.strictObject({ billers: z.array(biller), ...tableControls }) },
  refuses: pick('biller.invalid_range'),
})

/** Searches the processor's directory. Without a match it returns one row named "No results found". */
export const searchBillers = endpoint({
  method: 'POST',
  path: '/api/search_billers',
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

/** Name and address are from the directory. */
export const addBiller = endpoint({
  method: 'POST',
  path: '/api/billers/add_rpps',
  summary: 'Add a merchant of the directory',
  access: payer,
  body: z.strictObject({
    biller: z.strictObject({
      rpps_biller_id: requiredText(20),
      biller_account_number: billerAccountInput,
      /** A category of the list or the customer's own words (BILLS-30). */
      biller_category: requiredText(50),
    }),
  }),
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ biller }) },
  refuses: pick(
    'biller.account_number_format',
    'biller.not_payable',
    'biller.added_already',
    'biller.too_many',
  ),
})
export type AddBillerForm = BodyInputOf<typeof addBiller>['biller']

/** The messages of this form (BILLS-50). */
const PAPER_REQUIRED = 'Required'
const INVALID = 'Invalid'
const paperLine = (max: number, letters: RegExp) => textInput(max).pipe(z.string().regex(letters, INVALID))
const requiredLine = (max: number, letters: RegExp) =>
  z.string({ error: PAPER_REQUIRED }).pipe(paperLine(max, letters)).pipe(z.string().min(1, PAPER_REQUIRED))
const STREET = /^[\p{L}\p{M}\d #.-]*$/u
/** An optional field that is empty counts as absent. */
const orNull = (text: string | null | undefined): string | null => text || null

/** BILLS-44 to BILLS-49. */
export const paperBillerForm = z.strictObject({
  biller_name: requiredLine(50, /^[\p{L}\p{M} '’-]*$/u),
  biller_account_number: accountNumberInput(PAPER_REQUIRED),
  biller_address_1: paperLine(80, STREET)
    .refine((line) => line === '' || line.length >= 4, 'Needs more characters')
    .nullish()
    .transform(orNull),
  biller_address_2: paperLine(30, STREET).nullish().transform(orNull),
  biller_city: requiredLine(30, /^[\p{L}\p{M} .-]*$/u),
  biller_state: z.enum(US_STATES, { error: ({ input }) => (input ? INVALID : PAPER_REQUIRED) }),
  biller_zip: requiredLine(10, /^(\d{5}(-\d{4})?)?$/),
  biller_phone: z
    .string()
    .max(20, PHONE_MESSAGE)
    .transform((text) => text.replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^(\d{10})?$/, PHONE_MESSAGE))
    .nullish()
    .transform(orNull),
  /** The customer's own statement (BILLS-42). */
  is_trustee: z.boolean().optional(),
})
export type PaperBillerForm = z.input<typeof paperBillerForm>

export const addPaperBiller = endpoint({
  method: 'POST',
  path: '/api/billers/add_paper',
  summary: 'Add a biller that is paid by a mailed check',
  /**
   * No directory verifies this payee, and a thief with a stolen session must not mail checks to themselves.
   */
  access: { ...payer, alsoFeature: 'paperBillPay', stepUp: true },
  body: z.strictObject({ biller: paperBillerForm }),
  idempotent: 'accepted',
  replies: { 201: z.strictObject({ biller }) },
  refuses: pick(
    'biller.account_number_format',
    'biller.not_payable',
    'biller.added_already',
    'biller.too_many',
  ),
})

export const deleteBiller = endpoint({
  method: 'DELETE',
  path: '/api/billers/:id',
  summary: 'Delete a biller and its reminder; the history of its payments stays (BILLS-56)',
  access: payer,
  params: idParams,
  ids: { 'params.id': 'biller' },
  replies: { 204: noBody },
  refuses: pick('biller.payment_on_its_way'),
})
