/** Signing out, until the server knows of it. Every tab keeps to it: `SignOutGate` shows no account meanwhile. */
import { onStoredElsewhere, readStored, store } from '../../lib/storage.ts'
import { forgetSession } from './session.storage.ts'

/** This page's own knowledge, for a browser that keeps nothing, and for one whose other tab was quick. */
let target: string | undefined
let isKept = true
const listeners = new Set<() => void>()

/** Where the page goes once it is done; undefined while nobody signs out. */
export const signOutTarget = (): string | undefined => target ?? readStored('ys.signing-out')

/** Forgets the session here and in the other tabs, tells the server until it answers, and loads `then` (SESSION-40). */
export const endSession = (then: string): void => {
  store('ys.signing-out', then)
  isKept = readStored('ys.signing-out') !== undefined
  begin(then)
  forgetSession()
}

/** The server knows. What is on the page stays as it is: another one is on its way. */
export const signOutIsDone = (): void => {
  store('ys.signing-out', undefined)
  store('ys.last-active', undefined)
  forgetSession()
}

/** False when another tab has done it: somebody may have signed in since. */
export const isSignOutOpen = (): boolean => !isKept || readStored('ys.signing-out') !== undefined

/** For `useSyncExternalStore`. Returns the way to stop, after which this page knows of nothing. */
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
