/** What all tabs of a session share. None of it is secret, and the server trusts none of it. */
import { now } from '../../lib/clock.ts'
import { onStoredElsewhere, readStored, store, storeInTab } from '../../lib/storage.ts'
import { forgetKeys } from '../../lib/submission-key.ts'

/** The ends of a session, in seconds since 1970. */
export interface SessionEnds {
  /** When the token expires; undefined when this browser knows of no signed-in user. */
  expiresAt: number | undefined
  /** When the session ends regardless of activity. */
  endsAt: number | undefined
}

export const knownEnds = (): SessionEnds => ({
  expiresAt: secondsOf(readStored('ys.session-expires-at')),
  endsAt: secondsOf(readStored('ys.session-ends-at')),
})

const secondsOf = (text: string | undefined): number | undefined => {
  const seconds = Number(text)
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : undefined
}

export const rememberEnds = (session: { expires_at: number; ends_at: number }): void => {
  store('ys.session-ends-at', String(session.ends_at))
  store('ys.session-expires-at', String(session.expires_at))
}

/** The next customer must not see the last page of this tab (SESSION-06). */
export const forgetPlace = (): void => storeInTab('ys.last-path', undefined)

/** Who signed in on this page. It is only in memory, so the next document doesn't know. */
let signedIn: string | undefined
export const signedInAs = (): string | undefined => signedIn

/** Records that a user signed in with this address. */
export const beginSession = (session: { expires_at: number; ends_at: number }, email: string): void => {
  signedIn = email
  forgetPlace()
  rememberEnds(session)
  touch()
}

/** True when a public page should request the user from the server. */
export const maySignedIn = (): boolean => (knownEnds().expiresAt ?? 0) * 1000 > now()

/** When the customer last did something in any tab; now if that is unknown. */
export const lastActive = (): number => Number(readStored('ys.last-active')) || now()
export const touch = (): void => store('ys.last-active', String(now()))

/**
 * The storage event also informs the other tabs. The time of the last action stays, so that they know whether the
 * customer was idle.
 */
export const forgetSession = (): void => {
  signedIn = undefined
  store('ys.session-expires-at', undefined)
  store('ys.session-ends-at', undefined)
  forgetPlace()
  storeInTab('ys.link-token', undefined)
  storeInTab('ys.link-failure', undefined)
  forgetKeys()
}

/** Calls back with the deleted expiry when another tab signed out. Returns a function that stops it. */
export const onSignedOutElsewhere = (listener: (expiry: number | undefined) => void) =>
  onStoredElsewhere('ys.session-expires-at', (value, before) => {
    if (value === undefined) listener(secondsOf(before))
  })

/**
 * Calls back when a user signed in in another tab while this tab is in the session that ends at `endsAt`. Each session
 * has its own end, and no refresh moves it. Returns a function that stops it.
 */
export const onSignedInElsewhere = (endsAt: number, listener: () => void) =>
  onStoredElsewhere('ys.session-ends-at', (value) => {
    if (value !== undefined && secondsOf(value) !== endsAt) listener()
  })
