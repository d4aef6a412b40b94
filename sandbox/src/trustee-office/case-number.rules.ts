/**
 * Reads bankruptcy case numbers as people and their payments write them. The bank has its own reading: the
 * sandbox knows nothing of it.
 */

/** A number of the program of the U.S. Trustee, whose prefix of three digits does not belong to the case. */
const WITH_PREFIX = /^\d{3}-(\d{2})-(\d{5})$/
const SEVEN_DIGITS = /^(\d{2})(\d{5})$/
const WRITTEN =
  /^(?:[A-Z]{1,4}-?)?(?:\d{1,2}:)?(?<year>(?:19|20)?\d{2})(?<between>[- ]?(?:(?:BK|B)-?)?)(?<number>\d{1,5})(?:[- ]?[A-Z]{2,5}?(?:7|9|11|12|13)?)?$/
const CASE_DIGITS = 5

/**
 * Reads a case number as `YY-NNNNN`, without court office, judge and chapter. Returns undefined for text that
 * is none. Without a hyphen or space, the number must have all of its five digits.
 */
export const readCaseNumber = (text: string): string | undefined => {
  const typed = text.trim().toUpperCase()
  const [, shortYear, digits] = WITH_PREFIX.exec(typed) ?? SEVEN_DIGITS.exec(typed) ?? []
  if (shortYear !== undefined && digits !== undefined) return `${shortYear}-${digits}`
  const { year, between, number } = WRITTEN.exec(typed)?.groups ?? {}
  if (year === undefined || number === undefined) return undefined
  if (between === '' && number.length !== CASE_DIGITS) return undefined
  return `${year.slice(-2)}-${number.padStart(CASE_DIGITS, '0')}`
}

/** The case number that a text is, or that a clerk sees in it: "Case 24-10077, plan payment". */
export const findCaseNumber = (text: string): string | undefined =>
  readCaseNumber(text) ?? /(?<!\d)\d{2}-\d{5}(?!\d)/.exec(text)?.[0]

/** The key of an office's ledger: the case number, or else the text as it was written. */
export const ledgerKey = (text: string): string => findCaseNumber(text) ?? text.trim().toUpperCase()
