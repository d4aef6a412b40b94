/** The history as a table for spreadsheets (EVI-04): RFC 4180, and no cell is a formula. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import { cellOf } from '../../http/csv-cell.rules.ts'
import { t } from '../../messaging/render.ts'
import { type LedgerEntry, receiptOf } from './ledger.rules.ts'
import type { PaymentFromHere } from './payments-from-here.ts'
import { wordsOfPart } from './proof-words.ts'
import { copy } from './proof.messages.ts'

/** Cells by their headings. What is left out is empty. */
type Row = Partial<Record<keyof typeof copy.csv, string>>
const COLUMNS = Object.keys(copy.csv) as (keyof typeof copy.csv)[]

/**
 * A row for each part of what was paid for an installment, or one without a payment; then those of payments and
 * receipts that the ledger leaves out, without a month.
 */
export const csvOf = (
  entries: readonly LedgerEntry<PaymentFromHere>[],
  leftOut: { payments: readonly PaymentFromHere[]; receipts: readonly PostedReceipt[] },
  receipts: readonly PostedReceipt[],
): string => {
  const matched = new Set(leftOut.payments.map((payment) => receiptOf(payment, receipts)))
  const rows: Row[] = [
    ...entries.flatMap(rowsOf),
    ...leftOut.payments.map((payment) => ({
      ...cellsOfPayments([payment]),
      ...cellsOfReceipt(receiptOf(payment, receipts)),
    })),
    ...leftOut.receipts
      .filter((receipt) => !matched.has(receipt))
      .map((receipt) => ({
        source: t(receipt.isTakenBack ? copy.takenBack : copy.notMatched[receipt.match]),
        ...cellsOfReceipt(receipt),
      })),
  ]
  const headings = COLUMNS.map((name) => t(copy.csv[name]))
  return [headings, ...rows.map((row) => COLUMNS.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')
}

const rowsOf = ({ installment, parts }: LedgerEntry<PaymentFromHere>): Row[] => {
  const { month, dueOn, amountCents } = installment
  const due = { month: month.slice(0, 7), due: dueOn }
  const amountDue = formatAmount(amountCents)
  if (parts.length === 0) return [{ ...due, amountDue, source: t(copy.nothingPaid) }]
  // Only the first row has the amount due, so that the column can be added up.
  return parts.map((part, at) => ({
    ...due,
    ...(at === 0 && { amountDue }),
    paid: formatAmount(part.amountCents),
    ...(part.payments.length > 0 ? cellsOfPayments(part.payments) : { source: wordsOfPart(part) }),
    ...cellsOfReceipt(part.receipt),
  }))
}

/** Several payments are only together in a row if the trustee posted them as one. */
const cellsOfPayments = (payments: readonly PaymentFromHere[]): Row => {
  const each = (view: (payment: PaymentFromHere) => string) => payments.map(view).join(' ').trim()
  return {
    source: t(copy.sourceNames.bank),
    reference: each(({ reference }) => reference ?? ''),
    method: each(({ method }) => t(copy.methods[method])),
    paymentAmount: each(({ amountCents }) => formatAmount(amountCents)),
    sent: each(({ orderedOn, isSent }) => (isSent ? orderedOn : '')),
    delivered: each(({ deliveredOn }) => deliveredOn ?? ''),
    undone: each(({ undone }) => undone?.on ?? ''),
  }
}

const cellsOfReceipt = (receipt: PostedReceipt | null): Row =>
  receipt === null
    ? {}
    : {
        posted: receipt.postedOn,
        postedAmount: formatAmount(receipt.amountCents),
        postedBy: t(copy.sourceNames[receipt.source]),
        file: receipt.file?.name ?? '',
        sha256: receipt.file?.sha256 ?? '',
        receipt: receipt.receiptNumber ?? '',
      }
