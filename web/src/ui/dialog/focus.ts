/** Where the keyboard is: in the dialog that lies over the page, or at the page's heading. */

const MODAL = '[role="dialog"][aria-modal="true"]'

/** The one over all others, if any is open. */
export const dialogOnTop = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(MODAL)].at(-1) ?? null

/** A page begins at its heading. Whoever is asked something over it is not sent behind the question. */
export const focusHeading = (): void => {
  if (dialogOnTop()) return
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
}

/** The keyboard goes back to what opened a dialog, or, when that is gone, to the page's heading. */
export const returnFocus = (opener: Element | null): void => {
  if (document.activeElement && document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true })
  else focusHeading()
}
