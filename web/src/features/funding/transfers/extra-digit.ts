import type { KeyboardEvent } from 'react'

/** The amount's field takes no minus and no third decimal (VAL-061, VAL-062). What is pasted is told instead. */
export const refuseExtraDigit = (event: KeyboardEvent<HTMLInputElement>): void => {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const point = value.indexOf('.')
  const isThird =
    /^\d$/.test(event.key) &&
    !event.ctrlKey &&
    !event.metaKey &&
    point >= 0 &&
    selectionStart === selectionEnd &&
    (selectionStart ?? 0) > point &&
    value.length - point > 2
  if (event.key === '-' || isThird) event.preventDefault()
}
