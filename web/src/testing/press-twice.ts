import { act } from '@testing-library/react'

/** Presses a button twice before the page can render, as when a slow phone catches up. */
export const pressTwiceAtOnce = (button: HTMLElement): void =>
  act(() => {
    button.click()
    button.click()
  })
