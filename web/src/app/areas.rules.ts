/** The path checks of the first load. guard.rules.ts, with who may open which page, loads later. */
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
 * Whether the app may redirect to this path: only to a page behind sign-in, never to another site (FRAME-07).
 */
export const isOwnPath = (path: string): boolean => {
  if (!/^\/[\w\-./?=&%]*$/.test(path) || path.includes('//') || path.includes('..')) return false
  const [bare = ''] = path.split('?')
  return isOfAccount(bare) || bareOf(bare) === paths.closed
}
