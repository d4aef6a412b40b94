/** Short messages over the page. Any code may show one; ToastStack draws them. */
import { useSyncExternalStore } from 'react'

export type Tone = 'good' | 'care' | 'stop' | 'info'

export interface Toast {
  id: number
  tone: Tone
  text: string
  /** How long it stays while nobody points at it; undefined: until it is dismissed (FRAME-98, FRAME-100). */
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

/** What went wrong stays until it is dismissed, unless a time is stated for it; the same again takes its place. */
export const showToast = (tone: Tone, text: string, lastsMs = usualTimeOf(tone)): void => {
  lastId += 1
  const others = toasts.filter((toast) => toast.text !== text)
  replace([...others, { id: lastId, tone, text, lastsMs }].slice(-MAX_TOASTS))
}

const usualTimeOf = (tone: Tone) => (tone === 'stop' ? undefined : NOTIFICATION_TOAST_MS)

export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id))
/** The newest so far. */
export const newestToast = (): number => lastId
/** Takes away what went wrong and was told after the first of these and not after the last. */
export const dismissFaults = (after: number, last: number): void =>
  replace(toasts.filter(({ id, tone }) => tone !== 'stop' || id <= after || id > last))
export const dismissAllToasts = (): void => replace([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts)
