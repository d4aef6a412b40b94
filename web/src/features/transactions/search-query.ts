/** The calls of the search and the export. Apart from transactions.api.ts, which the home page loads. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import {
  type ExportFormat,
  exportTransactions,
  searchTransactions,
} from '@yoursuccess/contract/transactions/search'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { callForFile } from '../../lib/call-for-file.ts'
import { TRANSACTIONS } from '../../lib/query-keys.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import type { Search } from './search.rules.ts'

/** Each page continues where the one before it ended. */
export const searchQuery = (search: Search) =>
  infiniteQueryOptions({
    queryKey: [TRANSACTIONS, 'search', search],
    queryFn: ({ pageParam, signal }) =>
      call(searchTransactions, { query: queryOf(search, pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

const queryOf = (search: Search, after: string | undefined) => {
  const { text, kind, direction, category, least, most, range } = search
  return {
    ...(text !== '' && { text }),
    ...(kind && { kind }),
    ...(direction && { direction }),
    ...(category && { category }),
    ...(least !== '' && { min_amount: least }),
    ...(most !== '' && { max_amount: most }),
    ...(range && { start_date: range.start, end_date: range.end }),
    ...(after !== undefined && { after }),
  }
}

interface ExportChoice {
  format: ExportFormat
  from: CalendarDate
  to: CalendarDate
}

/** Downloads the transactions of a period as a file. */
export const useExportFile = () =>
  useSubmit({
    name: 'export-transactions',
    send: (query: ExportChoice) => callForFile(exportTransactions, { query }),
  })
