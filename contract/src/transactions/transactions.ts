import * as z from 'zod'
import { calendarDate } from '../core/day-fields.ts'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { amountReply } from '../core/money.ts'
import { pageNumber, perPage, tableControls } from '../core/page.ts'
import { OPEN_ACCOUNT } from '../core/access.ts'

/** The timestamp of a transaction, in UTC: yyyy-MM-dd H:mm:ss (TRANSACTIONS-23). */
export const stamp = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2}:\d{2}$/)

export const postedTransaction = z.strictObject({
  id: z.int(),
  amount: amountReply,
  timestamp: stamp,
  details: z.string(),
  type: z.literal('posted'),
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
