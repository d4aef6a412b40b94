/** What the first load must know about addresses. The table of who may open them (guard.rules.ts) loads after sign-in. */
import { paths } from '../lib/paths.ts'

const PUBLIC: readonly string[] = [
  paths.landing,
  paths.login,
  paths.requestPasswordReset,
  paths.passwordReset,
]
const ACCOUNT = [paths.dashboard, paths.enrollmentFunding, paths.fraudAlerts]

export const bareOf = (path: string): string => path.replace(/\/+$/, '') || '/'
export const isUnder = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/** Landing, login and the two pages of the password reset. */
export const isPublic = (path: string): boolean => PUBLIC.includes(bareOf(path))

/** Pages for approved customers. */
export const isOfAccount = (path: string): boolean => ACCOUNT.some((root) => isUnder(bareOf(path), root))

/**
 * A path that the app may open automatically: one behind the sign-in, never another site (FRAME-07).
 */
export const isOwnPath = (path: string): boolean => {
  if (!/^\/[\w\-./?=&%]*$/.test(path) || path.includes('//') || path.includes('..')) return false
  const [bare = ''] = path.split('?')
  return isOfAccount(bare) || bareOf(bare) === paths.closed
}
