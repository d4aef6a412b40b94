import { getPinSetUrl } from '@yoursuccess/contract/card/card'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** The address holds a key for one typing: it is asked for once by each visit, and again only on purpose. */
export const pinFrameQuery = queryOptions({
  queryKey: ['card', 'pin-frame'],
  // Never given up half way: the processor would have made a key that nobody uses.
  queryFn: () => call(getPinSetUrl, {}),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isSaidByPage: true },
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
