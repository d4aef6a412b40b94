/** The room's door: who is signed in, what is on for them, and the way out. */
import type { Feature } from '@yoursuccess/contract/access'
import {
  EXPIRY_MARGIN_SECONDS,
  getUser,
  signOut as signOutCall,
  type User,
} from '@yoursuccess/contract/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { call } from '../../lib/call.ts'
import { isSignedOut } from '../../lib/call-error.ts'
import { now } from '../../lib/clock.ts'
import { leave } from '../../lib/leave.ts'
import { paths } from '../../lib/paths.ts'
import { queryClientOf } from '../../lib/router-context.ts'
import { confirm } from '../../ui/dialogs.tsx'
import { forgetSession, knownExpiry, rememberExpiry } from './session.storage.ts'
import { quoted } from './session.messages.ts'

const USER_KEY = ['user'] as const

/** The signed-in user and the end of the session; null when nobody is signed in. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal, client }) => {
    try {
      const signedIn = await call(getUser, { signal })
      rememberExpiry(signedIn.session.expires_at)
      return signedIn
    } catch (error) {
      // Who was signed in must leave the page, which the query client sees to; who was not is simply nobody.
      if (!isSignedOut(error) || client.getQueryData(USER_KEY)) throw error
      forgetSession()
      return null
    }
  },
})

/** The signed-in user. For screens behind the guard; throws elsewhere. */
export const useUser = (): User => {
  const { data } = useQuery(userQuery)
  if (!data) throw new Error('this screen needs a signed-in user')
  return data.user
}

export const useFeature = (feature: Feature): boolean => useUser().features[feature]

/** `beforeLoad` of a route that exists only for users with a feature: without it, "Page not found" (GRD-17, GRD-18). */
export const requireFeature =
  (feature: Feature) =>
  async ({ context }: { context: unknown }): Promise<void> => {
    const signedIn = await queryClientOf(context).ensureQueryData(userQuery)
    if (!signedIn?.user.features[feature]) throw notFound()
  }

/** Asks whether to sign out, and does (NAV-29). For the menu and the navigation. */
export const askToSignOut = async (): Promise<void> => {
  if (await confirm(quoted.signOut)) await endSession(paths.landing)
}

/** Signs out on the server, forgets the session here also when that failed, and loads the page anew (SES-09). */
export const endSession = async (then: string): Promise<void> => {
  await call(signOutCall, {}).catch(() => undefined)
  forgetSession()
  leave.to(then)
}

/** The session is over: it was idle too long, which the start page then says, or ended elsewhere. */
export const leaveSignedOut = (expiry = knownExpiry()): void => {
  const ranOut = (expiry ?? 0) - EXPIRY_MARGIN_SECONDS <= now() / 1000
  forgetSession()
  leave.to(ranOut ? `${paths.landing}?timedOut=true` : paths.landing)
}
