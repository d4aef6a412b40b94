/**
 * Which page is open to whom (checklist GRD). This only chooses screens; what may be read or done is decided by
 * the server for every call.
 */
import type { User } from '@yoursuccess/contract/session'

export type Standing = 'anonymous' | 'unapproved' | 'approved' | 'closed'
export type Area = 'public' | 'application' | 'account' | 'fundingChoice' | 'closedPage' | 'free'
type Answer = 'open' | 'landing' | 'application' | 'home' | 'return' | 'closed'

/** `return` is the place last seen or asked for, `home` the redirectPath or the dashboard. */
const ANSWERS: Record<Standing, Record<Exclude<Area, 'free'>, Answer>> = {
  anonymous: {
    public: 'open',
    application: 'landing',
    account: 'landing',
    fundingChoice: 'landing',
    closedPage: 'landing',
  },
  unapproved: {
    public: 'application',
    application: 'open',
    account: 'application',
    fundingChoice: 'application',
    closedPage: 'application',
  },
  approved: {
    public: 'return',
    application: 'home',
    account: 'open',
    fundingChoice: 'open',
    closedPage: 'home',
  },
  closed: {
    public: 'closed',
    application: 'closed',
    account: 'closed',
    fundingChoice: 'open',
    closedPage: 'open',
  },
}

const PUBLIC = ['/', '/login', '/request-reset-password', '/password-reset']
const ACCOUNT = ['/dashboard', '/enrollment-funding', '/fraud-alerts']

export const areaOf = (path: string): Area => {
  const bare = path.replace(/\/+$/, '') || '/'
  const isUnder = (root: string) => bare === root || bare.startsWith(`${root}/`)
  if (PUBLIC.includes(bare)) return 'public'
  if (bare === '/dashboard/funding') return 'fundingChoice'
  if (bare === '/closed') return 'closedPage'
  if (isUnder('/account-application')) return 'application'
  return ACCOUNT.some(isUnder) ? 'account' : 'free'
}

export const standingOf = (user: User | undefined): Standing => {
  if (!user) return 'anonymous'
  if (!user.has_approved_account_application) return 'unapproved'
  return user.has_closed_account ? 'closed' : 'approved'
}

/** A path that may be gone to by itself: an own one behind the sign-in, never another site (AMB-115, AMB-116). */
export const isOwnPath = (path: string): boolean =>
  /^\/[\w\-./?=&%]*$/.test(path) &&
  !path.includes('//') &&
  !path.includes('..') &&
  ['account', 'fundingChoice', 'closedPage'].includes(areaOf(path.split('?')[0] ?? ''))

/** Where to go instead of `path`; undefined when it may be seen. `remembered` are paths to return to, best first. */
export const redirectFor = (
  path: string,
  user: User | undefined,
  remembered: readonly (string | undefined)[] = [],
): string | undefined => {
  const area = areaOf(path)
  if (area === 'free') return undefined
  const home = firstOwn(user?.redirectPath) ?? '/dashboard'
  const places: Record<Answer, string | undefined> = {
    open: undefined,
    landing: '/',
    application: '/account-application',
    closed: '/closed',
    home,
    return: firstOwn(...remembered) ?? home,
  }
  return places[ANSWERS[standingOf(user)][area]]
}

const firstOwn = (...candidates: readonly (string | null | undefined)[]) =>
  candidates.find((path): path is string => typeof path === 'string' && isOwnPath(path))
