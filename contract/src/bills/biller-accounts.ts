/**
 * Masks of the account numbers that a biller accepts: `#` matches a digit, `@` a letter, `*` a letter or a
 * digit, and any other character only itself (BILLS-32).
 */

/** The longest account number in characters, with or without masks (BILLS-35, docs/decisions/0075). */
export const MAX_BILLER_ACCOUNT_LENGTH = 32

/** True when the number matches one of the masks. Without masks, any number of 1 to 32 characters matches. */
export const fitsMasks = (accountNumber: string, masks: readonly string[]): boolean =>
  accountNumber.length > 0 &&
  accountNumber.length <= MAX_BILLER_ACCOUNT_LENGTH &&
  (masks.length === 0 || masks.some((mask) => fits(accountNumber, mask)))

const fits = (accountNumber: string, mask: string): boolean => {
  const [characters, places] = [Array.from(accountNumber), Array.from(mask)]
  return (
    characters.length === places.length &&
    characters.every((character, index) => fitsPlace(character, places[index] ?? ''))
  )
}

const fitsPlace = (character: string, place: string): boolean => {
  if (place === '#') return /^\d$/.test(character)
  if (place === '@') return /^[A-Za-z]$/.test(character)
  if (place === '*') return /^[A-Za-z\d]$/.test(character)
  return character === place
}
