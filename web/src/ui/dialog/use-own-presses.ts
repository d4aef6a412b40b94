import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

/** The time within which people press twice. Nobody has read a dialog that soon. */
const SECOND_PRESS_MS = 500

/**
 * Returns a handler for the capture phase that drops presses meant for what was on the screen before.
 * Otherwise a customer in a hurry would close or answer a dialog that they haven't seen: with the second half
 * of the double click that opened it, with another press beside it in its first moment, or after a press
 * inside made it smaller.
 */
export const useOwnPresses = () => {
  const last = useRef({ at: 0, isWithin: false })
  useEffect(() => {
    last.current.at = performance.now()
  }, [])
  return useCallback((event: MouseEvent) => {
    // React also passes on events from a list that a field of the dialog opened elsewhere in the page.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    const within = event.target.closest('[role="dialog"]') !== null
    // The browser counts clicks: two for the second half, none for the keyboard.
    const isSecondHalf = event.detail >= 2 && !last.current.isWithin
    const isTooEarly = !within && performance.now() - last.current.at < SECOND_PRESS_MS
    if (isSecondHalf || isTooEarly) {
      event.preventDefault()
      event.stopPropagation()
    } else if (within) last.current = { at: performance.now(), isWithin: true }
  }, [])
}
