import { queryOptions } from '@tanstack/react-query'
import { getSsoLink, SSO_LINK_SECONDS } from '@yoursuccess/contract/rewards/rewards'
import { call } from '../../lib/call.ts'

/** A link is renewed before it ends, while the question is open (REWARDS-06). */
const RENEW_AFTER_MS = (SSO_LINK_SECONDS - 15) * 1000

/** The way to the rewards site. A link of an earlier visit is never taken again. */
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

/** False for a link that may have ended while the page slept. */
export const isFresh = (madeAt: number, now: number): boolean => now - madeAt < SSO_LINK_SECONDS * 1000
