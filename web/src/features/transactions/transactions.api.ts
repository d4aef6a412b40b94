/** The room's door: what was posted and what is authorized, and a look at what is new. */
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import type { Range } from '../../ui/paging.ts'
import { balanceQuery } from '../account/account.api.ts'

/** How soon arriving money is seen on an open page. Nothing is asked while the page is hidden. */
const REFRESH_MS = 20_000
const TRANSACTIONS = 'transactions'

/** Posted transactions of a range of days, or all; each page continues after the last row of the one before. */
export const postedQuery = (range: Range | undefined) =>
  infiniteQueryOptions({
    queryKey: [TRANSACTIONS, 'posted', range ?? null],
    queryFn: ({ pageParam, signal }) => call(listTransactions, { query: queryOf(range, pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.last_page ? undefined : (last.next ?? undefined)),
  })

/** Purchases that are authorized and not yet posted. */
export const authorizationsQuery = queryOptions({
  queryKey: [TRANSACTIONS, 'authorizations'],
  queryFn: ({ signal }) => call(listAuthorizations, { signal }),
  select: ({ authorizations }) => authorizations,
  refetchInterval: REFRESH_MS,
})

/**
 * Looks at the first page now and then, and loads all pages that are shown anew only when something has changed
 * there: what a customer has opened costs one small call, and they stay where they are.
 */
export const useWatchForNews = (range: Range | undefined, loaded: boolean): void => {
  const client = useQueryClient()
  useQuery({
    queryKey: ['transactions-news', range ?? null],
    queryFn: async ({ signal }) => {
      const { transactions } = await call(listTransactions, { query: queryOf(range, undefined), signal })
      const newest = transactions.map(({ id }) => id).join()
      if (newest !== newestKnown(client, range)) await loadAnew(client)
      return newest
    },
    enabled: loaded,
    initialData: '',
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
    retry: false,
  })
}

/** A filter starts with an empty list at its first page, also when it was used before (TXN-16). */
export const forgetPosted = (client: QueryClient, range: Range | undefined): void =>
  client.removeQueries({ queryKey: postedQuery(range).queryKey, exact: true })

const queryOf = (range: Range | undefined, after: string | undefined) => ({
  ...(after !== undefined && { after }),
  ...(range && { 'filters[start_date]': range.start, 'filters[end_date]': range.end }),
})

const newestKnown = (client: QueryClient, range: Range | undefined) =>
  client
    .getQueryData(postedQuery(range).queryKey)
    ?.pages[0]?.transactions.map(({ id }) => id)
    .join()

const loadAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: [TRANSACTIONS] }),
    client.invalidateQueries({ queryKey: balanceQuery.queryKey }),
  ])
