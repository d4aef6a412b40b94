/** One page of posted transactions, by page number or by the token of the previous page. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { LOAD_MORE_SIZE, MAX_COUNTED } from '@yoursuccess/contract/core/page'
import { transactionsRefusals } from '@yoursuccess/contract/transactions/transactions'
import { pageOf } from '../../http/paging.ts'
import { refuseCommon, refusing } from '../../http/refusal.ts'
import type { TransactionsDeps } from './transactions.deps.ts'
import { countPosted, listPosted } from './transactions.queries.ts'
import { isValidRange, pageToken, readPageToken } from './transactions.rules.ts'
import { viewPosted } from './view-posted.ts'

const refuse = refusing(transactionsRefusals)

export interface TransactionsRequest {
  page?: number | undefined
  per_page?: number | undefined
  after?: string | undefined
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

export const listPage = async (
  { database: { db }, clock, tracker }: Pick<TransactionsDeps, 'database' | 'clock' | 'tracker'>,
  customerId: number,
  request: TransactionsRequest,
) => {
  if (!isValidRange(request, clock.today())) throw refuse('transactions.invalid_range')
  const { page, per_page, after, from, to } = request
  const range = from && to ? { from, to } : undefined
  const { limit, offset, controls } = pageOf({ page, per_page: per_page ?? LOAD_MORE_SIZE })
  const start = after === undefined ? { offset } : { after: rowOf(after) }
  // Reads one more row than it shows, to know whether there is another page.
  const rows = await listPosted(db, customerId, { start, limit: limit + 1, range })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isLast = rows.length <= limit
  const hasNumbers = per_page !== undefined && after === undefined
  return {
    transactions: await viewPosted({ db, tracker }, customerId, shown),
    last_page: isLast,
    next: isLast || !last ? null : pageToken(last),
    ...(hasNumbers && controls(await countPosted(db, customerId, { range, most: MAX_COUNTED }))),
  }
}

/** The row of a page token. Refuses one that the server did not make. */
export const rowOf = (token: string) => {
  const row = readPageToken(token)
  if (!row) throw refuseCommon('malformed')
  return { postedAt: new Date(row.postedAt), id: row.id }
}
