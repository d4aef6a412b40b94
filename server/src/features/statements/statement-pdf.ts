/** Renders a statement as a PDF (STATEMENTS-18; Regulation E, 12 CFR 1005.9(b) and 1005.18(c)). */
import { LOCALES } from '@yoursuccess/contract/core/language'
import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { viewDayInTable } from '../../clock/day-text.ts'
import { currentLanguage } from '../../messaging/language.ts'
import { longDay, month, t } from '../../messaging/render.ts'
import { type Column, type PdfSheet, renderPdf } from '../../pdf/pdf.ts'
import { errorNotice } from './error-notice.ts'
import type { PrintedSection } from './set-aside-sections.queries.ts'
import type { StatementsDeps } from './statements.deps.ts'
import { copy as messages } from './statements.messages.ts'
import type { StatementRow } from './statements.queries.ts'
import { type Entry, feeOf, totalsOf, typeOf, withBalances } from './statements.rules.ts'

type Config = Pick<
  StatementsDeps['config'],
  'PRODUCT_NAME' | 'BANK_NAME' | 'SUPPORT_PHONE' | 'SUPPORT_ADDRESS'
>

const { pdf: copy, setAside: setAsideCopy } = messages

const entryColumns = (): readonly Column[] => [
  { title: t(copy.date), share: 0.13 },
  { title: t(copy.description), share: 0.37 },
  { title: t(copy.type), share: 0.2 },
  { title: t(copy.amount), share: 0.15, align: 'right' },
  { title: t(copy.balance), share: 0.15, align: 'right' },
]
const feeColumns = (): readonly Column[] => [
  { title: t(copy.date), share: 0.13 },
  { title: t(copy.fee), share: 0.72 },
  { title: t(copy.amount), share: 0.15, align: 'right' },
]

/** The same statement always gives the same bytes in the same language. A month without a set-aside has no second section. */
export const renderStatement = (
  statement: StatementRow,
  entries: readonly Entry[],
  config: Config,
  setAside?: PrintedSection,
) =>
  renderPdf(
    {
      title: t(copy.title, { month: month(statement.endsOn) }),
      footer: t(copy.footer, {
        bank: config.BANK_NAME,
        product: config.PRODUCT_NAME,
        end: statement.accountNumberEnd,
      }),
      size: 'LETTER',
      madeAt: statement.madeAt,
    },
    (pdf) => {
      writeSummary(pdf, statement, entries, config)
      writeEntries(pdf, statement, entries)
      writeFees(pdf, statement, entries)
      if (setAside) writeSetAside(pdf, statement, setAside)
      pdf.heading(t(copy.errors))
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
    [t(copy.holder), statement.holderName],
    ...statement.holderAddress.map((line, index) => [index === 0 ? t(copy.address) : '', line] as const),
    [t(copy.bank), BANK_NAME],
    [t(copy.account), t(copy.accountIs, { product: PRODUCT_NAME, end: statement.accountNumberEnd })],
    [t(copy.period), t(copy.periodIs, { from: longDay(statement.startsOn), to: longDay(statement.endsOn) })],
    ...(statement.accountClosed ? [[t(copy.standing), t(copy.closed)] as const] : []),
  ])
  pdf.heading(t(copy.summary))
  pdf.facts([
    [t(copy.opening), formatUsd(statement.openingCents)],
    [t(copy.moneyIn), formatUsd(inCents)],
    [t(copy.moneyOut), formatUsd(outCents)],
    [t(copy.closing), formatUsd(statement.closingCents)],
  ])
}

const writeEntries = (pdf: PdfSheet, statement: StatementRow, entries: readonly Entry[]) => {
  pdf.heading(t(copy.transactions))
  if (entries.length === 0) {
    pdf.text(t(copy.none))
    return
  }
  writeTable(pdf, statement, entries)
  if (entries.some(({ postedOn }) => postedOn < statement.startsOn)) pdf.text(t(copy.late), { isSmall: true })
}

/** Entries with the balance after each, down to the closing balance. */
const writeTable = (
  pdf: PdfSheet,
  { openingCents, closingCents }: { openingCents: Cents; closingCents: Cents },
  entries: readonly Entry[],
) => {
  pdf.table(
    entryColumns(),
    withBalances(openingCents, entries).map(({ postedOn, details, kind, amountCents, balanceCents }) => [
      viewDayInTable(postedOn, LOCALES[currentLanguage()]),
      details,
      t(messages.types[typeOf({ kind, details })]),
      formatUsd(amountCents),
      formatUsd(balanceCents),
    ]),
    [['', t(copy.closing), '', '', formatUsd(closingCents)]],
  )
}

const writeSetAside = (pdf: PdfSheet, { startsOn }: StatementRow, section: PrintedSection) => {
  const { entries } = section
  const { inCents, outCents } = totalsOf(entries)
  pdf.heading(t(setAsideCopy.heading))
  pdf.facts([
    [t(copy.opening), formatUsd(section.openingCents)],
    [t(setAsideCopy.movedIn), formatUsd(inCents)],
    [t(setAsideCopy.movedOut), formatUsd(outCents)],
    [t(copy.closing), formatUsd(section.closingCents)],
  ])
  if (entries.length === 0) {
    pdf.text(t(setAsideCopy.none))
    return
  }
  writeTable(pdf, section, entries)
  if (entries.some(({ postedOn }) => postedOn < startsOn)) pdf.text(t(setAsideCopy.late), { isSmall: true })
}

const writeFees = (pdf: PdfSheet, statement: StatementRow, entries: readonly Entry[]) => {
  pdf.heading(t(copy.fees))
  const charged = entries.filter((entry) => feeOf(entry) !== 0)
  if (charged.length > 0)
    pdf.table(
      feeColumns(),
      charged.map((entry) => [
        viewDayInTable(entry.postedOn, LOCALES[currentLanguage()]),
        feeNameOf(entry),
        formatUsd(feeOf(entry)),
      ]),
    )
  pdf.facts([
    [t(copy.feesInMonth, { month: month(statement.endsOn) }), formatUsd(statement.feesCents)],
    [t(copy.feesInYear, { year: statement.endsOn.slice(0, 4) }), formatUsd(statement.yearFeesCents)],
  ])
  if (charged.some(({ kind }) => kind !== 'fee')) pdf.text(t(copy.feesOfPayments), { isSmall: true })
}

const feeNameOf = ({ kind, details }: Entry) => {
  if (kind === 'fee') return details
  return kind === 'bill_payment' ? t(copy.feeOfPayment, { details }) : t(copy.feeGivenBack, { details })
}
