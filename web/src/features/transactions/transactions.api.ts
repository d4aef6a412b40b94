/** The feature's API calls: posted and authorized transactions, and a check for new ones. */
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions/transactions'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { TRANSACTIONS } from '../../lib/query-keys.ts'
import { keepWithinRange } from '../../lib/table-query.ts'
import type { Range } from '../../ui/list/paging.ts'
import { balanceQuery } from '../account/account.api.ts'

/** How soon an open page shows new deposits. A hidden page sends no requests. */
const REFRESH_MS = 20_000
/** How many rows "Load More..." adds to a page, whatever the page size. */
const LOADED_MORE = 20

/** The start of a list of posted transactions. Without `page`, the list has no pager and only loads more. */
export interface PostedPlace {
  page?: { page: number; perPage: number }
  range: Range | undefined
}

/** Posted transactions in a date range, or all. Each page continues after the previous page's last row. */
export const postedQuery = (place: PostedPlace) =>
  infiniteQueryOptions({
    queryKey: [TRANSACTIONS, 'posted', place.page, place.range],
    queryFn: ({ pageParam, signal }) => call(listTransactions, { query: queryOf(place, pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.last_page ? undefined : (last.next ?? undefined)),
    placeholderData: keepWithinRange(place.range),
  })

/** Purchases that are authorized but not yet posted. */
export const authorizationsQuery = queryOptions({
  queryKey: [TRANSACTIONS, 'authorizations'],
  queryFn: ({ signal }) => call(listAuthorizations, { signal }),
  select: ({ authorizations }) => authorizations,
  refetchInterval: REFRESH_MS,
})

/**
 * Checks the first page at intervals, and reloads all open pages only when it changed. So open pages cost one
 * small call, and the customer keeps their position.
 */
export const usePollForChanges = (place: PostedPlace, loaded: boolean): void => {
  const client = useQueryClient()
  useQuery({
    queryKey: ['transactions-news', place],
    queryFn: async ({ signal }) => {
      const { transactions } = await call(listTransactions, { query: queryOf(place), signal })
      const newest = transactions.map(({ id }) => id).join()
      if (newest !== newestKnown(client, place)) await loadAnew(client)
      return newest
    },
    enabled: loaded,
    initialData: '',
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  })
}

/** Deletes a cached list, so that a filter starts empty even if it was used before (TRANSACTIONS-18). */
export const forgetPosted = (client: QueryClient, place: PostedPlace): void =>
  client.removeQueries({ queryKey: postedQuery(place).queryKey, exact: true })

/** Deletes the rows that were loaded below a page, so that opening it again shows only that page. */
export const forgetLoadedMore = (client: QueryClient, place: PostedPlace): void =>
  void client.setQueryData(
    postedQuery(place).queryKey,
    (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
  )

const queryOf = ({ page, range }: PostedPlace, after?: string) => ({
  ...(page && { per_page: after !== undefined && page.perPage > 0 ? LOADED_MORE : page.perPage }),
  ...(after !== undefined ? { after } : page && { page: page.page }),
  ...(range && { 'filters[start_date]': range.start, 'filters[end_date]': range.end }),
})

const newestKnown = (client: QueryClient, place: PostedPlace) =>
  client
    .getQueryData(postedQuery(place).queryKey)
    ?.pages[0]?.transactions.map(({ id }) => id)
    .join()

const loadAnew = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: [TRANSACTIONS] }),
    client.invalidateQueries({ queryKey: balanceQuery.queryKey }),
  ])
