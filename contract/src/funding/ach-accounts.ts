/** The customer's linked accounts at other banks, from which we pull money (ACH accounts). */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { endpoint, idInput, idParams, ignoredField, noBody } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { pageNumber, perPage, tableControls } from '../core/page.ts'
import { INVALID } from '../core/field.messages.ts'

/** The linking partner's statuses. The bank adds `pending_manual_verification` and `relink_required`. */
export const VERIFICATION_STATUSES = [
  'verified',
  'pending_automatic_verification',
  'pending_manual_verification',
  'verification_failed',
  'relink_required',
] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

export const achAccount = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** True when we can pull money from this account. */
  verified: z.boolean(),
  requires_manual_verification: z.boolean(),
  verification_status: z.enum(VERIFICATION_STATUSES),
  humanized_verification_status: z.string(),
  /** Null until the account is registered at the processor. */
  galileo_ach_account_id: z.string().nullable(),
  /**
   * Set while a new account is on hold because the customer recently changed their email address
   * (FUNDING-48).
   */
  held_until: z.iso.datetime().nullable(),
})
export type AchAccount = z.infer<typeof achAccount>

export const achAccountRefusals = refusals({
  'ach_account.name_mismatch': [422, 'Name on bank account does not match name on account application.'],
  /** The partner refused the token because it was used or has expired, or the account cannot be linked. */
  'ach_account.not_linked': [422, 'There was an issue while creating this account with the provider.'],
  'ach_account.linked_already': [409, 'This bank account is already linked.'],
})

const holder = { who: 'customer', states: OPEN_ACCOUNT } as const
/** Linking needs the feature and a step-up. Using a linked account needs neither (FUNDING-46, FUNDING-47). */
const linking = { ...holder, feature: 'plaid', endsWith: 'deposits', stepUp: true } as const

export const listAchAccounts = endpoint('GET /api/ach_accounts', {
  summary: 'Linked bank accounts, without removed ones',
  access: holder,
  query: z.strictObject({
    page: pageNumber.optional(),
    per_page: perPage.optional(),
    sort_by: z.enum(['name', 'verified']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
  }),
  replies: { 200: z.strictObject({ ach_accounts: z.array(achAccount), ...tableControls }) },
})

export const getAchAccount = endpoint('GET /api/ach_accounts/:id', {
  summary: 'One linked bank account',
  access: holder,
  params: idParams,
  ids: { 'params.id': 'ach_account' },
  replies: { 200: achAccount },
})

/** Also cancels the account's recurring transfers. Transfers that were already sent complete (FUNDING-68). */
export const deleteAchAccount = endpoint('DELETE /api/ach_accounts/:id', {
  summary: 'Remove a linked bank account and cancel its recurring transfers',
  access: { ...holder, feature: 'delete_ach_accounts' },
  params: idParams,
  ids: { 'params.id': 'ach_account' },
  replies: { 204: noBody },
})

export const createLinkToken = endpoint('POST /api/plaid/create_link_token', {
  summary: 'A token that opens the linking window: for a new account, or to verify or relink one',
  access: linking,
  madeOnce: 'nothing is recorded, and a window that was not opened expires',
  body: z.strictObject({
    /** Whether the customer returns from the linking window to the enrollment pages. */
    enrollment: z.boolean(),
    ach_account_id: idInput.nullish(),
  }),
  ids: { 'body.ach_account_id': 'ach_account' },
  replies: { 200: z.strictObject({ link_token: z.string() }) },
  /** The account to verify or relink no longer exists at the partner. */
  refuses: { 'ach_account.not_linked': achAccountRefusals['ach_account.not_linked'] },
})

/** The linking partner's identifiers: visible ASCII, without spaces. */
const partnerName = z.string().regex(/^[!-~]{1,200}$/, INVALID)

const linked = z.strictObject({
  public_token: partnerName,
  account_id: partnerName,
  // The server gets these from the partner and ignores what the client sends (FUNDING-35).
  account_name: ignoredField,
  verification_status: ignoredField,
})

export const upsertAchAccount = endpoint('POST /api/plaid/upsert_ach_account', {
  summary: 'What the linking window handed over becomes a linked account, as the partner says it is',
  access: linking,
  body: linked,
  idempotent: 'accepted',
  replies: { 200: achAccount },
  refuses: achAccountRefusals,
})

/** Does the same as `upsertAchAccount`. Our pages do not use it (FUNDING-36). */
export const createAchAccount = endpoint('POST /api/ach_accounts', {
  summary: 'The same as upsert_ach_account',
  access: linking,
  body: linked,
  idempotent: 'accepted',
  replies: { 201: achAccount },
  refuses: achAccountRefusals,
})
