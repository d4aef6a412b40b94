/** The room's door: who is signed in, what is on for them, and the way out. */
import type { Feature } from '@yoursuccess/contract/core/access'
import {
  EXPIRY_MARGIN_SECONDS,
  getUser,
  IDLE_SECONDS,
  type User,
} from '@yoursuccess/contract/session/session'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { isSignedOut } from '../../lib/call-error.ts'
import { now } from '../../lib/clock.ts'
import { leave } from '../../lib/leave.ts'
import { paths } from '../../lib/paths.ts'
import { confirm } from '../../ui/dialog/dialogs.tsx'
import { forgetSession, knownEnds, lastActive, rememberEnds, type SessionEnds } from './session.storage.ts'
import { quoted } from './session.messages.ts'
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

/** What a call changed of the signed-in user, shown without asking again. */
export const changeUser = (client: QueryClient, change: Partial<User>): void => {
  client.setQueryData(
    userQuery.queryKey,
    (signedIn) => signedIn && { ...signedIn, user: { ...signedIn.user, ...change } },
  )
}

/** Asks whether to sign out, and does (SESSION-40). For the menu and the navigation. */
export const askToSignOut = async (): Promise<void> => {
  if (await confirm(quoted.signOut)) endSession(paths.landing)
}

/** Where the login page says why it is there. */
export const AFTER_IDLE = `${paths.landing}?timedOut=true`
export const AFTER_LONGEST = `${paths.login}?ended=true`
const AFTER_LOST = `${paths.login}?lost=true`

let stays = 0

/** Calls that find the session over do not leave the page while its customer is asked to sign in over it. */
export const stayWhile = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
  stays += 1
  try {
    return await question
  } finally {
    stays -= 1
  }
}

/** The session is over: it was idle too long or as long as one may be, which is then said, or it ended elsewhere. */
export const leaveSignedOut = (ends: SessionEnds = knownEnds()): void => {
  if (stays > 0 || signOutTarget() !== undefined) return
  const place = placeAfter(ends)
  forgetSession()
  leave.to(place)
}

const placeAfter = ({ expiresAt, endsAt = Number.POSITIVE_INFINITY }: SessionEnds) => {
  const seconds = now() / 1000
  if (endsAt <= seconds) return AFTER_LONGEST
  if (expiresAt === undefined || expiresAt - EXPIRY_MARGIN_SECONDS > seconds) return paths.landing
  // Whoever was active has lost the session because the server did not hear of it.
  return lastActive() + IDLE_SECONDS * 1000 > now() ? AFTER_LOST : AFTER_IDLE
}

export { withStepUp } from './step-up/with-step-up.ts'
