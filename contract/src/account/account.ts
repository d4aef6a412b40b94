import * as z from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { ACCOUNT_HOLDER, OPEN_ACCOUNT } from '../core/access.ts'

/** Routing number of the partner bank (ACCOUNT-05). */
export const ROUTING_NUMBER = '273070278'

/**
 * In cents. A balance below this shows the low balance warning; below zero, the negative one (ACCOUNT-10).
 */
export const LOW_BALANCE_CENTS = 1000

const address = z.strictObject({
  address_1: z.string(),
  address_2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
})

export const account = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  city: z.string().nullable(),
  primary_phone: z.string().nullable(),
  /** The email address that the customer signs in with. */
  email: z.string(),
  /**
   * The customer's new sign-in address, until they open the link we sent to it (ACCOUNT-45); null when no
   * change is pending.
   */
  unconfirmed_email: z.string().nullable(),
  unread_notifications_count: z.int(),
  address: address.nullable(),
  /** Null if it is the same as `address` (ACCOUNT-02). */
  shipping_address: address.nullable(),
  /** The account number. Only this reply and the PDFs that need it contain it. */
  galileo_payment_reference_number: z.string(),
  early_access_ach: z.boolean(),
  show_virtual_card: z.boolean(),
  /** Null before a card exists (ACCOUNT-03). */
  current_card: z
    .strictObject({
      frozen: z.boolean(),
      has_requested_new_card: z.boolean(),
      pin_set_at: z.iso.datetime().nullable(),
      /** The change that the customer requested and the processor has not confirmed yet (CARD-18). */
      pending_action: z.enum(['freeze', 'unfreeze', 'replacement']).nullable(),
      /** False until the first deposit: the card is digital only, and no card has been mailed. */
      is_mailed: z.boolean(),
      /**
       * True while a damaged card still works because its replacement is not activated yet. `frozen` then
       * describes the old card.
       */
      old_card_works: z.boolean(),
    })
    .nullable(),
})
export type Account = z.infer<typeof account>

export const getAccount = endpoint('GET /api/account', {
  summary: 'Holder, addresses, account number and card of the signed-in customer',
  access: { who: 'customer', states: ACCOUNT_HOLDER },
  replies: { 200: account },
})

export const getBalance = endpoint('GET /api/balance', {
  summary:
    'Money that can be spent, as the processor says; when it cannot be reached, the last answer, marked as such',
  access: { who: 'customer', states: ACCOUNT_HOLDER },
  replies: {
    200: z.strictObject({
      balance: amountReply,
      /** When the processor reported this balance. */
      as_of: z.iso.datetime(),
      /** True when the processor could not be reached just now. */
      stale: z.boolean(),
    }),
  },
})

export const accountRefusals = refusals({
  /** The account is open, or was closed for a reason other than lack of funding (ACCOUNT-62). */
  'account.not_reopenable': [422, "This account can't be reopened."],
})

/** Choosing a funding method reopens an account that was closed for lack of funding (ACCOUNT-58). */
export const reactivateAccount = endpoint('POST /api/account/reactivate', {
  summary: 'Reopen an account that was closed for lack of funding',
  idempotent: 'required',
  access: { who: 'customer', states: ACCOUNT_HOLDER, endsWith: 'deposits' },
  replies: { 200: z.strictObject({ account }) },
  refuses: accountRefusals,
})

const earlyAccess = {
  access: { who: 'customer', states: OPEN_ACCOUNT },
  replies: { 200: account },
} as const

/**
 * Succeeds even if the processor does not answer: the reply contains the customer's choice, and a job sends
 * it to the processor later (ACCOUNT-22).
 */
export const enableEarlyAch = endpoint('POST /api/account/enable_early_ach', {
  ...earlyAccess,
  summary: 'Direct deposits up to two days early; never for money pulled from a linked bank',
})

export const disableEarlyAch = endpoint('POST /api/account/disable_early_ach', {
  ...earlyAccess,
  summary: 'Direct deposits on their day again',
})
