/** Fields of digits only, shown in a pattern such as `(999) 999-9999`: what was typed, pasted or filled in becomes digits first. */

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A pasted or filled-in "+1 (555) 010-0100" is the same phone as "555-010-0100". */
export const phoneDigits = (text: string): string => {
  const digits = digitsOf(text)
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
}

/**
 * The digits of a day, year first. Takes "07/30/1985" in the order of the country as well, and "1985-7-" while it
 * is typed: a separator after one digit of the month says that the month has no other.
 */
export const dayDigits = (text: string): string => {
  const american = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text)
  if (american) {
    const [, month = '', dayOfMonth = '', year = ''] = american
    return `${year}${month.padStart(2, '0')}${dayOfMonth.padStart(2, '0')}`
  }
  const [year = '', month = '', rest] = text.trim().split(/[-/.]/)
  return digitsOf(
    /^\d{4}$/.test(year) && /^\d$/.test(month) && rest !== undefined ? `${year}0${month}${rest}` : text,
  )
}

/** How many digits a mask holds. */
export const lengthOfMask = (mask: string): number => mask.replace(/[^9]/g, '').length

/** "5550" in `(999) 999-9999` is "(555) 0". What stands between digits appears with the digit behind it. */
export const applyMask = (mask: string, digits: string): string => {
  let shown = ''
  let at = 0
  for (const place of mask) {
    if (at >= digits.length) break
    shown += place === '9' ? digits[at++] : place
  }
  return shown
}

/** Where the caret stands after so many digits. */
export const caretAfter = (shown: string, digitCount: number): number => {
  let left = digitCount
  for (let at = 0; at < shown.length; at += 1) {
    if (left === 0) return at
    if (/\d/.test(shown.charAt(at))) left -= 1
  }
  return shown.length
}
