/**
 * The state of a sign-out, shared by all tabs. `SignOutGate` reads it, hides account data and sends the
 * request.
 */
import { onStoredElsewhere, readStored, store } from '../../lib/storage.ts'
import { forgetSession } from './session.storage.ts'

/**
 * A copy in memory, for browsers that store nothing, and in case another tab finishes first and clears the
 * storage.
 */
let target: string | undefined
let isKept = true
const listeners = new Set<() => void>()

/** Where the page goes after sign-out; undefined while no sign-out is in progress. */
export const signOutTarget = (): string | undefined => target ?? readStored('ys.signing-out')

/**
 * Deletes the session in all tabs and starts the sign-out. `SignOutGate` repeats the request until the server
 * answers, then loads the page `then` (SESSION-40).
 */
export const endSession = (then: string): void => {
  store('ys.signing-out', then)
  isKept = readStored('ys.signing-out') !== undefined
  begin(then)
  forgetSession()
}

/**
 * Records that the server confirmed the sign-out. `SignOutGate` keeps hiding this page while the next one
 * loads.
 */
export const signOutIsDone = (): void => {
  store('ys.signing-out', undefined)
  store('ys.last-active', undefined)
  forgetSession()
}

/** False if another tab has finished the sign-out. A user may have signed in since. */
export const isSignOutOpen = (): boolean => !isKept || readStored('ys.signing-out') !== undefined

/**
 * Subscribes for `useSyncExternalStore`. Returns a function that unsubscribes, and clears `target` after the
 * last listener.
 */
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
