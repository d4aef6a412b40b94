/** The room's door: who is signed in, what is on for them, and the way out. */
import type { Feature } from '@yoursuccess/contract/access'
import {
  EXPIRY_MARGIN_SECONDS,
  getUser,
  signOut as signOutCall,
  type User,
} from '@yoursuccess/contract/session'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { isSignedOut } from '../../lib/call-error.ts'
import { now } from '../../lib/clock.ts'
import { leave } from '../../lib/leave.ts'
import { paths } from '../../lib/paths.ts'
import { confirm } from '../../ui/dialog/dialogs.tsx'
import { forgetSession, knownEnds, rememberEnds, type SessionEnds } from './session.storage.ts'
import { quoted } from './session.messages.ts'

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

/** Where the login page says why it is there. */
export const AFTER_IDLE = `${paths.landing}?timedOut=true`
export const AFTER_LONGEST = `${paths.login}?ended=true`

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
  if (stays > 0) return
  forgetSession()
  leave.to(placeAfter(ends))
}

const placeAfter = ({ expiresAt = 0, endsAt = Number.POSITIVE_INFINITY }: SessionEnds) => {
  const seconds = now() / 1000
  if (endsAt <= seconds) return AFTER_LONGEST
  return expiresAt - EXPIRY_MARGIN_SECONDS <= seconds ? AFTER_IDLE : paths.landing
}
