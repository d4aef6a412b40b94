import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { dialogOnTop } from './focus.ts'

/**
 * A button that is disabled while it sends loses the keyboard, and the browser puts it at the page behind the dialog: Tab
 * would go on there, and Escape would reach nobody. The next key brings it back.
 */
export const useKeyboardInside = (root: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  useWindowEvent('keydown', (event) => {
    const top = dialogOnTop()
    if (event.defaultPrevented || event.target !== document.body || !root.current?.contains(top)) return
    top?.focus({ preventScroll: true })
    if (event.key !== 'Escape') return
    // So that the dialog below does not take it, too.
    event.preventDefault()
    onEscape()
  })
}
