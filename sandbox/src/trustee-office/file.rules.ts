/** The ledger as a file (RFC 4180). Offices use different programs, so the files differ. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatAmount, formatUsd } from '@yoursuccess/contract/core/money'
import type { Receipt } from './ledger.ts'
import type { FileStyle } from './offices.ts'

interface Style {
  headings: readonly [day: string, receiptNumber: string, description: string, amount: string]
  day: (day: CalendarDate) => string
  amount: (amount: Cents) => string
}

const american = (day: CalendarDate): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

const STYLES: Record<FileStyle, Style> = {
  plain: {
    headings: ['Date Posted', 'Receipt Number', 'Description', 'Amount'],
    day: american,
    amount: formatAmount,
  },
  dollars: {
    headings: ['Receipt Date', 'Receipt #', 'Source', 'Amount Received'],
    day: american,
    amount: formatUsd,
  },
  iso: {
    headings: ['Transaction Date', 'Reference No.', 'Payer', 'Credit'],
    day: (day) => day,
    amount: formatAmount,
  },
}

export const ledgerFile = (receipts: readonly Receipt[], fileStyle: FileStyle): string => {
  const style = STYLES[fileStyle]
  const rows = receipts.map((receipt) => [
    style.day(receipt.postedOn),
    inert(receipt.receiptNumber),
    inert(receipt.description),
    style.amount(receipt.amountCents),
  ])
  return [style.headings, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** A text that a spreadsheet does not take for a formula. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
