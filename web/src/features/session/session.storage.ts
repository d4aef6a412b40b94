/** What all tabs of a session share. None of it is secret, and the server trusts none of it. */
import { now } from '../../lib/clock.ts'
import { onStoredElsewhere, readStored, store, storeInTab } from '../../lib/storage.ts'
import { forgetKeys } from '../../lib/submission-key.ts'

/** The ends of a session, in seconds since 1970. */
export interface SessionEnds {
  /** Of the token; undefined when nobody is signed in as far as this browser knows. */
  expiresAt: number | undefined
  /** Of the session, whatever the customer does. */
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

/** The page last seen in this tab is not for the next customer (SESSION-06). */
export const forgetPlace = (): void => storeInTab('ys.last-path', undefined)

/** Who signed in on this page. In its memory only: with the next document nobody knows. */
let signedIn: string | undefined
export const signedInAs = (): string | undefined => signedIn

/** Somebody signed in, with this address. */
export const beginSession = (session: { expires_at: number; ends_at: number }, email: string): void => {
  signedIn = email
  forgetPlace()
  rememberEnds(session)
  touch()
}

/** True when asking the server for the user is worth a call on a public page. */
export const maySignedIn = (): boolean => (knownEnds().expiresAt ?? 0) * 1000 > now()

/** When the customer last did something in any tab; now, when that is not known. */
export const lastActive = (): number => Number(readStored('ys.last-active')) || now()
export const touch = (): void => store('ys.last-active', String(now()))

/**
 * Also tells the other tabs, by the storage event. The time of the last action stays: with it they know whether the
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

/** Calls back when another tab signed out, with the expiry that it forgot; returns the way to stop. */
export const onSignedOutElsewhere = (listener: (expiry: number | undefined) => void) =>
  onStoredElsewhere('ys.session-expires-at', (value, before) => {
    if (value === undefined) listener(secondsOf(before))
  })

/**
 * Calls back when somebody signed in in another tab while this one is in the session that ends at `endsAt`: the end of a
 * session is its own, and no refresh moves it. Returns the way to stop.
 */
export const onSignedInElsewhere = (endsAt: number, listener: () => void) =>
  onStoredElsewhere('ys.session-ends-at', (value) => {
    if (value !== undefined && secondsOf(value) !== endsAt) listener()
  })
