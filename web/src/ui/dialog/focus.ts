/** Moves the keyboard focus when dialogs close and pages change. */

const MODAL = '[role="dialog"][aria-modal="true"]'

/** The topmost open dialog, if any. */
export const dialogOnTop = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1) ?? null

/** Focuses the page's heading, unless a dialog is open: the focus must not move behind it. */
export const focusHeading = (): void => {
  if (dialogOnTop()) return
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
}

/** Whether the customer has left the page that the browser opened, which keeps the focus at its top. */
let isOnLaterPage = false

/** Focuses the heading of a page that has just opened. */
export const focusNewPage = (): void => {
  isOnLaterPage = true
  focusHeading()
}

/** For a heading that appears after its page has opened. The focus may still be nowhere. */
export const focusLateHeading = (): void => {
  if (isOnLaterPage && document.activeElement === document.body) focusHeading()
}

/**
 * Returns the focus to the element that opened a dialog, or to the page's heading if that element is gone.
 */
export const returnFocus = (opener: Element | null): void => {
  if (document.activeElement && document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true })
  else focusHeading()
}
