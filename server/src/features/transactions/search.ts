/** One page of posted transactions that fit a search (TXS-01). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { LOAD_MORE_SIZE } from '@yoursuccess/contract/core/page'
import type { ExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'
import { type Direction, searchRefusals } from '@yoursuccess/contract/transactions/search'
import { type TransactionKind, transactionsRefusals } from '@yoursuccess/contract/transactions/transactions'
import { bankingDayOf } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import { rowOf } from './list-page.ts'
import { findSearchEnd, searchPosted } from './search.queries.ts'
import { postedKindsOf, searchEndOf } from './search.rules.ts'
import type { TransactionsDeps } from './transactions.deps.ts'
import { isValidRange, pageToken } from './transactions.rules.ts'
import { viewPosted } from './view-posted.ts'

const refuse = refusing({ ...transactionsRefusals, ...searchRefusals })

export interface SearchRequest {
  text?: string | undefined
  kind?: TransactionKind | undefined
  direction?: Direction | undefined
  category?: ExpenseCategory | undefined
  min_amount?: Cents | undefined
  max_amount?: Cents | undefined
  start_date?: CalendarDate | undefined
  end_date?: CalendarDate | undefined
  after?: string | undefined
}

export const searchPage = async (
  { database: { db }, clock, tracker }: Pick<TransactionsDeps, 'database' | 'clock' | 'tracker'>,
  customerId: number,
  request: SearchRequest,
) => {
  const {
    text = '',
    kind,
    direction,
    category,
    min_amount: min,
    max_amount: max,
    start_date: from,
    end_date: to,
  } = request
  if (!isValidRange({ from, to }, clock.today())) throw refuse('transactions.invalid_range')
  if (min !== undefined && max !== undefined && min > max) throw refuse('transactions.invalid_amounts')
  const place = {
    after: request.after === undefined ? undefined : rowOf(request.after),
    range: from && to ? { from, to } : undefined,
  }
  const kinds = kind === undefined ? [] : postedKindsOf(kind)
  const search = { text, kinds, direction, category, min, max }
  // Reads one more row than it shows, to know whether there is another page.
  const rows = await searchPosted(db, customerId, search, { ...place, limit: LOAD_MORE_SIZE + 1 })
  const transactions = await viewPosted({ db, tracker }, customerId, rows.slice(0, LOAD_MORE_SIZE))
  const last = rows.at(LOAD_MORE_SIZE - 1)
  if (rows.length > LOAD_MORE_SIZE && last) return { transactions, next: pageToken(last), searched_to: null }
  const end = await findSearchEnd(db, customerId, place)
  if (!end) return { transactions, next: null, searched_to: null }
  const stop = searchEndOf(end, rows.at(-1))
  return { transactions, next: pageToken(stop), searched_to: bankingDayOf(stop.postedAt) }
}
