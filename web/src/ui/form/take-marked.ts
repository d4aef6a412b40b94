import type { KeyboardEvent } from 'react'

/**
 * For the `onKeyDownCapture` of a Select's wrapper: Enter selects the highlighted option, or the first match
 * of a list that typing has just opened. Select itself uses an index that it resets a moment after the list
 * opens, so it would ignore a fast typist's Enter.
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
