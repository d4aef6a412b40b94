/** The room's door: what was posted and what is authorized, and a look at what is new. */
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions/transactions'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { keepWithinRange } from '../../lib/table-query.ts'
import type { Range } from '../../ui/list/paging.ts'
import { balanceQuery } from '../account/account.api.ts'

/** How soon arriving money is seen on an open page. Nothing is asked while the page is hidden. */
const REFRESH_MS = 20_000
/** How many rows "Load More..." brings, however long a page is. */
const LOADED_MORE = 20
const TRANSACTIONS = 'transactions'

/** Where a list of posted transactions begins. Without a page it is one that only goes on. */
export interface PostedPlace {
  page?: { page: number; perPage: number }
  range: Range | undefined
}

/** Posted transactions of a range of days, or all; each page continues after the last row of the one before. */
export const postedQuery = (place: PostedPlace) =>
  infiniteQueryOptions({
    queryKey: [TRANSACTIONS, 'posted', place.page, place.range],
    queryFn: ({ pageParam, signal }) => call(listTransactions, { query: queryOf(place, pageParam), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.last_page ? undefined : (last.next ?? undefined)),
    placeholderData: keepWithinRange(place.range),
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

/** A filter starts with an empty list at its first page, also when it was used before (TRANSACTIONS-18). */
export const forgetPosted = (client: QueryClient, place: PostedPlace): void =>
  client.removeQueries({ queryKey: postedQuery(place).queryKey, exact: true })

/** A page that is turned to is that page alone, also when more was loaded below it before. */
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
