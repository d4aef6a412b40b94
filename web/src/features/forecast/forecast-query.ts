/** The feature's API call: both balances of the coming days, and what is safe to spend. */
import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { FORECAST } from '../../lib/query-keys.ts'

/** Often enough to show a payday without a reload. A hidden page sends no requests. */
const REFRESH_MS = 60_000

/** Depends on everything that moves money, so it is loaded again whenever a page with it opens. */
export const forecastQuery = queryOptions({
  queryKey: [FORECAST],
  queryFn: ({ signal }) => call(getForecast, { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})

/** How long the home page shows what its loader loaded before it asks again. */
const HOME_STALE_MS = 5000

/** For parts of the home page, whose loader sends this call beside the others. */
export const homeForecastQuery = queryOptions({ ...forecastQuery, staleTime: HOME_STALE_MS })
