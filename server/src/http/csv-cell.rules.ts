/** A cell of a file for spreadsheets: RFC 4180, and no cell is a formula. */

/** Spreadsheet programs take these as the beginning of a formula. An amount is none. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/
const AMOUNT = /^-?\d+\.\d{2}$/

/** With an apostrophe before what a spreadsheet program would run, and in quotes where needed. */
export const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
