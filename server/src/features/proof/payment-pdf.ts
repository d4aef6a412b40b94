/** One payment to the trustee on one page (EVI-04). */
import { formatUsd } from '@yoursuccess/contract/core/money'
import { t } from '../../messaging/render.ts'
import { type PdfSheet, renderPdf } from '../../pdf/pdf.ts'
import type { PaymentToTrustee } from '../bills/bills.service.ts'
import { type AccountLine, receiptsOf } from './ledger.rules.ts'
import {
  factsOfCase,
  footerOf,
  type Printing,
  viewDay,
  wordsOfPosted,
  writeVerification,
} from './proof-words.ts'
import { copy } from './proof.messages.ts'
import type { ProofFacts } from './read-facts.ts'

/** The same facts, payment, code and time make the same bytes. */
export const renderPayment = (
  facts: ProofFacts,
  payment: PaymentToTrustee,
  print: Printing,
): Promise<Buffer> =>
  renderPdf(
    { title: t(copy.payment), footer: footerOf(print), size: 'LETTER', madeAt: print.madeAt },
    (pdf) => {
      pdf.facts(factsOfCase(facts, print))
      pdf.text(t(copy.sources), { isBold: true })
      pdf.heading(t(copy.paid))
      pdf.facts(factsOfPayment(payment))
      pdf.heading(t(copy.posted))
      const posted = receiptsOf(payment, facts.receipts)
      if (posted.length === 0) pdf.text(wordsOfPosted(null))
      for (const receipt of posted) pdf.text(wordsOfPosted(receipt))
      writeLines(pdf, facts.lines.get(payment.id) ?? [])
      writeVerification(pdf, print)
    },
  )

const byBank = (fact: string) => t(copy.byBank, { fact })

const factsOfPayment = (payment: PaymentToTrustee): (readonly [string, string])[] => {
  const { orderedOn, deliveredOn, expectedOn, undone, isSent } = payment
  return [
    [t(copy.payee), payment.biller],
    [t(copy.amount), byBank(formatUsd(payment.amountCents))],
    [t(copy.fee), byBank(formatUsd(payment.feeCents))],
    [t(copy.paidFrom), t(copy.accounts[payment.from])],
    [t(copy.method), t(copy.methods[payment.method])],
    [t(copy.reference), payment.reference],
    [t(copy.sentOn), isSent ? byBank(viewDay(orderedOn)) : t(copy.notSentYet)],
    [
      t(copy.deliveredOn),
      byBank(deliveredOn === null ? t(copy.expectedOn, { on: viewDay(expectedOn) }) : viewDay(deliveredOn)),
    ],
    ...(undone ? [[t(copy.happened[undone.how]), byBank(viewDay(undone.on))] as const] : []),
  ]
}

const writeLines = (pdf: PdfSheet, lines: readonly AccountLine[]) => {
  if (lines.length === 0) return
  pdf.heading(t(copy.lines))
  pdf.text(t(copy.linesAre))
  pdf.facts(
    lines.map(({ postedOn, details, amountCents }) => [
      viewDay(postedOn),
      `${details}, ${formatUsd(amountCents)}`,
    ]),
  )
}
