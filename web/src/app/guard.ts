import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { User } from '@yoursuccess/contract/session/session'
import { userQuery } from '../features/session/session.api.ts'
import { maySignedIn } from '../features/session/session.storage.ts'
import { readTabStored, storeInTab } from '../lib/storage.ts'
import { isOwnPath, isPublic } from './areas.rules.ts'

/**
 * Redirects visitors away from pages that they may not open. Runs as `beforeLoad` of the root route, so that
 * no route can skip it. Throws a redirect, or notFound for pages of features that the user doesn't have.
 */
export const guard = async (queryClient: QueryClient, path: string, href: string): Promise<void> => {
  const isForAnyone = isPublic(path)
  if (isForAnyone && !queryClient.getQueryData(userQuery.queryKey) && !maySignedIn()) return
  const { areaOf, featuresOf, isOfApplication, redirectFor } = await import('./guard.rules.ts')
  if (areaOf(path) === 'free') return
  const found = await findUser(queryClient, isForAnyone)
  const asksApplication = found && !found.has_approved_account_application && isOfApplication(path)
  const { user, application } = asksApplication
    ? await findApplication(queryClient, found)
    : { user: found, application: undefined }
  const remembered = [readTabStored('ys.wanted-path'), readTabStored('ys.last-path')]
  const target = redirectFor({ path, user, application, remembered })
  if (target !== undefined) {
    if (!user && isOwnPath(href)) storeInTab('ys.wanted-path', href)
    if (user) storeInTab('ys.wanted-path', undefined)
    throw redirect({ href: target, replace: true })
  }
  if (featuresOf(path).some((feature) => !user?.features[feature])) throw notFound()
}

/** The signed-in user, if any. A public page opens even if the server fails, as for a signed-out visitor. */
const findUser = async (queryClient: QueryClient, isForAnyone: boolean) => {
  const signedIn = queryClient.ensureQueryData(userQuery)
  return (await (isForAnyone ? signedIn.catch(() => null) : signedIn))?.user
}

/**
 * Loads the application. Its code is imported here because only applicants need it. If the application has
 * been approved meanwhile, also reloads the user.
 */
const findApplication = async (queryClient: QueryClient, user: User) => {
  const { applicationQuery } = await import('../features/application/application.api.ts')
  // If the request fails, the page itself says so and offers to try again.
  const application = await queryClient.ensureQueryData(applicationQuery).catch(() => undefined)
  if (application?.status !== 'approved') return { user, application }
  const signedIn = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })
  return { user: signedIn?.user, application }
}
