/** Finds card numbers in any text (security gate G6). */
import { checkDigit, numberOf, spaced } from '../../../sandbox/src/galileo/card-image/number.rules.ts'

/** The forms in which careless code could store a card's number. */
export const waysToKeep = (cardId: number): string[] => {
  const number = numberOf(cardId)
  return [
    number,
    spaced(number),
    spaced(number).replaceAll(' ', '-'),
    Buffer.from(number).toString('base64').replaceAll('=', ''),
    Buffer.from(number).toString('hex'),
  ]
}

/**
 * Number prefixes of the large card networks with the right number of digits, unspaced or in groups of four.
 */
const LOOKS_LIKE_A_CARD =
  /(?<![\d.-])(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|6011|65\d{2})([ -]?)\d{4}\1\d{4}\1\d{4}(?![\d-])|(?<![\d.-])3[47]\d{13}(?![\d-])/g

/** Texts with the form of a card number and a valid check digit. */
export const cardNumbersIn = (text: string): string[] =>
  [...text.matchAll(LOOKS_LIKE_A_CARD)].map(([found]) => found.replaceAll(/\D/g, '')).filter(isChecked)

const isChecked = (digits: string): boolean => digits.at(-1) === String(checkDigit(digits.slice(0, -1)))
