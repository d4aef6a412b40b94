/** Renders a statement as a PDF (STATEMENTS-18; Regulation E, 12 CFR 1005.9(b) and 1005.18(c)). */
import { formatUsd } from '@yoursuccess/contract/core/money'
import { viewDayInTable, viewLongDay, viewMonth } from '../../clock/day-text.ts'
import { type Column, type PdfSheet, renderPdf } from '../../pdf/pdf.ts'
import { errorNotice } from './error-notice.ts'
import type { StatementsDeps } from './statements.deps.ts'
import type { StatementRow } from './statements.queries.ts'
import { type Entry, feeOf, totalsOf, typeNameOf, withBalances } from './statements.rules.ts'

type Config = Pick<
  StatementsDeps['config'],
  'PRODUCT_NAME' | 'BANK_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_ADDRESS'
>

const ENTRY_COLUMNS: readonly Column[] = [
  { title: 'Date', share: 0.13 },
  { title: 'Description', share: 0.37 },
  { title: 'Type', share: 0.2 },
  { title: 'Amount', share: 0.15, align: 'right' },
  { title: 'Balance', share: 0.15, align: 'right' },
]
const FEE_COLUMNS: readonly Column[] = [
  { title: 'Date', share: 0.13 },
  { title: 'Fee', share: 0.72 },
  { title: 'Amount', share: 0.15, align: 'right' },
]

/** The same statement always gives the same bytes. */
export const renderStatement = (
  statement: StatementRow,
  entries: readonly Entry[],
  config: Config,
): Promise<Buffer> =>
  renderPdf(
    {
      title: `Statement for ${viewMonth(statement.endsOn)}`,
      footer: `${config.BANK_NAME} · ${config.PRODUCT_NAME} account ending in ${statement.accountNumberEnd}`,
      size: 'LETTER',
      madeAt: statement.madeAt,
    },
    (pdf) => {
      writeSummary(pdf, statement, entries, config)
      writeEntries(pdf, statement, entries)
      writeFees(pdf, statement, entries)
      pdf.heading('In case of errors or questions')
      for (const paragraph of errorNotice(config)) pdf.text(paragraph)
    },
  )

const writeSummary = (
  pdf: PdfSheet,
  statement: StatementRow,
  entries: readonly Entry[],
  { BANK_NAME, PRODUCT_NAME }: Config,
) => {
  const { inCents, outCents } = totalsOf(entries)
  pdf.facts([
    ['Account holder', statement.holderName],
    ...statement.holderAddress.map((line, index) => [index === 0 ? 'Address' : '', line] as const),
    ['Bank', BANK_NAME],
    ['Account', `${PRODUCT_NAME}, number ending in ${statement.accountNumberEnd}`],
    ['Period', `${viewLongDay(statement.startsOn)} to ${viewLongDay(statement.endsOn)}`],
    ...(statement.accountClosed ? [['Standing', 'This account is closed'] as const] : []),
  ])
  pdf.heading('Summary')
  pdf.facts([
    [`Opening balance`, formatUsd(statement.openingCents)],
    ['Money in', formatUsd(inCents)],
    ['Money out, with fees', formatUsd(outCents)],
    ['Closing balance', formatUsd(statement.closingCents)],
  ])
}

const writeEntries = (pdf: PdfSheet, statement: StatementRow, entries: readonly Entry[]) => {
  pdf.heading('Transactions')
  if (entries.length === 0) {
    pdf.text('Nothing was posted in this period.')
    return
  }
  pdf.table(
    ENTRY_COLUMNS,
    withBalances(statement.openingCents, entries).map(
      ({ postedOn, details, kind, amountCents, balanceCents }) => [
        viewDayInTable(postedOn),
        details,
        typeNameOf({ kind, details }),
        formatUsd(amountCents),
        formatUsd(balanceCents),
      ],
    ),
    [['', 'Closing balance', '', '', formatUsd(statement.closingCents)]],
  )
  if (entries.some(({ postedOn }) => postedOn < statement.startsOn))
    pdf.text(
      'Transactions dated before this period reached us after the statement of their month was made.',
      { isSmall: true },
    )
}

const writeFees = (pdf: PdfSheet, statement: StatementRow, entries: readonly Entry[]) => {
  pdf.heading('Fees')
  const charged = entries.filter((entry) => feeOf(entry) !== 0)
  if (charged.length > 0)
    pdf.table(
      FEE_COLUMNS,
      charged.map((entry) => [viewDayInTable(entry.postedOn), feeNameOf(entry), formatUsd(feeOf(entry))]),
    )
  pdf.facts([
    [`Fees in ${viewMonth(statement.endsOn)}`, formatUsd(statement.feesCents)],
    [`Fees in ${statement.endsOn.slice(0, 4)} so far`, formatUsd(statement.yearFeesCents)],
  ])
  if (charged.some(({ kind }) => kind !== 'fee'))
    pdf.text('The fee of a bill payment is a part of its amount above, and comes back with it.', {
      isSmall: true,
    })
}

const feeNameOf = ({ kind, details }: Entry) => {
  if (kind === 'fee') return details
  return kind === 'bill_payment' ? `Fee of the payment: ${details}` : `Fee given back: ${details}`
}
