/** The report of payments to billers, as the office of a trustee or a court files it (AMB-195). */
import { BILL_PAYMENT_STATUSES } from '@yoursuccess/contract/bill-payments'
import { type Cents, formatUsd, sum } from '@yoursuccess/contract/money'
import { bankingDayOf } from '../../clock.ts'
import { type Column, type Paper, renderPaper } from '../../pdf/paper.ts'
import type { DayRange } from './bill-payment-lists.queries.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import type { BillerRow } from './billers.queries.ts'
import { referenceOf } from './bills.rules.ts'
import { viewDayInTable, viewLongDay } from '../../day-text.ts'

export interface BillReport {
  holderName: string
  /** Only its last four digits are printed. */
  accountNumber: string
  range: DayRange
  /** Those that were chosen, also without a payment. */
  billers: readonly BillerRow[]
  /** Oldest first. */
  payments: readonly BillPaymentRow[]
  productName: string
  bankName: string
  madeAt: Date
}

const COLUMNS: readonly Column[] = [
  { title: 'Date', share: 0.14 },
  { title: 'Reference', share: 0.19 },
  { title: 'Description', share: 0.33 },
  { title: 'Status', share: 0.15 },
  { title: 'Amount', share: 0.19, align: 'right' },
]

const STATUS_MEANINGS: Readonly<Record<(typeof BILL_PAYMENT_STATUSES)[number], string>> = {
  created: 'made by the account holder, and not yet sent',
  pending: 'on its way to the biller',
  mailed: 'a check was mailed to the biller',
  cleared: 'the biller has the money',
  failed: 'the payment was not made; what was taken goes back to the account',
  returned: 'the payment came back; what was taken goes back to the account',
}

export const renderBillReport = (report: BillReport): Promise<Buffer> =>
  renderPaper(
    {
      title: 'Bill Payment Report',
      footer: `${report.bankName} · made on ${viewLongDay(bankingDayOf(report.madeAt))}`,
      size: 'LETTER',
      madeAt: report.madeAt,
    },
    (paper) => {
      write(paper, report)
    },
  )

const write = (paper: Paper, report: BillReport) => {
  const { holderName, accountNumber, range, billers, payments, productName, bankName, madeAt } = report
  paper.facts([
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
      paper,
      biller,
      payments.filter(({ billerId }) => billerId === biller.id),
    )
  paper.heading('All billers')
  paper.facts([
    ['Payments that count', formatUsd(total(payments.filter(counts)))],
    ['Payments that failed or came back', formatUsd(total(payments.filter((row) => !counts(row))))],
    ['Fees of the payments that count', formatUsd(sum(payments.filter(counts).map((row) => row.feeCents)))],
  ])
  paper.heading('What the status says')
  paper.facts(BILL_PAYMENT_STATUSES.map((status) => [status, STATUS_MEANINGS[status]]))
  paper.text(
    'Dates are the days on which the payments were made. Amounts are what the biller was to get, without the fee of the account.',
    { isSmall: true },
  )
}

const writeBiller = (paper: Paper, biller: BillerRow, payments: readonly BillPaymentRow[]) => {
  paper.heading(biller.isTrustee ? `${biller.name} (Chapter 13 trustee)` : biller.name)
  // The office of a trustee files it by the number of the case.
  const number = biller.isTrustee
    ? `Account or case number ${biller.accountNumber}`
    : `Account number ending in ${biller.accountNumber.slice(-4)}`
  paper.text(number, { isSmall: true })
  if (payments.length === 0) {
    paper.text('No payments in this period.')
    return
  }
  paper.table(COLUMNS, payments.map(rowOf), [
    ['Total that counts', '', '', '', formatUsd(total(payments.filter(counts)))],
  ])
}

const rowOf = (row: BillPaymentRow): string[] => [
  viewDayInTable(bankingDayOf(row.createdAt)),
  referenceOf(row.id),
  row.description,
  row.status,
  formatUsd(row.amountCents),
]

const counts = ({ status }: BillPaymentRow) => status !== 'failed' && status !== 'returned'
const total = (payments: readonly BillPaymentRow[]): Cents => sum(payments.map((row) => row.amountCents))
