/** One payment to the trustee on one page (EVI-04). */
import { formatUsd } from '@yoursuccess/contract/core/money'
import { t } from '../../messaging/render.ts'
import { renderPdf } from '../../pdf/pdf.ts'
import { receiptOf } from './ledger.rules.ts'
import type { PaymentFromHere } from './payments-from-here.ts'
import {
  byBank,
  type Fact,
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
  payment: PaymentFromHere,
  print: Printing,
): Promise<Buffer> =>
  renderPdf(
    { title: t(copy.payment), footer: footerOf(print), size: 'LETTER', madeAt: print.madeAt },
    (pdf) => {
      pdf.facts(factsOfCase(facts, print))
      pdf.text(t(copy.sources), { isBold: true })
      pdf.heading(t(copy.paid))
      pdf.facts(byBank(factsOfPayment(payment)))
      pdf.heading(t(copy.posted))
      pdf.text(wordsOfPosted(receiptOf(payment, facts.receipts)))
      writeVerification(pdf, print)
    },
  )

const factsOfPayment = (payment: PaymentFromHere): Fact[] => {
  const { orderedOn, deliveredOn, expectedOn, undone, isSent } = payment
  return [
    [t(copy.payee), payment.biller],
    [t(copy.amount), formatUsd(payment.amountCents)],
    [t(copy.fee), formatUsd(payment.feeCents)],
    [t(copy.paidFrom), t(copy.accounts[payment.from])],
    [t(copy.method), t(copy.methods[payment.method])],
    ...(payment.reference === null
      ? [[t(copy.collectedOn), viewDay(orderedOn)] as const]
      : [
          [t(copy.reference), payment.reference] as const,
          [t(copy.sentOn), isSent ? viewDay(orderedOn) : t(copy.notSentYet)] as const,
        ]),
    undone
      ? [t(copy.happened[undone.how]), viewDay(undone.on)]
      : [
          t(copy.deliveredOn),
          deliveredOn === null ? t(copy.expectedOn, { on: viewDay(expectedOn) }) : viewDay(deliveredOn),
        ],
  ]
}
