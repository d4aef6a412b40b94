/**
 * Card numbers from a test range, which cannot pay. They have a valid check digit, so that the tests that
 * search for leaked card numbers find them.
 */
const TEST_RANGE = '400000'

export const numberOf = (cardId: number): string => {
  const body = TEST_RANGE + String(cardId).padStart(9, '0')
  return body + checkDigit(body)
}

export const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The Luhn check digit: from the right, every other digit counts twice. */
export const checkDigit = (body: string): number => {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, character, index) => {
      const digit = Number(character) * (index % 2 === 0 ? 2 : 1)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return (10 - (sum % 10)) % 10
}
