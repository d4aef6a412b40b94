/** What all tabs of a session share. None of it is secret, and the server trusts none of it. */
import { now } from '../../lib/clock.ts'
import { onStoredElsewhere, readStored, store, storeInTab } from '../../lib/storage.ts'

/** Seconds since 1970, or undefined when nobody is signed in as far as this browser knows. */
export const knownExpiry = (): number | undefined => secondsOf(readStored('ys.session-expires-at'))

const secondsOf = (text: string | undefined): number | undefined => {
  const seconds = Number(text)
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : undefined
}

export const rememberExpiry = (seconds: number): void => store('ys.session-expires-at', String(seconds))

/** True when asking the server for the user is worth a call on a public page. */
export const maySignedIn = (): boolean => (knownExpiry() ?? 0) * 1000 > now()

/** When the customer last did something in any tab; now, when that is not known. */
export const lastActive = (): number => Number(readStored('ys.last-active')) || now()
export const touch = (): void => store('ys.last-active', String(now()))

/** Also tells the other tabs, by the storage event. */
export const forgetSession = (): void => {
  store('ys.session-expires-at', undefined)
  store('ys.last-active', undefined)
  storeInTab('ys.last-path', undefined)
}

/** Calls back when another tab signed out, with the expiry that it forgot; returns the way to stop. */
export const onSignedOutElsewhere = (listener: (expiry: number | undefined) => void) =>
  onStoredElsewhere('ys.session-expires-at', (value, before) => {
    if (value === undefined) listener(secondsOf(before))
  })
