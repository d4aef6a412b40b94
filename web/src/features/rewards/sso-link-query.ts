import { queryOptions } from '@tanstack/react-query'
import { getSsoLink, SSO_LINK_SECONDS } from '@yoursuccess/contract/rewards/rewards'
import { call } from '../../lib/call.ts'

/** While the question is open, a link is renewed before it expires (REWARDS-06). */
const RENEW_AFTER_MS = (SSO_LINK_SECONDS - 15) * 1000

/** The link to the rewards site. A link from an earlier visit is never reused. */
export const ssoLinkQuery = (deeplink: string | undefined) =>
  queryOptions({
    queryKey: ['rewards', 'sso_link', deeplink],
    queryFn: ({ signal }) => call(getSsoLink, { query: deeplink === undefined ? {} : { deeplink }, signal }),
    staleTime: 0,
    meta: { isSaidByPage: true },
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: RENEW_AFTER_MS,
  })

/** False for a link that may have expired while the page was asleep. */
export const isFresh = (madeAt: number, now: number): boolean => now - madeAt < SSO_LINK_SECONDS * 1000
