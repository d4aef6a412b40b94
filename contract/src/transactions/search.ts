/** The search of posted transactions, and their export (TXS-01, TXS-02). Only their page loads this. */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { calendarDate, dayReply } from '../core/day-fields.ts'
import { endpoint, textInput } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { AMOUNT_NO_NUMBER } from '../core/field.messages.ts'
import { amountInput } from '../core/money.ts'
import { EXPENSE_CATEGORIES } from '../tracker/tracker-categories.ts'
import { postedTransaction, TRANSACTION_KINDS, transactionsRefusals } from './transactions.ts'

/** Money in or money out. */
export const DIRECTIONS = ['in', 'out'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const EXPORT_FORMATS = ['csv', 'ofx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The longest text that a search looks for. */
export const MAX_SEARCH_TEXT = 100

export const searchRefusals = refusals({
  'transactions.invalid_amounts': [422, 'The lowest amount must not be above the highest.'],
})
const outOfRange = picking(transactionsRefusals)('transactions.invalid_range')

export const searchTransactions = endpoint('GET /api/transactions/search', {
  summary: 'Posted transactions that fit a search, newest first, page by page',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  query: z.strictObject({
    /** A part of the details, in upper or lower case. */
    text: textInput(MAX_SEARCH_TEXT).optional(),
    kind: z.enum(TRANSACTION_KINDS).optional(),
    direction: z.enum(DIRECTIONS).optional(),
    /** Of the transaction, or of one of its parts. */
    category: z.enum(EXPENSE_CATEGORIES).optional(),
    /** Amounts without their sign, both included. */
    min_amount: amountInput(AMOUNT_NO_NUMBER).optional(),
    max_amount: amountInput(AMOUNT_NO_NUMBER).optional(),
    /** Both days are included. One alone filters nothing (WIRE-46). */
    start_date: calendarDate.optional(),
    end_date: calendarDate.optional(),
    /** The previous page's `next`. */
    after: z.string().max(100).optional(),
  }),
  replies: {
    200: z.strictObject({
      transactions: z.array(postedTransaction),
      /** Null at the end of the list. */
      next: z.string().nullable(),
      /** The day to which it has looked, if it ended before the page was full. It continues at `next`. */
      searched_to: dayReply.nullable(),
    }),
  },
  refuses: { ...outOfRange, ...searchRefusals },
})

export const exportTransactions = endpoint('GET /api/transactions/export', {
  summary: 'Posted transactions of a period as a file: CSV, or OFX for budget software',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  query: z.strictObject({ format: z.enum(EXPORT_FORMATS), from: calendarDate, to: calendarDate }),
  produces: ['text/csv', 'application/x-ofx'],
  replies: { 200: z.unknown() },
  refuses: outOfRange,
})
