/** A transaction as a row of a table (TXS-02): RFC 4180, and no cell is a formula. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import { cellOf } from '../../http/csv-cell.rules.ts'
import { kindOf } from './search.rules.ts'

export interface ExportedRow {
  id: number
  postedAt: Date
  /** Its banking day. */
  postedOn: CalendarDate
  details: string
  kind: string
  amountCents: Cents
}

/** English: programs read the headings. */
export const CSV_HEADING = 'Date,Description,Kind,Amount,Id\r\n'

export const csvRow = ({ id, postedOn, details, kind, amountCents }: ExportedRow): string =>
  `${postedOn},${cellOf(details)},${kindOf(kind)},${formatAmount(amountCents)},${id}\r\n`
