/** "Trustee payment history", the document for attorneys, trustees and courts (EVI-01, EVI-02). */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import { bankingDayOf } from '../../clock/clock.ts'
import { viewDayInTable, viewMonth } from '../../clock/day-text.ts'
import { longDay, month, t } from '../../messaging/render.ts'
import { type Label, label } from '../../pdf/label.ts'
import { type PdfSheet, renderPdf } from '../../pdf/pdf.ts'
import {
  ledgerColumns,
  lineColumns,
  lumpSumColumns,
  paymentColumns,
  receiptColumns,
  stepColumns,
} from './history-columns.ts'
import {
  countedFromOtherDays,
  type Days,
  isWithin,
  type LedgerEntry,
  ledgerOf,
  postedOutside,
  receiptOf,
  summaryOf,
} from './ledger.rules.ts'
import type { PaymentFromHere } from './payments-from-here.ts'
import {
  factsOfCase,
  factsOfPlan,
  filesOf,
  footerOf,
  type Printing,
  viewDay,
  wordsOfPart,
  wordsOfPayment,
  wordsOfPosted,
  writeVerification,
} from './proof-words.ts'
import { copy } from './proof.messages.ts'
import type { ProofFacts } from './read-facts.ts'

/** The same facts, period, code and time make the same bytes. */
export const renderHistory = (facts: ProofFacts, days: Days, print: Printing): Promise<Buffer> => {
  const entries = entriesOf(facts, days)
  return renderPdf(
    { title: label(copy.history), footer: footerOf(print), size: 'LETTER', madeAt: print.madeAt },
    (pdf) => {
      pdf.facts([...factsOfCase(facts, print), ...factsOfPlan(facts), periodOf(days)])
      pdf.text(t(copy.sources), { isBold: true })
      writeFiles(pdf, facts)
      writeSummary(pdf, facts, days, countedFromOtherDays(entries, days))
      writeSteps(pdf, facts)
      writeLumpSums(pdf, facts)
      writeLedger(pdf, entries)
      writeOpening(pdf, facts)
      writePayments(pdf, facts, days)
      writePostedOutside(pdf, facts, days)
      writeUnmatched(pdf, facts, days)
      writeLines(pdf, facts, entries, days)
      pdf.heading(label(copy.words))
      pdf.facts(Object.values(copy.meanings).map(([word, meaning]) => [label(word), t(meaning)] as const))
      writeVerification(pdf, print)
    },
  )
}

export const entriesOf = (facts: ProofFacts, days: Days): LedgerEntry<PaymentFromHere>[] =>
  ledgerOf(facts.history.installments, { ...facts, counted: facts.history.counted }, days)

const periodOf = ({ from, to }: Days) =>
  [label(copy.period), t(copy.periodIs, { from: longDay(from), to: longDay(to) })] as const

const writeFiles = (pdf: PdfSheet, { receipts }: ProofFacts) => {
  const files = filesOf(receipts)
  pdf.heading(label(copy.files))
  if (files.length === 0) pdf.text(t(copy.noFiles))
  else pdf.facts(files.map(({ name, sha256 }) => [name, t(copy.fileIs, { sha256 })] as const))
}

const writeSummary = (pdf: PdfSheet, facts: ProofFacts, days: Days, fromOtherDays: Cents) => {
  const { history, today } = facts
  const on = longDay(today)
  const { dueCents, sentCents, postedCents } = summaryOf({ ...facts, ...history }, days)
  pdf.heading(label(copy.summary))
  pdf.facts([
    [label(copy.due), formatUsd(dueCents)],
    [label(copy.sent), formatUsd(sentCents)],
    ...(fromOtherDays === 0 ? [] : [[label(copy.fromOtherDays), formatUsd(fromOtherDays)] as const]),
    [label(copy.postedByFile), formatUsd(postedCents.file)],
    [label(copy.postedTyped), formatUsd(postedCents.typed)],
    ...(postedCents.network === 0
      ? []
      : [[label(copy.postedByNetwork), formatUsd(postedCents.network)] as const]),
    history.aheadCents > 0
      ? [label(copy.ahead, { on }), formatUsd(history.aheadCents)]
      : [label(copy.behind, { on }), formatUsd(history.arrearsCents)],
    ...(history.arrearsByPostedCents === null
      ? []
      : [[label(copy.behindPosted, { on }), formatUsd(history.arrearsByPostedCents)] as const]),
  ])
}

const writeSteps = (pdf: PdfSheet, { history: { steps } }: ProofFacts) => {
  pdf.heading(label(copy.amounts))
  pdf.table(
    stepColumns(),
    steps
      .filter(({ superseded }) => !superseded)
      .map((step) => [
        viewMonth(day(step.from_month)),
        reasonOf(step),
        t(copy.enteredBy[step.recorded_by], { on: viewDayInTable(bankingDayOf(new Date(step.recorded_at))) }),
        formatUsd(centsOf(step.amount)),
      ]),
  )
}

/** They are due beside the monthly amounts. */
const writeLumpSums = (pdf: PdfSheet, { history: { lumpSums } }: ProofFacts) => {
  if (lumpSums.length === 0) return
  pdf.heading(label(copy.lumpSums))
  pdf.text(t(copy.lumpSumsAre))
  pdf.table(
    lumpSumColumns(),
    lumpSums.map(({ dueOn, source, amountCents }) => [
      viewDay(dueOn),
      t(copy.lumpSumSources[source]),
      formatUsd(amountCents),
    ]),
  )
}

