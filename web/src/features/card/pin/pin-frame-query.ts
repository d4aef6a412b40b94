import { getPinSetUrl } from '@yoursuccess/contract/card/card'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/**
 * The address contains a key for one PIN entry. Each visit requests it once, and again only after a failure
 * or when the customer retries.
 */
export const pinFrameQuery = queryOptions({
  queryKey: ['card', 'pin-frame'],
  // Never aborted: otherwise the processor would create a key that nobody uses.
  queryFn: () => call(getPinSetUrl, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isSaidByPage: true },
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
