import { getBalance } from '@yoursuccess/contract/account/account'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { BALANCE } from '../../lib/query-keys.ts'

/** Often enough to show a payday without a reload. A hidden page sends no requests. */
const REFRESH_MS = 60_000

export const balanceQuery = queryOptions({
  queryKey: [BALANCE],
  queryFn: ({ signal }) => call(getBalance, { signal }),
  refetchInterval: REFRESH_MS,
})
