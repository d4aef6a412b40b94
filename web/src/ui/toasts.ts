/** Short messages over the page. Any code may show one; ToastStack draws them. */
import { useSyncExternalStore } from 'react'

export type Tone = 'good' | 'care' | 'stop' | 'info'

export interface Toast {
  id: number
  tone: Tone
  text: string
  /** How long it stays while nobody points at it (AMB-007). */
  lastsMs: number
}

export const LOGIN_TOAST_MS = 5000
export const NOTIFICATION_TOAST_MS = 6000
const MOST_TOASTS = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export const showToast = (tone: Tone, text: string, lastsMs = NOTIFICATION_TOAST_MS): void => {
  lastId += 1
  replace([...toasts, { id: lastId, tone, text, lastsMs }].slice(-MOST_TOASTS))
}

export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id))
export const dismissAllToasts = (): void => replace([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts)
