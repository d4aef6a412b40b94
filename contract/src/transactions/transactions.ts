import * as z from 'zod'
import { calendarDate } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { pageNumber, perPage, tableControls } from '../core/page.ts'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { EXPENSE_CATEGORIES } from '../tracker/tracker-categories.ts'

/** The timestamp of a transaction, in UTC: yyyy-MM-dd H:mm:ss (TRANSACTIONS-23). */
export const stamp = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}:\d{2}$/)

/** In the order of the search. Each transaction is of exactly one kind (TXS-04). */
export const TRANSACTION_KINDS = [
  'purchase',
  'deposit',
  'transfer',
  'bill_payment',
  'cash_back',
  'other',
] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** An amount of spending as the tracker counts it, less what was refunded. */
const transactionItem = z.strictObject({
  amount: amountReply,
  /** Null until it has one. */
  category: z.enum(EXPENSE_CATEGORIES).nullable(),
  /** What the customer wrote about it, or null. */
  note: z.string().nullable(),
})
export type TransactionItem = z.infer<typeof transactionItem>

export const postedTransaction = z.strictObject({
  id: z.int(),
  amount: amountReply,
  timestamp: stamp,
  details: z.string(),
  type: z.literal('posted'),
  kind: z.enum(TRANSACTION_KINDS),
  /** Of a purchase, its item, or its parts once it was split. Empty for all else (TXS-10). */
  items: z.array(transactionItem),
})
export type PostedTransaction = z.infer<typeof postedTransaction>

export const authorization = z.strictObject({
  id: z.int(),
  amount: amountReply,
  timestamp: stamp,
  merchant_name: z.string(),
  type: z.literal('authorized'),
})
export type Authorization = z.infer<typeof authorization>

export const transactionsRefusals = refusals({
  'transactions.invalid_range': [
    422,
    'Choose a start date and an end date within the last seven years, up to today.',
  ],
})
export type TransactionsCode = keyof typeof transactionsRefusals

export const listTransactions = endpoint('GET /api/transactions', {
  summary: 'Posted transactions, newest first, by page',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  query: z.strictObject({
    page: pageNumber.optional(),
    /** Defaults to 20 rows (TRANSACTIONS-24). */
    per_page: perPage.optional(),
    /** The previous page's `next`. Makes the last page as fast as the first. */
    after: z.string().max(100).optional(),
    /** The list is filtered only if both dates are given (TRANSACTIONS-27). */
    'filters[start_date]': calendarDate.optional(),
    'filters[end_date]': calendarDate.optional(),
  }),
  replies: {
    200: z.strictObject({
      transactions: z.array(postedTransaction),
      last_page: z.boolean(),
      next: z.string().nullable(),
      /** Only if the request has `per_page` and no `after`. `count` is at most MAX_COUNTED. */
      ...z.object(tableControls).partial().shape,
    }),
  },
  refuses: transactionsRefusals,
})

export const listAuthorizations = endpoint('GET /api/authorizations', {
  summary: 'Purchases that are authorized and not yet posted, newest first',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  replies: { 200: z.strictObject({ authorizations: z.array(authorization) }) },
})
