/** Signs out until the server knows. Every tab follows: meanwhile `SignOutGate` shows no account data. */
import { onStoredElsewhere, readStored, store } from '../../lib/storage.ts'
import { forgetSession } from './session.storage.ts'

/** This page's own copy, for a browser that stores nothing, and for when another tab is faster. */
let target: string | undefined
let isKept = true
const listeners = new Set<() => void>()

/** Where the page goes after sign-out; undefined while no sign-out is in progress. */
export const signOutTarget = (): string | undefined => target ?? readStored('ys.signing-out')

/**
 * Deletes the session here and in the other tabs, sends the sign-out until the server answers, and loads `then`
 * (SESSION-40).
 */
export const endSession = (then: string): void => {
  store('ys.signing-out', then)
  isKept = readStored('ys.signing-out') !== undefined
  begin(then)
  forgetSession()
}

/** The server has answered. The page stays as it is, because the next one is loading. */
export const signOutIsDone = (): void => {
  store('ys.signing-out', undefined)
  store('ys.last-active', undefined)
  forgetSession()
}

/** False when another tab has finished it: a user may have signed in since. */
export const isSignOutOpen = (): boolean => !isKept || readStored('ys.signing-out') !== undefined

/** For `useSyncExternalStore`. Returns a function that stops it and clears this page's own copy. */
export const onSignOut = (listener: () => void) => {
  listeners.add(listener)
  const stop = onStoredElsewhere('ys.signing-out', (then) => then !== undefined && begin(then))
  return () => {
    listeners.delete(listener)
    stop()
    if (listeners.size === 0) target = undefined
  }
}

const begin = (then: string) => {
  target = then
  for (const listener of listeners) listener()
}
