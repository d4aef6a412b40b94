/** The feature's API calls: both balances of the coming days, and what is safe to spend. */
import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Often enough to show a payday without a reload. A hidden page sends no requests. */
const REFRESH_MS = 60_000

/** Depends on everything that moves money, so it is loaded anew whenever a page with it opens. */
export const forecastQuery = queryOptions({
  queryKey: ['forecast'],
  queryFn: ({ signal }) => call(getForecast, { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