const reasonOf = ({ reason, ordered_on, retroactive }: PlanStep): string => {
  const name = t(copy.reasons[reason])
  const ordered = ordered_on === null ? name : t(copy.ordered, { reason: name, on: viewDay(ordered_on) })
  return retroactive ? t(copy.retroactive, { reason: ordered }) : ordered
}

const centsOf = (amount: string): Cents => parseAmount(amount) ?? ZERO

const writeLedger = (pdf: PdfSheet, entries: readonly LedgerEntry<PaymentFromHere>[]) => {
  pdf.heading(label(copy.ledger))
  if (entries.length === 0) {
    pdf.text(t(copy.noInstallments))
    return
  }
  pdf.text(t(copy.ledgerIs))
  pdf.table(ledgerColumns(), entries.flatMap(rowsOf))
}

/** Each row names its month, so that it is understood alone. The amount due is in the first one only. */
const rowsOf = ({ installment, parts }: LedgerEntry<PaymentFromHere>): string[][] => {
  const on = viewDay(installment.dueOn)
  const due =
    installment.kind === 'difference'
      ? t(copy.difference, { on })
      : t(copy.monthDue, { month: month(installment.month), on })
  if (parts.length === 0) return [[due, formatUsd(installment.amountCents), t(copy.nothingPaid), '', '']]
  return parts.map((part, at) => [
    due,
    at === 0 ? formatUsd(installment.amountCents) : '',
    wordsOfPart(part),
    part.source === 'opening' || part.source === 'order' ? '' : wordsOfPosted(part.receipt),
    formatUsd(part.amountCents),
  ])
}

const writeOpening = (pdf: PdfSheet, { history: { plan } }: ProofFacts) => {
  if (plan.opening === null) return
  const { as_of, posted_total } = plan.opening
  pdf.heading(label(copy.inOpening))
  pdf.text(t(copy.inOpeningIs, { total: formatUsd(centsOf(posted_total)), on: viewDay(as_of) }))
}

const writePayments = (pdf: PdfSheet, { payments, receipts }: ProofFacts, days: Days) => {
  const own = payments.filter(({ orderedOn }) => isWithin(orderedOn, days))
  pdf.heading(label(copy.payments))
  if (own.length === 0) {
    pdf.text(t(copy.noPayments))
    return
  }
  pdf.table(
    paymentColumns(),
    own.map((payment) => [
      wordsOfPayment(payment),
      wordsOfPosted(receiptOf(payment, receipts)),
      formatUsd(payment.amountCents),
    ]),
  )
}

/** What was posted on these days for payments that the list of them leaves out. */
const writePostedOutside = (pdf: PdfSheet, facts: ProofFacts, days: Days) => {
  const rows = postedOutside(facts, days)
  if (rows.length === 0) return
  pdf.heading(label(copy.postedOutside))
  pdf.table(
    paymentColumns(),
    rows.map((receipt) => {
      const { amountCents, postedOn: on, paymentIds } = receipt
      const payments = facts.payments.filter(({ id }) => paymentIds.includes(id))
      return [
        wordsOfPart({ source: 'receipt', amountCents, on, payments, receipt }),
        wordsOfPosted(receipt),
        formatUsd(amountCents),
      ]
    }),
  )
}

/**
 * Receipts of these days that are those of no payment from this account, those that were taken back, and those of which
 * it is not known.
 */
const writeUnmatched = (pdf: PdfSheet, { receipts }: ProofFacts, days: Days) => {
  const posted = receipts.filter(({ postedOn }) => isWithin(postedOn, days))
  const write = (title: Label, rows: readonly PostedReceipt[], text?: string) => {
    if (rows.length === 0) return
    pdf.heading(title)
    if (text !== undefined) pdf.text(text)
    pdf.table(
      receiptColumns(),
      rows.map((receipt) => [wordsOfPosted(receipt), formatUsd(receipt.amountCents)]),
    )
  }
  write(
    label(copy.elsewhere),
    posted.filter(({ match, isTakenBack }) => match === 'alone' && !isTakenBack),
  )
  write(
    label(copy.takenBack),
    posted.filter(({ isTakenBack }) => isTakenBack),
    t(copy.takenBackIs),
  )
  write(
    label(copy.unmatched),
    posted.filter(({ match }) => match === 'open'),
  )
  write(
    label(copy.twice),
    posted.filter(({ match }) => match === 'twice'),
  )
}

/** Of the payments of these days, and of those that count for what was due on them. */
const writeLines = (
  pdf: PdfSheet,
  { payments, lines }: ProofFacts,
  entries: readonly LedgerEntry<PaymentFromHere>[],
  days: Days,
) => {
  const named = new Set(entries.flatMap(({ parts }) => parts.flatMap((part) => part.payments)))
  const rows = payments
    .filter((payment) => named.has(payment) || isWithin(payment.orderedOn, days))
    .flatMap(({ id, reference, method }) =>
      (lines.get(id) ?? []).map(({ postedOn, details, account, amountCents }) => [
        viewDay(postedOn),
        details,
        t(copy.accounts[account]),
        reference ?? t(copy.methods[method]),
        formatUsd(amountCents),
      ]),
    )
  if (rows.length === 0) return
  pdf.heading(label(copy.lines))
  pdf.text(t(copy.linesAre))
  pdf.table(lineColumns(), rows)
}
