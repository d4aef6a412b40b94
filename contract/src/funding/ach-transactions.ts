/** Transfers from linked banks into the account (ACH transactions). */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { addBankingDays } from '../core/banking-days.ts'
import type { CalendarDate } from '../core/calendar-date.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, idInput, idParams, noBody } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { VELOCITY } from '../core/error.messages.ts'
import { amountReply, cents, positiveAmountInput } from '../core/money.ts'
import { pageNumber, perPage, tableControls } from '../core/page.ts'
import { stamp } from '../transactions/transactions.ts'
import { TRANSFER_DAY_PAST, TRANSFER_TOO_LARGE } from './funding.messages.ts'

/** Ten thousand dollars per transfer (FUNDING-87). */
export const MAX_TRANSFER = cents(1_000_000)

/** How many banking days the other bank has to send the money (FUNDING-96). */
const SETTLEMENT_DAYS = 5

/** The last day on which a transfer made on this day should arrive. */
export const expectedBy = (made: CalendarDate): CalendarDate => addBankingDays(made, SETTLEMENT_DAYS)

export const achTransaction = z.strictObject({
  id: z.int(),
  amount: amountReply,
  /** The banking day on which it was created. */
  date: dayReply,
  timestamp: stamp,
  /** "Transfer from NAME". */
  description: z.string(),
  status: z.enum(['pending', 'completed', 'failed', 'cancelled']),
  /** True until we request the money from the other bank: `cancelAchTransaction` still works. */
  can_cancel: z.boolean(),
  /**
   * Written to follow the word "because", about the bank account that the money comes from. Null unless the
   * transfer failed or the bank cancelled it.
   */
  failure_reason: z.string().nullable(),
  type: z.literal('ach_transaction'),
})
export type AchTransaction = z.infer<typeof achTransaction>

export const transferRefusals = refusals({
  /** The account is not verified, is on hold, or must be linked again. */
  'transfer.account_not_usable': [422, "You can't move money from this bank account right now."],
  'transfer.ids_differ': [422, 'achAccountId and ach_account_id name different accounts.'],
  /** Over any 24 hours (FUNDING-107). */
  'transfer.velocity': [429, VELOCITY],
  /** The transfer was sent to the processor, or has ended. */
  'transfer.already_sent': [409, "We already sent this transfer, so it can't be canceled."],
  'transfer.date_in_past': [422, TRANSFER_DAY_PAST],
})
const pick = picking(transferRefusals)

/** The amount of a transfer, with the required messages (FUNDING-86, FUNDING-87). */
export const transferAmountInput = positiveAmountInput({
  max: MAX_TRANSFER,
  tooLarge: TRANSFER_TOO_LARGE,
})

const holder = { who: 'customer', states: OPEN_ACCOUNT } as const

/**
 * Returns one page of all transfers or, with `status=pending`, all pending ones as a plain array
 * (FUNDING-116).
 */
export const listAchTransactions = endpoint('GET /api/ach_transactions', {
  summary: 'Transfers from linked banks, newest first: all by page, or those that are on their way',
  access: holder,
  query: z.strictObject({
    status: z.literal('pending').optional(),
    page: pageNumber.optional(),
    per_page: perPage.optional(),
    sort_by: z.enum(['amount', 'date', 'status']).optional(),
    sort_dir: z.enum(['asc', 'desc']).optional(),
  }),
  replies: {
    200: z.union([
      z.array(achTransaction),
      z.strictObject({ ach_transactions: z.array(achTransaction), ...tableControls }),
    ]),
  },
})

/** The server ignores other form values that a client sends (FUNDING-102). */
export const createAchTransaction = endpoint('POST /api/ach_transactions', {
  summary: 'Pull money from a linked bank account; pending until the processor settles it',
  access: { ...holder, endsWith: 'deposits' },
  idempotent: 'required',
  body: z.strictObject({
    ach_transaction: z.looseObject({
      amount: transferAmountInput,
      achAccountId: idInput.optional(),
      ach_account_id: idInput.optional(),
    }),
  }),
  ids: {
    'body.ach_transaction.achAccountId': 'ach_account',
    'body.ach_transaction.ach_account_id': 'ach_account',
  },
  replies: { 201: z.strictObject({ ach_transaction: achTransaction }) },
  refuses: pick('transfer.account_not_usable', 'transfer.ids_differ', 'transfer.velocity'),
})

/** Cancelling a cancelled transfer changes nothing and succeeds. */
export const cancelAchTransaction = endpoint('DELETE /api/ach_transactions/:id', {
  summary: 'Cancel a transfer that was not sent yet',
  access: holder,
  params: idParams,
  ids: { 'params.id': 'ach_transaction' },
  replies: { 204: noBody },
  refuses: pick('transfer.already_sent'),
})
