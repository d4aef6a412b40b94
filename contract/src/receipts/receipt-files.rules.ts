/**
 * Reads what trustees' offices give as a file: separated values in several character sets, with headings in many
 * spellings (REC-02, docs/decisions/0191). The time is linear in the size of the file.
 */
import type { CalendarDate } from '../core/calendar-date.ts'
import { type CsvRow, readCsv } from '../core/csv.ts'
import type { Cents } from '../core/money.ts'
import { readReceiptAmount, readReceiptDay } from './receipt-cells.rules.ts'
import { columnsOf, MAX_COLUMNS } from './receipt-headings.rules.ts'
import { MAX_FILE_BYTES, MAX_FILE_LINES } from './receipt-refusals.ts'
import type { FileColumns } from './receipts.ts'

export interface ReceiptLine {
  /** From 1, as a spreadsheet shows it. */
  number: number
  /** The line as it is in the file, in one line of at most 200 characters. */
  text: string
  /** Null if it is not understood, as are the other values. */
  postedOn: CalendarDate | null
  /** Never zero. Negative for what the office took back. */
  amountCents: Cents | null
  /** At most 40 characters. */
  receiptNumber: string | null
  /** At most 200 characters. */
  description: string | null
}

export type ReceiptFile =
  | { problem: 'file_too_big' | 'file_not_csv' }
  | {
      problem: null
      /** The headings, or the first line if there are none. */
      headings: string[]
      /** Null if they must be chosen. Nothing is understood without them. */
      columns: FileColumns | null
      lines: ReceiptLine[]
    }

const MAX_TEXT_LENGTH = 200
const MAX_NUMBER_LENGTH = 40
/** Lines that a file may have before its headings. */
const MAX_PREAMBLE = 20
/** So much of a file, and of a cell, is enough to know its separator, and its text. It bounds what a hostile one costs. */
const MAX_START_LENGTH = 100_000
const MAX_RAW_LENGTH = 2_000
/** If several would do, the first of these: a comma is also in amounts and names. */
const SEPARATORS = ['\t', ';', ','] as const

/** `columns` are those that the customer chose. Without them the headings decide. */
export const readReceiptFile = (bytes: Uint8Array, columns?: FileColumns): ReceiptFile => {
  if (bytes.length > MAX_FILE_BYTES) return { problem: 'file_too_big' }
  const text = textOf(bytes)
  if (NOT_CSV.test(text)) return { problem: 'file_not_csv' }
  const rows = readCsv(text, {
    separator: separatorOf(text.slice(0, MAX_START_LENGTH)),
    maxRows: MAX_FILE_LINES + 1,
  })
  if (rows.length > MAX_FILE_LINES) return { problem: 'file_too_big' }
  const [headings, lines] = withoutHeadings(rows.map(withoutFarColumns))
  if (!headings || headings.isUnclosed) return { problem: 'file_not_csv' }
  const known = columns ?? columnsOf(headings.fields)
  return {
    problem: null,
    headings: headings.fields.map((heading) => inOneLine(heading, MAX_TEXT_LENGTH)),
    columns: known,
    lines: lines.filter((row) => !isTotal(row)).map((row) => lineOf(row, known)),
  }
}

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or the old character set of Windows. */
const textOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Workbooks and pictures have control characters. Pages begin with "<", some PDFs and other documents as here. Others have no field. */
const NOT_CSV = /[\0-\x08\x0e-\x1f]|^\s*(?:<|\{|%PDF)|^[\s,;"]*$/

/** The separator with which the headings are understood, or which is there most often. */
const separatorOf = (text: string): string => {
  const starts = SEPARATORS.map((separator) => ({
    separator,
    rows: readCsv(text, { separator, maxRows: MAX_PREAMBLE + 1 }),
  }))
  const widest = (rows: readonly CsvRow[]) => Math.max(0, ...rows.map(({ fields }) => fields.length))
  const understood = starts.find(({ rows }) => rows.some(isHeadings))
  return (understood ?? starts.reduce((a, b) => (widest(b.rows) > widest(a.rows) ? b : a))).separator
}

const withoutFarColumns = (row: CsvRow): CsvRow => ({ ...row, fields: row.fields.slice(0, MAX_COLUMNS) })

const isHeadings = ({ fields }: CsvRow) => columnsOf(fields) !== null

/** The headings and the lines after them, without what is before them and where they are repeated. */
const withoutHeadings = (rows: readonly CsvRow[]): [CsvRow | undefined, readonly CsvRow[]] => {
  const start = rows.slice(0, MAX_PREAMBLE + 1)
  const at = start.findIndex(isHeadings)
  if (at >= 0) return splitAt(rows, at)
  // Without headings that are understood, they are above the first line with a day and an amount, if there are any.
  const first = start.findIndex(isReceipt)
  if (first < 0) return splitAt(rows, 0)
  const isNamed = first > 0 && filled(rows[first - 1]).length > 1
  return isNamed ? splitAt(rows, first - 1) : [rows[first], rows.slice(first)]
}

const splitAt = (rows: readonly CsvRow[], at: number): [CsvRow | undefined, readonly CsvRow[]] => {
  const headings = rows[at]
  const repeated = filled(headings).join('\n')
  return [headings, rows.slice(at + 1).filter((row) => filled(row).join('\n') !== repeated)]
}

const filled = (row: CsvRow | undefined) => (row?.fields ?? []).map((cell) => cell.trim()).filter(Boolean)

const isReceipt = ({ fields }: CsvRow) =>
  fields.some((cell) => readReceiptDay(cell) !== undefined) &&
  fields.some((cell) => readReceiptDay(cell) === undefined && readReceiptAmount(cell) !== undefined)

const TOTAL = /^\s*(?:(?:grand|sub|page|report)[- ]?)?totals?\b/i
/** A receipt has a day, so "Total Wine" may be who paid it. */
const isTotal = ({ fields, isUnclosed }: CsvRow) =>
  !isUnclosed &&
  fields.some((cell) => TOTAL.test(cell)) &&
  !fields.some((cell) => readReceiptDay(cell) !== undefined)

const lineOf = (row: CsvRow, columns: FileColumns | null): ReceiptLine => {
  // What is after an open quote may be many receipts, so nothing in the line is certain.
  const known = row.isUnclosed ? null : columns
  const cellOf = (column: keyof FileColumns, max: number): string =>
    inOneLine(row.fields[known?.[column] ?? -1] ?? '', max)
  return {
    number: row.number,
    text: inOneLine(row.text, MAX_TEXT_LENGTH),
    postedOn: readReceiptDay(cellOf('posted_on', MAX_TEXT_LENGTH)) ?? null,
    amountCents: readReceiptAmount(cellOf('amount', MAX_TEXT_LENGTH)) ?? null,
    receiptNumber: cellOf('receipt_number', MAX_NUMBER_LENGTH) || null,
    description: cellOf('description', MAX_TEXT_LENGTH) || null,
  }
}

/** Without control characters and half characters, which the database and emails refuse. */
const inOneLine = (text: string, max: number): string =>
  text
    .slice(0, MAX_RAW_LENGTH)
    .replaceAll(/[\s\0-\x1f\x7f-\x9f]+/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
