import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { userQuery } from '../features/session/session.api.ts'
import { maySignedIn } from '../features/session/session.storage.ts'
import { readTabStored, storeInTab } from '../lib/storage.ts'
import { areaOf, isOwnPath, redirectFor } from './guard.rules.ts'

/** `beforeLoad` of the root, so that no route can forget it: sends everybody where they belong. */
export const guard = async (queryClient: QueryClient, path: string, href: string): Promise<void> => {
  const area = areaOf(path)
  if (area === 'free') return
  const user = await findUser(queryClient, area === 'public')
  const target = redirectFor(path, user, [readTabStored('ys.wanted-path'), readTabStored('ys.last-path')])
  if (target === undefined) return
  if (!user && isOwnPath(href)) storeInTab('ys.wanted-path', href)
  if (user) storeInTab('ys.wanted-path', undefined)
  throw redirect({ href: target, replace: true })
}

/** A public page must not wait for the server, nor fail with it, when nobody seems to be signed in. */
const findUser = async (queryClient: QueryClient, isPublic: boolean) => {
  if (!isPublic) return (await queryClient.ensureQueryData(userQuery))?.user
  const known = queryClient.getQueryData(userQuery.queryKey)
  if (known || !maySignedIn()) return known?.user
  return (await queryClient.ensureQueryData(userQuery).catch(() => null))?.user
}
