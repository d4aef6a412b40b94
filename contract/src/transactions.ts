import * as z from 'zod'
import { calendarDate } from './calendar-date.ts'
import { endpoint } from './endpoint.ts'
import { refusals } from './error.ts'
import { amountReply } from './money.ts'
import { pageNumber } from './page.ts'
import { OPEN_ACCOUNT } from './access.ts'

/** UTC, yyyy-MM-dd H:mm:ss: the stated stamp of transaction rows (D2 section 9). */
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
    'Please choose a start date and an end date within the last seven years.',
  ],
})
export type TransactionsCode = keyof typeof transactionsRefusals

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/transactions',
  summary: 'Posted transactions, newest first, 20 a page',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  query: z.strictObject({
    page: pageNumber.optional(),
    /** Continues after the last row of the page before, so that the last page costs what the first does. */
    after: z.string().max(100).optional(),
    /** Both or neither (AMB-069). */
    'filters[start_date]': calendarDate.optional(),
    'filters[end_date]': calendarDate.optional(),
  }),
  replies: {
    200: z.strictObject({
      transactions: z.array(postedTransaction),
      last_page: z.boolean(),
      next: z.string().nullable(),
    }),
  },
  refuses: transactionsRefusals,
})

export const listAuthorizations = endpoint({
  method: 'GET',
  path: '/api/authorizations',
  summary: 'Purchases that are authorized and not yet posted, newest first',
  access: { who: 'customer', states: OPEN_ACCOUNT },
  replies: { 200: z.strictObject({ authorizations: z.array(authorization) }) },
})
