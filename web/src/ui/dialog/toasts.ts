/** Short messages over the page. Any code may show one; ToastStack renders them. */
import { useSyncExternalStore } from 'react'

export type Tone = 'good' | 'care' | 'stop' | 'info'

export interface Toast {
  id: number
  tone: Tone
  text: string
  /**
   * How long the toast stays, without the time that a customer points at it. Undefined means until it is
   * closed (FRAME-98, FRAME-100).
   */
  lastsMs: number | undefined
}

export const LOGIN_TOAST_MS = 5000
export const NOTIFICATION_TOAST_MS = 6000
const MAX_TOASTS = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** An error stays until it is closed, unless a time is given. Replaces a toast with the same text. */
export const showToast = (tone: Tone, text: string, lastsMs = usualTimeOf(tone)): void => {
  lastId += 1
  const others = toasts.filter((toast) => toast.text !== text)
  replace([...others, { id: lastId, tone, text, lastsMs }].slice(-MAX_TOASTS))
}

const usualTimeOf = (tone: Tone) => (tone === 'stop' ? undefined : NOTIFICATION_TOAST_MS)

export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id))
/** The id of the newest toast so far. */
export const newestToast = (): number => lastId
/** Closes the error messages that were shown after the first id, up to and including the last. */
export const dismissErrors = (after: number, last: number): void =>
  replace(toasts.filter(({ id, tone }) => tone !== 'stop' || id <= after || id > last))
export const dismissAllToasts = (): void => replace([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts)
