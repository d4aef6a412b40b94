import type { KeyboardEvent } from 'react'

/**
 * For the `onKeyDownCapture` of a Select's wrapper: Enter takes what is seen as marked, or the first match of a list
 * that the letters have just opened. Select itself asks a counter that it resets a moment after the list opened, so
 * the Enter of somebody who types at once was lost.
 */
export const takeMarked = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!(event.target instanceof HTMLInputElement) || event.target.readOnly) return
  const list = document.getElementById(event.target.getAttribute('aria-controls') ?? '')
  const option =
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    (event.target.value ? list?.querySelector<HTMLElement>('[data-combobox-option]') : undefined)
  if (!option) return
  event.preventDefault()
  event.stopPropagation()
  option.click()
}
