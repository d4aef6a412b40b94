/**
 * The account numbers that billers accept, in the processor's notation: `#` a digit, `*` a letter, `@` a
 * letter or a digit, `!` any other character; any other mask character is itself.
 */
const PLACES: Readonly<Record<string, RegExp>> = {
  '#': /^\d$/,
  '*': /^[A-Za-z]$/,
  '@': /^[A-Za-z\d]$/,
  '!': /^[^A-Za-z\d]$/,
}

/** Whether the number matches one of the masks; without masks any number does. */
export const fitsMasks = (accountNo: string, masks: readonly string[]): boolean =>
  masks.length === 0 || masks.some((mask) => fits(accountNo, mask))

const fits = (accountNo: string, mask: string): boolean =>
  accountNo.length === mask.length &&
  Array.from(mask).every((place, index) => {
    const character = accountNo[index] ?? ''
    return PLACES[place]?.test(character) ?? character === place
  })

/**
 * Verifies the check digit (Luhn, mod 10) that some billers use: every second digit from the right counts
 * twice.
 */
export const hasCheckDigit = (accountNo: string): boolean => {
  const digits = Array.from(accountNo.replace(/\D/g, ''), Number).reverse()
  const total = digits.reduce((sum, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit
    return sum + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return digits.length > 1 && total % 10 === 0
}
