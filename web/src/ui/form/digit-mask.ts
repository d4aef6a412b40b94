/**
 * Fields of digits only, shown in a pattern such as `(999) 999-9999`. Typed, pasted or filled-in text is
 * reduced to digits first.
 */

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A pasted or filled-in "+1 (555) 010-0100" is the same phone as "555-010-0100". */
export const phoneDigits = (text: string): string => {
  const digits = digitsOf(text)
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** How many digits fit in a mask. */
export const lengthOfMask = (mask: string): number => mask.replace(/[^9]/g, '').length

/** "5550" in `(999) 999-9999` is "(555) 0". A separator appears only with the digit after it. */
export const applyMask = (mask: string, digits: string): string => {
  let shown = ''
  let at = 0
  for (const place of mask) {
    if (at >= digits.length) break
    shown += place === '9' ? digits[at++] : place
  }
  return shown
}

/** The caret's position after this many digits. */
export const caretAfter = (shown: string, digitCount: number): number => {
  let left = digitCount
  for (let at = 0; at < shown.length; at += 1) {
    if (left === 0) return at
    if (/\d/.test(shown.charAt(at))) left -= 1
  }
  return shown.length
}
