/** What documents say of a payment and of what was posted, always with the source of each fact (EVI-02). */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd } from '@yoursuccess/contract/core/money'
import { findDistrict } from '@yoursuccess/contract/plan/districts'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { showCode } from '@yoursuccess/contract/proof/verification-code.rules'
import type { PostedReceipt } from '@yoursuccess/contract/receipts/posted-receipts.rules'
import { encode } from 'uqr'
import { bankingDayOf } from '../../clock/clock.ts'
import { viewDayInTable, viewTime } from '../../clock/day-text.ts'
import { longDay, t } from '../../messaging/render.ts'
import { type Label, label } from '../../pdf/label.ts'
import type { PdfSheet } from '../../pdf/pdf.ts'
import type { LedgerPart } from './ledger.rules.ts'
import type { PaymentFromHere } from './payments-from-here.ts'
import { copy } from './proof.messages.ts'
import type { ProofFacts } from './read-facts.ts'

export interface Printing {
  productName: string
  bankName: string
  madeAt: Date
  code: string
  /** Of the page that checks documents, without a code. */
  verifyAddress: string
}

/** So many digits tell the files of one customer apart. */
const SHA256_START = 12

export const footerOf = ({ bankName, madeAt }: Printing): string =>
  t(copy.footer, { bank: bankName, on: longDay(bankingDayOf(madeAt)), time: viewTime(madeAt) })

export type Fact = readonly [name: Label, value: string]

export const byBank = (facts: readonly Fact[]): Fact[] =>
  facts.map(([name, fact]) => [name, t(copy.byBank, { fact })])
const byCustomer = (facts: readonly (readonly [name: Label, value: string | null | undefined])[]): Fact[] =>
  facts.map(([name, fact]) => [name, fact ? t(copy.byCustomer, { fact }) : t(copy.unknown)])

/** Who, and which case. Account numbers show their last four digits only. */
export const factsOfCase = (
  { holderName, accountNumberEnd, history: { plan } }: ProofFacts,
  { productName }: Printing,
): Fact[] => [
  ...byBank([
    [label(copy.holder), holderName],
    [label(copy.account), t(copy.accountIs, { product: productName, end: accountNumberEnd })],
  ]),
  ...byCustomer([
    [label(copy.caseNumber), plan.case_number_shown ?? plan.case_number],
    ...(plan.trustee_account === null
      ? []
      : [[label(copy.trusteeAccount), t(copy.endingIn, { end: plan.trustee_account.slice(-4) })] as const]),
    [label(copy.trustee), plan.trustee_name],
  ]),
]

/** The court, what became of the case, and the terms of the plan. */
export const factsOfPlan = ({ history: { plan } }: ProofFacts): Fact[] =>
  byCustomer([
    [label(copy.district), plan.district && findDistrict(plan.district)?.name],
    [label(copy.planStatus), statusOf(plan)],
    ...(plan.schedule === null
      ? []
      : [
          [
            label(copy.terms),
            t(copy.termsAre, { months: plan.schedule.months, on: viewDay(plan.schedule.first_due_on) }),
          ] as const,
        ]),
  ])

const statusOf = ({ status, status_on }: Plan): string => {
  const name = t(copy.statuses[status])
  return status_on === null ? name : t(copy.statusOn, { status: name, on: viewDay(status_on) })
}

/** Days of replies are texts. */
export const viewDay = (on: string): string => viewDayInTable(day(on))

export const wordsOfPayment = (payment: PaymentFromHere): string => {
  const { reference, orderedOn, expectedOn, deliveredOn, isSent, undone } = payment
  if (reference === null) {
    const taken = { method: t(copy.methods[payment.method]), on: viewDay(orderedOn) }
    return undone
      ? t(copy.givenBack, { ...taken, back: viewDay(undone.on) })
      : t(copy.collected, { ...taken, expected: viewDay(expectedOn) })
  }
  const known = {
    method: t(copy.methods[payment.method]),
    reference,
    sent: viewDay(orderedOn),
  }
  if (undone) return t(copy[undone.how], { ...known, on: viewDay(undone.on) })
  if (deliveredOn !== null) return t(copy.delivered, { ...known, delivered: viewDay(deliveredOn) })
  return isSent ? t(copy.onItsWay, { ...known, expected: viewDay(expectedOn) }) : t(copy.notSent, known)
}

/** Where the money came from. A receipt that is several payments names each of them. */
export const wordsOfPart = ({ source, on, payments, receipt }: LedgerPart<PaymentFromHere>): string => {
  if (payments.length > 0) return payments.map(wordsOfPayment).join('; ')
  if (source === 'opening') return t(copy.openingTotal)
  if (source === 'order') return t(copy.order)
  if (source === 'reported' && on !== null) return t(copy.reported, { on: viewDay(on) })
  if (receipt?.isTakenBack) return t(copy.takenBack)
  // The customer matched it with a payment to a biller that is not the trustee's anymore.
  return receipt?.match === 'matched' ? t(copy.otherBiller) : t(copy.notMatched.alone)
}

export const wordsOfPosted = (receipt: PostedReceipt | null): string => {
  if (receipt === null) return t(copy.notPosted)
  const { source, file, receiptNumber } = receipt
  const known = { on: viewDay(receipt.postedOn), amount: formatUsd(receipt.amountCents) }
  const posted =
    source === 'file'
      ? t(copy.postedBy.file, {
          ...known,
          name: file?.name ?? t(copy.unknown),
          start: file?.sha256.slice(0, SHA256_START) ?? t(copy.unknown),
        })
      : t(copy.postedBy[source], known)
  const numbered = receiptNumber === null ? posted : t(copy.numbered, { posted, number: receiptNumber })
  const count = receipt.match === 'matched' ? receipt.paymentIds.length : 0
  return count > 1 ? t(copy.together, { posted: numbered, count }) : numbered
}

/** The files that receipts came from, each once. */
export const filesOf = (receipts: readonly PostedReceipt[]) => [
  ...new Map(receipts.flatMap(({ file }) => (file ? [[file.sha256, file] as const] : []))).values(),
]

/** Readers of QR codes need so many light modules around one. */
const QUIET_ZONE = 4

/** How anyone can check the document. */
export const writeVerification = (pdf: PdfSheet, { code, verifyAddress }: Printing): void => {
  const address = `${verifyAddress}?code=${code}`
  pdf.heading(label(copy.verify))
  pdf.text(t(copy.verifyAt, { address: verifyAddress }))
  pdf.facts([[label(copy.code), showCode(code)]])
  pdf.code(encode(address, { ecc: 'M', border: QUIET_ZONE }).data, t(copy.codePicture, { address }))
}
