/** The PDF report of payments to billers, for the records of a trustee's office or a court (BILLS-117). */
import { BILL_PAYMENT_STATUS_NAMES, BILL_PAYMENT_STATUSES } from '@yoursuccess/contract/bills/bill-payments'
import { type Cents, formatUsd, sum } from '@yoursuccess/contract/core/money'
import { bankingDayOf } from '../../clock/clock.ts'
import { type Column, type PdfSheet, renderPdf } from '../../pdf/pdf.ts'
import type { DayRange } from './bill-payment-lists.queries.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import type { BillerRow } from './billers.queries.ts'
import { referenceOf } from './bills.rules.ts'
import { viewDayInTable, viewLongDay } from '../../clock/day-text.ts'

export interface BillReport {
  holderName: string
  /** Only the last four digits are printed. */
  accountNumber: string
  range: DayRange
  /** The chosen billers, including those without a payment. */
  billers: readonly BillerRow[]
  /** Oldest first. */
  payments: readonly BillPaymentRow[]
  productName: string
  bankName: string
  madeAt: Date
}

const COLUMNS: readonly Column[] = [
  { title: 'Created', share: 0.15 },
  { title: 'Received', share: 0.15 },
  { title: 'Reference', share: 0.17 },
  { title: 'Description', share: 0.21 },
  { title: 'Status', share: 0.15 },
  { title: 'Amount', share: 0.17, align: 'right' },
]

const STATUS_MEANINGS: Readonly<Record<(typeof BILL_PAYMENT_STATUSES)[number], string>> = {
  created: 'the account holder made the payment, and it is not sent yet',
  pending: 'the payment is on its way to the biller',
  mailed: 'a check was mailed to the biller',
  cleared: 'the biller has the money',
  failed: 'the payment was not made; the money goes back to the account',
  returned: 'the payment came back; the money goes back to the account',
}

export const renderBillReport = (report: BillReport): Promise<Buffer> =>
  renderPdf(
    {
      title: 'Bill Payment Report',
      footer: `${report.bankName} · made on ${viewLongDay(bankingDayOf(report.madeAt))}`,
      size: 'LETTER',
      madeAt: report.madeAt,
    },
    (pdf) => {
      write(pdf, report)
    },
  )

const write = (pdf: PdfSheet, report: BillReport) => {
  const { holderName, accountNumber, range, billers, payments, productName, bankName, madeAt } = report
  pdf.facts([
    ['Account holder', holderName],
    ['Account', `${productName}, number ending in ${accountNumber.slice(-4)}`],
    ['Bank', bankName],
    ['Period', `${viewLongDay(range.from)} to ${viewLongDay(range.to)}`],
    ['Made on', viewLongDay(bankingDayOf(madeAt))],
    ['Billers', String(billers.length)],
    ['Payments', String(payments.length)],
  ])
  for (const biller of billers)
    writeBiller(
      pdf,
      biller,
      payments.filter(({ billerId }) => billerId === biller.id),
    )
  pdf.heading('All billers')
  pdf.facts([
    ['Received', formatUsd(total(payments.filter(isReceived)))],
    ['On the way', formatUsd(total(payments.filter(isOnTheWay)))],
    ['Failed or returned', formatUsd(total(payments.filter(hasFailed)))],
    ['Fees of payments received or on the way', formatUsd(feesOf(payments))],
  ])
  pdf.heading('What each status means')
  pdf.facts(
    BILL_PAYMENT_STATUSES.map((status) => [BILL_PAYMENT_STATUS_NAMES[status], STATUS_MEANINGS[status]]),
  )
  pdf.text(
    'A payment belongs to this report by the day on which it was created. Amounts are without the fee of the account.',
    { isSmall: true },
  )
}

const writeBiller = (pdf: PdfSheet, biller: BillerRow, payments: readonly BillPaymentRow[]) => {
  pdf.heading(biller.isTrustee ? `${biller.name} (Chapter 13 trustee)` : biller.name)
  // The trustee's office files the report by case number, so this number is printed in full.
  const number = biller.isTrustee
    ? `Account or case number ${biller.accountNumber}`
    : `Account number ${shortened(biller.accountNumber)}`
  pdf.text(number, { isSmall: true })
  if (payments.length === 0) {
    pdf.text('No payments in this period.')
    return
  }
  pdf.table(COLUMNS, payments.map(rowOf), [
    totalRow('Received', payments.filter(isReceived)),
    ...(payments.some(isOnTheWay) ? [totalRow('On the way', payments.filter(isOnTheWay))] : []),
  ])
}

const rowOf = (row: BillPaymentRow): string[] => [
  viewDayInTable(bankingDayOf(row.createdAt)),
  isReceived(row) ? viewDayInTable(bankingDayOf(row.updatedAt)) : '',
  referenceOf(row.id),
  row.description,
  BILL_PAYMENT_STATUS_NAMES[row.status],
  formatUsd(row.amountCents),
]

const totalRow = (name: string, payments: readonly BillPaymentRow[]): string[] => [
  name,
  '',
  '',
  '',
  '',
  formatUsd(total(payments)),
]

/**
 * The last four digits. A number that is short or does not end in digits is printed in full, because its last
 * four characters would not identify it.
 */
const shortened = (number: string): string =>
  number.length >= 8 && /\d{4}$/.test(number) ? `ending in ${number.slice(-4)}` : number

const isReceived = ({ status }: BillPaymentRow) => status === 'cleared'
const hasFailed = ({ status }: BillPaymentRow) => status === 'failed' || status === 'returned'
const isOnTheWay = (row: BillPaymentRow) => !isReceived(row) && !hasFailed(row)
const feesOf = (payments: readonly BillPaymentRow[]): Cents =>
  sum(payments.filter((row) => !hasFailed(row)).map(({ feeCents }) => feeCents))
const total = (payments: readonly BillPaymentRow[]): Cents => sum(payments.map((row) => row.amountCents))
