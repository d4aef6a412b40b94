/** The ledger as a table for spreadsheets (EVI-04): RFC 4180, and no cell is a formula. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import { t } from '../../messaging/render.ts'
import type { PaymentToTrustee } from '../bills/bills.service.ts'
import type { LedgerEntry, LedgerPart } from './ledger.rules.ts'
import { wordsOfPart } from './proof-words.ts'
import { copy } from './proof.messages.ts'

const HEADINGS = Object.values(copy.csv).map((heading) => t(heading))

/** A row for each part of what was paid for an installment, or one without a payment. */
export const csvOf = (entries: readonly LedgerEntry<PaymentToTrustee>[]): string =>
  [HEADINGS, ...entries.flatMap(rowsOf)].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

const rowsOf = ({ installment, parts }: LedgerEntry<PaymentToTrustee>): string[][] => {
  const due = [installment.month.slice(0, 7), installment.dueOn]
  const amount = formatAmount(installment.amountCents)
  if (parts.length === 0)
    return [[...due, amount, t(copy.nothingPaid), ...HEADINGS.slice(due.length + 2).map(() => '')]]
  // Only the first row has the amount due, so that the column can be added up.
  return parts.map((part, at) => [...due, at === 0 ? amount : '', ...cellsOf(part)])
}

const cellsOf = (part: LedgerPart<PaymentToTrustee>): string[] => {
  const { amountCents, payments, receipt } = part
  const each = (view: (payment: PaymentToTrustee) => string) => payments.map(view).join(' ')
  return [
    payments.length > 0 ? t(copy.bank) : wordsOfPart(part),
    formatAmount(amountCents),
    each(({ reference }) => reference),
    each(({ method }) => t(copy.methods[method])),
    each(({ orderedOn, isSent }) => (isSent ? orderedOn : '')),
    each(({ deliveredOn }) => deliveredOn ?? ''),
    receipt?.postedOn ?? '',
    receipt ? formatAmount(receipt.amountCents) : '',
    receipt ? t(copy.sourceNames[receipt.source]) : '',
    receipt?.file?.name ?? '',
    receipt?.file?.sha256 ?? '',
    receipt?.receiptNumber ?? '',
  ]
}

/** Spreadsheet programs take these as the begin of a formula. An amount is none. */
const FORMULA = /^[=+\-@\t\r]/
const AMOUNT = /^-?\d+\.\d{2}$/

/** With an apostrophe before what a spreadsheet program would run, and in quotes where needed. */
export const cellOf = (text: string): string => {
  const safe = FORMULA.test(text.trimStart()) && !AMOUNT.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
