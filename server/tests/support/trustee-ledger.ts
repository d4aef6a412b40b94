/** Reads what a trustee's office posted: of its own file, and of the bank's payment history, which must say the same. */
import { readCsv } from '@yoursuccess/contract/core/csv'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { viewDayInTable } from '../../src/clock/day-text.ts'
import { rowsUnder, squeeze } from './pdf-rows.ts'

/** A line of the ledger. */
export interface PostedLine {
  posted_on: string
  amount: string
  receipt_number: string
}

/** The lines of the file that the office's website gives: "Date Posted,Receipt Number,Description,Amount". */
export const linesOfFile = (content: string): PostedLine[] =>
  recordsOf(content).map((row) => ({
    posted_on: isoDay(row['Date Posted'] ?? ''),
    amount: row['Amount'] ?? '',
    receipt_number: row['Receipt Number'] ?? '',
  }))

/** The lines of the bank's table. What the office posted as one is in several rows if it pays for several months. */
export const linesOfHistory = (csv: string): PostedLine[] => {
  const lines = recordsOf(csv)
    .filter((row) => row['Receipt number'])
    .map((row) => ({
      posted_on: row['Posted'] ?? '',
      amount: row['Posted amount'] ?? '',
      receipt_number: row['Receipt number'] ?? '',
    }))
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

/** What the bank's PDF says was posted for each payment, without white space and without the name of the file. */
export const postedInPdf = (pdf: Buffer): string[] =>
  rowsUnder(pdf, 'Payments from this account in this period').map(([, posted = '']) =>
    posted.replace(/\(file.*?\)/, ''),
  )

/** A line as the PDF says it. */
export const asInPdf = ({ posted_on, amount, receipt_number }: PostedLine): string =>
  squeeze(
    `${viewDayInTable(day(posted_on))}, ${formatUsd(parseAmount(amount) ?? ZERO)}, receipt ${receipt_number}`,
  )

/** Cells by their headings. */
const recordsOf = (content: string): Record<string, string>[] => {
  const [headings, ...rows] = readCsv(content).map(({ fields }) => fields)
  return rows.map((fields) =>
    Object.fromEntries((headings ?? []).map((name, at) => [name, fields[at] ?? ''])),
  )
}

const isoDay = (american: string): string => american.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2')
