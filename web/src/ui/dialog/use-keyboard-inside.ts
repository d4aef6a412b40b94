import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { dialogOnTop } from './focus.ts'

/**
 * A button that is disabled while it sends loses the focus, and the browser moves it to the page behind the
 * dialog. Tab would continue there, and Escape would have no effect. The next key press moves the focus back.
 */
export const useKeyboardInside = (root: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  useWindowEvent('keydown', (event) => {
    const top = dialogOnTop()
    if (event.defaultPrevented || event.target !== document.body || !root.current?.contains(top)) return
    top?.focus({ preventScroll: true })
    if (event.key !== 'Escape') return
    // So that the dialog below doesn't handle it, too.
    event.preventDefault()
    onEscape()
  })
}
