const DIGITS = '1234567890'
const LETTERS = 'ABCDEFGHJK'

/** An account number of this format, as people know it from a bill: `##-#####` gives "12-34567" (BILLS-23). */
export const exampleOf = (mask: string): string => {
  const counts = { digits: 0, letters: 0 }
  const next = (place: string) => {
    if (place === '#') return DIGITS.charAt(counts.digits++ % DIGITS.length)
    if (place === '@' || place === '*') return LETTERS.charAt(counts.letters++ % LETTERS.length)
    return place
  }
  return Array.from(mask, next).join('')
}
