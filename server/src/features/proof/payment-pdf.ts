/** One payment to the trustee on one page (EVI-04). */
import { add, formatUsd } from '@yoursuccess/contract/core/money'
import { t } from '../../messaging/render.ts'
import { label } from '../../pdf/label.ts'
import { renderPdf } from '../../pdf/pdf.ts'
import type { PaymentToTrustee } from '../bills/bills.service.ts'
import { receiptOf } from './ledger.rules.ts'
import type { CollectedPayment, PaymentFromHere } from './payments-from-here.ts'
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
    { title: label(copy.payment), footer: footerOf(print), size: 'LETTER', madeAt: print.madeAt },
    (pdf) => {
      pdf.facts(factsOfCase(facts, print))
      pdf.text(t(copy.sources), { isBold: true })
      pdf.heading(label(copy.paid))
      pdf.facts(payment.reference === null ? factsOfCollected(payment) : byBank(factsOfPayment(payment)))
      pdf.heading(label(copy.posted))
      pdf.text(wordsOfPosted(receiptOf(payment, facts.receipts)))
      writeVerification(pdf, print)
    },
  )

const factsOfPayment = (payment: PaymentToTrustee): Fact[] => [
  [label(copy.payee), payment.biller],
  [label(copy.amount), formatUsd(payment.amountCents)],
  [label(copy.fee), formatUsd(payment.feeCents)],
  [label(copy.paidFrom), t(copy.accounts[payment.from])],
  [label(copy.method), t(copy.methods[payment.method])],
  [label(copy.reference), payment.reference],
  [label(copy.sentOn), sentOn(payment)],
  arrivalOf(payment),
]

/** The bank knows what was taken, and not how much of it the service passed on. */
const factsOfCollected = (payment: CollectedPayment): Fact[] => [
  ...byBank([
    [label(copy.collectedBy), payment.biller],
    [label(copy.taken), formatUsd(add(payment.amountCents, payment.feeCents))],
    [label(copy.paidFrom), t(copy.accounts[payment.from])],
    [label(copy.collectedOn), viewDay(payment.orderedOn)],
    arrivalOf(payment),
  ]),
  [label(copy.forTrustee), t(copy.forTrusteeIs, { amount: formatUsd(payment.amountCents) })],
]

const sentOn = ({ isSent, orderedOn, undone }: PaymentToTrustee): string => {
  if (isSent) return viewDay(orderedOn)
  return t(undone ? copy.neverSent : copy.notSentYet)
}

const arrivalOf = ({ deliveredOn, expectedOn, undone }: PaymentFromHere): Fact => {
  if (undone) return [label(copy.happened[undone.how]), viewDay(undone.on)]
  const on = deliveredOn === null ? t(copy.expectedOn, { on: viewDay(expectedOn) }) : viewDay(deliveredOn)
  return [label(copy.deliveredOn), on]
}
