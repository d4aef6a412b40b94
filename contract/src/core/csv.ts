/** Reads comma-separated values as RFC 4180 has them: fields in double quotes may hold commas and line ends. */

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  line: number
  fields: string[]
}

/** The rows of a file, without empty ones. A quote that is not closed ends with the file. */
export const readCsv = (text: string): CsvRow[] => {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, fields: [] }
  let field = ''
  let isQuoted = false
  let line = 1
  const endField = () => {
    row.fields.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    if (row.fields.some((each) => each.trim() !== '')) rows.push(row)
    row = { line, fields: [] }
  }
  // Spreadsheets begin a file with a byte order mark and end lines with two characters.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < plain.length; at++) {
    const character = plain.charAt(at)
    if (character === '\n') line++
    if (isQuoted) {
      if (character !== '"') field += character
      else if (plain.charAt(at + 1) === '"') {
        field += '"'
        at++
      } else isQuoted = false
    } else if (character === '"' && field === '') isQuoted = true
    else if (character === ',') endField()
    else if (character === '\n') endRow()
    else field += character
  }
  endRow()
  return rows
}
