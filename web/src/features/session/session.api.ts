/** The feature's API calls: the signed-in user, their features, and sign-out. */
import type { Feature } from '@yoursuccess/contract/core/access'
import {
  EXPIRY_MARGIN_SECONDS,
  getUser,
  IDLE_SECONDS,
  type User,
} from '@yoursuccess/contract/session/session'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { texts } from '../../i18n/translate.ts'
import { call } from '../../lib/call.ts'
import { isSignedOut } from '../../lib/call-error.ts'
import { now } from '../../lib/clock.ts'
import { leave } from '../../lib/leave.ts'
import { paths } from '../../lib/paths.ts'
import { confirm } from '../../ui/dialog/dialogs.tsx'
import { forgetSession, knownEnds, lastActive, rememberEnds, type SessionEnds } from './session.storage.ts'
import { copy } from './session.messages.ts'
import { endSession, signOutTarget } from './sign-out.ts'

export { endSession }

const USER_KEY = ['user'] as const

/** The signed-in user and the end of the session; null when nobody is signed in. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal, client }) => {
    try {
      const signedIn = await call(getUser, { signal })
      rememberEnds(signedIn.session)
      return signedIn
    } catch (error) {
      // If a user was signed in, rethrows: the query client then leaves the page. Otherwise returns null.
      if (!isSignedOut(error) || client.getQueryData(USER_KEY)) throw error
      forgetSession()
      return null
    }
  },
})

/** The signed-in user, for screens behind the guard. Throws elsewhere. */
export const useUser = (): User => {
  const { data } = useQuery(userQuery)
  if (!data) throw new Error('this screen needs a signed-in user')
  return data.user
}

export const useFeature = (feature: Feature): boolean => useUser().features[feature]

/** Updates the signed-in user with the result of a call, without a new request. */
export const changeUser = (client: QueryClient, change: Partial<User>): void => {
  client.setQueryData(
    userQuery.queryKey,
    (signedIn) => signedIn && { ...signedIn, user: { ...signedIn.user, ...change } },
  )
}

/** Asks whether to sign out, and signs out (SESSION-40). For the menu and the navigation. */
export const askToSignOut = async (): Promise<void> => {
  if (await confirm(texts(copy.signOut))) endSession(paths.landing)
}

/**
 * Where the page goes after a sign-out, with the reason. The landing page forwards `timedOut` to the login
 * page.
 */
export const AFTER_IDLE = `${paths.landing}?timedOut=true`
export const AFTER_MAX_AGE = `${paths.login}?ended=true`
const AFTER_LOST = `${paths.login}?lost=true`

let stays = 0

/**
 * Until `question` settles, calls that find the session ended don't leave the page. For signing in again in a
 * dialog.
 */
export const stayWhile = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
  stays += 1
  try {
    return await question
  } finally {
    stays -= 1
  }
}

/**
 * Leaves the page after the session ended. The login page says why if the session was idle too long, reached
 * its maximum length, or lost contact with the server. A session that ended elsewhere leads to the landing
 * page.
 */
export const leaveSignedOut = (ends: SessionEnds = knownEnds()): void => {
  if (stays > 0 || signOutTarget() !== undefined) return
  const place = placeAfter(ends)
  forgetSession()
  leave.to(place)
}

const placeAfter = ({ expiresAt, endsAt = Number.POSITIVE_INFINITY }: SessionEnds) => {
  const seconds = now() / 1000
  if (endsAt <= seconds) return AFTER_MAX_AGE
  if (expiresAt === undefined || expiresAt - EXPIRY_MARGIN_SECONDS > seconds) return paths.landing
  // If the customer was active, the session expired because the server didn't learn of the activity.
  return lastActive() + IDLE_SECONDS * 1000 > now() ? AFTER_LOST : AFTER_IDLE
}

export { withStepUp } from './step-up/with-step-up.ts'
