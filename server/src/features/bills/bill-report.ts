/** The PDF report of payments to billers, for the records of a trustee's office or a court (BILLS-117). */
import { billNames, findDescription } from '@yoursuccess/contract/bills/bill-names.messages'
import { BILL_PAYMENT_STATUSES } from '@yoursuccess/contract/bills/bill-payments'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatUsd, sum } from '@yoursuccess/contract/core/money'
import { bankingDayOf } from '../../clock/clock.ts'
import { type Label, label } from '../../pdf/label.ts'
import { type Column, type PdfSheet, renderPdf } from '../../pdf/pdf.ts'
import type { DayRange } from './bill-payment-lists.queries.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import type { BillerRow } from './billers.queries.ts'
import { referenceOf } from './bills.rules.ts'
import { viewDayInTable, viewLongDay } from '../../clock/day-text.ts'
import { forOthers } from '../../messaging/language.ts'
import { longDay, t } from '../../messaging/render.ts'
import { copy } from './bill-report.messages.ts'

export interface BillReport {
  holderName: string
  /** Only the last four digits are printed. */
  accountNumber: string
  range: DayRange
  /** The chosen billers, including those without a payment. */
  billers: readonly BillerRow[]
  /** Oldest first. */
  payments: readonly BillPaymentRow[]
  /** Trustee payments from elsewhere that the customer reported, oldest first. */
  reported: readonly { on: CalendarDate; amountCents: Cents }[]
  productName: string
  bankName: string
  madeAt: Date
}

const paymentColumns = (): readonly Column[] => [
  { title: label(copy.created), share: 0.15 },
  { title: label(copy.received), share: 0.15 },
  { title: label(copy.reference), share: 0.17 },
  { title: label(copy.description), share: 0.21 },
  { title: label(copy.status), share: 0.15 },
  { title: label(copy.amount), share: 0.17, align: 'right' },
]

const reportedColumns = (): readonly Column[] => [
  { title: label(copy.paidOn), share: 0.6 },
  { title: label(copy.amount), share: 0.4, align: 'right' },
]

/** In English, because the trustee's office or the court reads it. Its names are also in the customer's language. */
export const renderBillReport = (report: BillReport): Promise<Buffer> => forOthers(() => render(report))

const render = (report: BillReport): Promise<Buffer> =>
  renderPdf(
    {
      title: label(copy.title),
      footer: t(copy.footer, { bank: report.bankName, on: longDay(bankingDayOf(report.madeAt)) }),
      size: 'LETTER',
      madeAt: report.madeAt,
    },
    (pdf) => {
      write(pdf, report)
    },
  )

const write = (pdf: PdfSheet, report: BillReport) => {
  const { holderName, accountNumber, range, billers, payments, reported, productName, bankName, madeAt } =
    report
  pdf.facts([
    [label(copy.holder), holderName],
    [label(copy.account), t(copy.accountIs, { product: productName, end: accountNumber.slice(-4) })],
    [label(copy.bank), bankName],
    [label(copy.period), t(copy.periodIs, { from: longDay(range.from), to: longDay(range.to) })],
    [label(copy.madeOn), viewLongDay(bankingDayOf(madeAt))],
    [label(copy.billers), String(billers.length)],
    [label(copy.payments), String(payments.length)],
  ])
  for (const biller of billers)
    writeBiller(
      pdf,
      biller,
      payments.filter(({ billerId }) => billerId === biller.id),
    )
  if (reported.length > 0) writeReported(pdf, reported)
  pdf.heading(label(copy.allBillers))
  pdf.facts([
    [label(copy.totalPaid), formatUsd(total(payments.filter(isReceived)))],
    [label(copy.onTheWay), formatUsd(total(payments.filter(isOnTheWay)))],
    [label(copy.failed), formatUsd(total(payments.filter(hasFailed)))],
    [label(copy.fees), formatUsd(feesOf(payments))],
  ])
  pdf.heading(label(copy.whatStatusMeans))
  pdf.facts(
    BILL_PAYMENT_STATUSES.map((status) => [label(billNames.statuses[status]), t(copy.meanings[status])]),
  )
  pdf.text(t(copy.note), { isSmall: true })
}

const writeBiller = (pdf: PdfSheet, biller: BillerRow, payments: readonly BillPaymentRow[]) => {
  pdf.heading(biller.isTrustee ? label(copy.trustee, { biller: biller.name }) : biller.name)
  // The trustee's office files the report by case number, so this number is printed in full.
  const number = biller.isTrustee
    ? label(copy.caseNumber, { number: biller.accountNumber })
    : accountNumberOf(biller)
  pdf.text(number, { isSmall: true })
  if (payments.length === 0) {
    pdf.text(t(copy.none))
    return
  }
  pdf.table(paymentColumns(), payments.map(rowOf), [
    totalRow(label(copy.totalPaid), payments.filter(isReceived)),
    ...(payments.some(isOnTheWay) ? [totalRow(label(copy.onTheWay), payments.filter(isOnTheWay))] : []),
  ])
}

/** Apart from the bank's own payments, and in none of their totals (BILLS-140). */
const writeReported = (pdf: PdfSheet, reported: BillReport['reported']) => {
  pdf.heading(label(copy.reported))
  pdf.text(t(copy.reportedNote), { isSmall: true })
  pdf.table(
    reportedColumns(),
    reported.map(({ on, amountCents }) => [viewDayInTable(on), formatUsd(amountCents)]),
    [[label(copy.totalReported), formatUsd(sum(reported.map(({ amountCents }) => amountCents)))]],
  )
}

const rowOf = (row: BillPaymentRow): string[] => [
  viewDayInTable(bankingDayOf(row.createdAt)),
  isReceived(row) ? viewDayInTable(bankingDayOf(row.updatedAt)) : '',
  referenceOf(row.id),
  nameOf(row.description),
  t(billNames.statuses[row.status]),
  formatUsd(row.amountCents),
]

const nameOf = (description: string): string => {
  const name = findDescription(description)
  return name ? t(name) : description
}

const totalRow = (name: Label, payments: readonly BillPaymentRow[]): Label[] => [
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
const accountNumberOf = ({ accountNumber: number }: BillerRow): Label =>
  number.length >= 8 && /\d{4}$/.test(number)
    ? label(copy.accountNumberEnd, { end: number.slice(-4) })
    : label(copy.accountNumber, { number })

const isReceived = ({ status }: BillPaymentRow) => status === 'cleared'
const hasFailed = ({ status }: BillPaymentRow) => status === 'failed' || status === 'returned'
const isOnTheWay = (row: BillPaymentRow) => !isReceived(row) && !hasFailed(row)
const feesOf = (payments: readonly BillPaymentRow[]): Cents =>
  sum(payments.filter((row) => !hasFailed(row)).map(({ feeCents }) => feeCents))
const total = (payments: readonly BillPaymentRow[]): Cents => sum(payments.map((row) => row.amountCents))
