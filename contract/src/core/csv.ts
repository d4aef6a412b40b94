/** Reads separated values as RFC 4180 has them: fields in double quotes may hold separators and line ends. */

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  line: number
  /** The number that a spreadsheet shows for the row, from 1: it counts empty rows, and no line ends in quotes. */
  number: number
  /** The row as it is in the file. */
  text: string
  fields: string[]
  /** True if a quote in it is not closed, so that it has the rest of the file. */
  isUnclosed: boolean
}

interface CsvOptions {
  /** One character. */
  separator?: string
  /** Reading ends after so many rows that are not empty. */
  maxRows?: number
}

/**
 * The rows of a file, without empty ones. A quote that is not closed ends with the file. The time is linear in the
 * length of the text.
 */
export const readCsv = (
  text: string,
  { separator = ',', maxRows = Number.POSITIVE_INFINITY }: CsvOptions = {},
): CsvRow[] => {
  const rows: CsvRow[] = []
  let fields: string[] = []
  let field = ''
  let isQuoted = false
  let line = 1
  let number = 1
  let start = { line: 1, at: 0 }
  const endField = () => {
    fields.push(field)
    field = ''
  }
  // Spreadsheets begin a file with a byte order mark and end lines with two characters.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const endRow = (end: number) => {
    endField()
    if (fields.some((each) => each.trim() !== ''))
      rows.push({ line: start.line, number, text: plain.slice(start.at, end), fields, isUnclosed: isQuoted })
    fields = []
    number++
    start = { line, at: end + 1 }
  }
  for (let at = 0; at < plain.length && rows.length < maxRows; at++) {
    const character = plain.charAt(at)
    if (character === '\n') line++
    if (isQuoted) {
      if (character !== '"') field += character
      else if (plain.charAt(at + 1) === '"') {
        field += '"'
        at++
      } else isQuoted = false
    } else if (character === '"' && field === '') isQuoted = true
    else if (character === separator) endField()
    else if (character === '\n') endRow(at)
    else field += character
  }
  if (rows.length < maxRows) endRow(plain.length)
  return rows
}
