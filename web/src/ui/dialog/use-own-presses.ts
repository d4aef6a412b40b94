import { type MouseEvent, useCallback, useEffect, useRef } from 'react'

/** Who presses twice does it within this time, and nobody has read a dialog before it. */
const SECOND_PRESS_MS = 500

/**
 * Gives a handler for the capture phase that drops presses meant for what stood there before. Somebody in a hurry would
 * close, or answer, what they have not seen: with the second half of a double click whose first half opened the dialog,
 * or with one more press beside it in its first moment, or after a press within made it smaller.
 */
export const useOwnPresses = () => {
  const last = useRef({ at: 0, isWithin: false })
  useEffect(() => {
    last.current.at = performance.now()
  }, [])
  return useCallback((event: MouseEvent) => {
    // React also tells of a list that a field of the dialog opened elsewhere in the page.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    const within = event.target.closest('[role="dialog"]') !== null
    // The browser counts: two for the second half, none for the keyboard.
    const isSecondHalf = event.detail >= 2 && !last.current.isWithin
    const isTooEarly = !within && performance.now() - last.current.at < SECOND_PRESS_MS
    if (isSecondHalf || isTooEarly) {
      event.preventDefault()
      event.stopPropagation()
    } else if (within) last.current = { at: performance.now(), isWithin: true }
  }, [])
}
