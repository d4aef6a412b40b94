import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { dialogOnTop } from './focus.ts'

/**
 * A button that is disabled while its request is in progress loses the focus, and the browser moves the focus
 * to the page behind the dialog. Tab would continue there, and Escape would have no effect. This moves the
 * focus back on the next key press.
 */
export const useKeyboardInside = (root: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  useWindowEvent('keydown', (event) => {
    const top = dialogOnTop()
    if (event.defaultPrevented || event.target !== document.body || !root.current?.contains(top)) return
    top?.focus({ preventScroll: true })
    if (event.key !== 'Escape') return
    // Keeps the dialog below from handling Escape, too.
    event.preventDefault()
    onEscape()
  })
}
