import { act } from '@testing-library/react'

/** Both presses come before the page can draw anything, as when a slow phone catches up. */
export const pressTwiceAtOnce = (button: HTMLElement): void =>
  act(() => {
    button.click()
    button.click()
  })
