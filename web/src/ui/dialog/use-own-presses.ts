import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

/** The time within which people press twice. Nobody has read a dialog that soon. */
const SECOND_PRESS_MS = 500

/**
 * Returns a handler for the capture phase that drops presses meant for what was on the screen before.
 * Otherwise a customer in a hurry would close or answer a dialog that they haven't seen: with the second half
 * of the double click that opened it, with a click outside right after it opened, or with a second click
 * after the first one made the dialog smaller.
 */
export const useOwnPresses = () => {
  const last = useRef({ at: 0, isWithin: false })
  useEffect(() => {
    last.current.at = performance.now()
  }, [])
  return useCallback((event: MouseEvent) => {
    // React also passes on events from portals, such as a field's list that opens outside the dialog.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    const within = event.target.closest('[role="dialog"]') !== null
    // `detail` counts clicks: 2 for the second half of a double click, 0 for the keyboard.
    const isSecondHalf = event.detail >= 2 && !last.current.isWithin
    const isTooEarly = !within && performance.now() - last.current.at < SECOND_PRESS_MS
    if (isSecondHalf || isTooEarly) {
      event.preventDefault()
      event.stopPropagation()
    } else if (within) last.current = { at: performance.now(), isWithin: true }
  }, [])
}
