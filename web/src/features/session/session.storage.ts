/**
 * Session data in browser storage, most of it shared by all tabs. None of it is secret or trusted by the
 * server.
 */
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

/** The next customer must not see the last page of this tab, or what was typed in it (SESSION-06, CASE-03). */
export const forgetPlace = (): void => {
  storeInTab('ys.last-path', undefined)
  storeInTab('ys.plan-draft', undefined)
}

/** The email that signed in on this page. In memory only, so it is lost when a new document loads. */
let signedIn: string | undefined
export const signedInAs = (): string | undefined => signedIn

/** Records a new session and the email that signed in. */
export const beginSession = (session: { expires_at: number; ends_at: number }, email: string): void => {
  signedIn = email
  forgetPlace()
  rememberEnds(session)
  touch()
}

/** True if someone may be signed in, so that a public page should request the user. */
export const maySignedIn = (): boolean => (knownEnds().expiresAt ?? 0) * 1000 > now()

/** When the customer last did something in any tab; now if that is unknown. */
export const lastActive = (): number => Number(readStored('ys.last-active')) || now()
export const touch = (): void => store('ys.last-active', String(now()))

/**
 * Deletes the session's data. The storage event informs the other tabs. The time of the last action stays, so
 * that they can tell whether the customer was idle.
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

/**
 * Calls `listener` with the deleted expiry when another tab signs out. Returns a function that unsubscribes.
 */
export const onSignedOutElsewhere = (listener: (expiry: number | undefined) => void) =>
  onStoredElsewhere('ys.session-expires-at', (value, before) => {
    if (value === undefined) listener(secondsOf(before))
  })

/**
 * Calls `listener` when another tab starts a session other than the one that ends at `endsAt`. That time
 * identifies a session, because refreshes don't change it. Returns a function that unsubscribes.
 */
export const onSignedInElsewhere = (endsAt: number, listener: () => void) =>
  onStoredElsewhere('ys.session-ends-at', (value) => {
    if (value !== undefined && secondsOf(value) !== endsAt) listener()
  })
