/** Payments to the trustee from this account: the bank sent them, or a payment service collected them (AUTO-09). */
import { subtract } from '@yoursuccess/contract/core/money'
import { type Pull, pullAsPayment } from '@yoursuccess/contract/plan/pulls.rules'
import type { PullMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Db } from '@yoursuccess/database/database'
import { t } from '../../messaging/render.ts'
import type { PaymentToTrustee } from '../bills/bills.service.ts'
import type { ProofDeps } from './proof.deps.ts'
import { copy } from './proof.messages.ts'

/** The bank has no number of it, and does not know when it was at the office. */
export interface CollectedPayment extends Omit<PaymentToTrustee, 'method' | 'reference'> {
  method: PullMethodKind
  reference: null
}
export type PaymentFromHere = PaymentToTrustee | CollectedPayment

/** A pull as documents show it. Its id is negative: see `pullAsPayment`. */
export const collectedOf = (pull: Pull): CollectedPayment => {
  const { id, amountCents, sentOn, expectedOn, cameBackOn } = pullAsPayment(pull)
  return {
    id,
    reference: null,
    biller: t(copy.methods[pull.method]),
    method: pull.method,
    amountCents,
    feeCents: subtract(pull.takenCents, amountCents),
    from: 'main',
    orderedOn: sentOn,
    isSent: true,
    expectedOn,
    deliveredOn: null,
    undone: cameBackOn === null ? null : { how: 'returned', on: cameBackOn },
  }
}

export interface PaymentsFromHere {
  /** All of them, oldest first. */
  payments: readonly PaymentFromHere[]
  /** The debit of each that a service collected, by the id of the payment. */
  debitOf: ReadonlyMap<number, number>
}

/** All that count for the customer's plan. */
export const listPaymentsFromHere = async (
  { bills, plan, autopay }: Pick<ProofDeps, 'bills' | 'plan' | 'autopay'>,
  tx: Db,
  customerId: number,
): Promise<PaymentsFromHere> => {
  const billerIds = await plan.listBillerIds(tx, customerId)
  const sent = await bills.listTrusteeHistory(tx, customerId, billerIds)
  const pulls = await autopay.listPulls(tx, [customerId])
  const payments = [...sent, ...pulls.map(collectedOf)]
  return {
    payments: payments.toSorted((a, b) =>
      a.orderedOn === b.orderedOn ? 0 : a.orderedOn < b.orderedOn ? -1 : 1,
    ),
    debitOf: new Map(pulls.map((pull) => [pullAsPayment(pull).id, pull.debitId] as const)),
  }
}
