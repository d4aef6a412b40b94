/** Sends a recorded payment to the processor, once, and records its status until it is final. */
import { add } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { type BillPaymentOutcome, NOT_COVERED } from '../../partners/biller-network/port.ts'
import { isFinal, registerBiller } from './register-biller.ts'
import {
  type BillPaymentRow,
  findPayment,
  findPaymentByRef,
  moveTo,
  recordAttempt,
  recordTaken,
} from './bill-payments.queries.ts'
import type { BillsDeps } from './bills.deps.ts'
import { spendingCategoryOf, statusesBefore } from './bills.rules.ts'
import { notifyOutcome } from './bills.notifications.ts'

export interface PaymentJob {
  customerId: number
  id: number
}
export const SEND_PAYMENT = { name: 'bills.send-payment' } as const

/**
 * Retries reuse our reference, so the processor answers with the same payment. Only a refusal by the
 * processor fails the payment; if it does not answer, the job retries.
 */
export const sendPayment = async (deps: BillsDeps, { customerId, id }: PaymentJob): Promise<void> => {
  const { database, billers, account, clock } = deps
  const row = await findPayment(database.db, customerId, id)
  if (!row || row.status !== 'created' || row.processorRef) return
  const prn = await account.getReference(database.db, customerId)
  try {
    const { billerRef, accountNumber } = await registerBiller(deps, { customerId, id: row.billerId })
    if (!(await recordAttempt(database.db, customerId, id, clock.now()))) return
    const taken = await billers.pay({
      reference: `bill-${id}`,
      prn,
      billerRef,
      amountCents: row.amountCents,
      feeCents: row.feeCents,
      // The trustee matches the payment to the case by this number.
      memo: accountNumber,
    })
    await database.transaction((tx) => recordDebit(deps, tx, row, taken))
    // If an earlier reply was lost, events may have arrived before we knew the payment, so we request its
    // status.
    const outcome = await billers.getPayment({ prn, paymentRef: taken.paymentRef })
    await database.transaction((tx) => moveOn(deps, tx, row, outcome))
  } catch (error) {
    if (!isFinal(error)) throw error
    const reason = error.code === NOT_COVERED ? 'not_enough_money' : 'not_possible'
    await database.transaction((tx) => moveOn(deps, tx, row, { state: 'failed', reason }))
  }
}

const recordDebit = async (
  { clock, tracker }: BillsDeps,
  tx: Db,
  row: BillPaymentRow,
  taken: { paymentRef: string; takenCents: number },
): Promise<void> => {
  const { customerId, id, isTrustee, amountCents, feeCents } = row
  if (!(await recordTaken(tx, customerId, id, taken.paymentRef))) return
  await tracker.recordPaidBill(tx, {
    customerId,
    billPaymentId: id,
    amountCents,
    // A trustee payment counts when it was made, any other payment when the processor takes it (BILLS-83).
    effectiveOn: isTrustee ? bankingDayOf(row.createdAt) : clock.today(),
    isTrustee,
    category: spendingCategoryOf(row.description),
    description: row.billerName,
  })
  // The posted amount must equal the requested one (BILLS-75).
  const isAsRequested = taken.takenCents === add(amountCents, feeCents)
  await audit(tx, {
    happenedAt: clock.realNow(),
    actor: 'galileo',
    action: isAsRequested ? 'bill_payment.taken' : 'bill_payment.amount_differs',
    customerId,
    subject: `bill_payment:${id}`,
  })
}

export const sendPaymentJob = (deps: BillsDeps): Job<PaymentJob> => ({
  ...SEND_PAYMENT,
  run: (job) => sendPayment(deps, job),
})

/** The processor reported a payment before we recorded its reply to our call. */
export class UnknownPayment extends Error {
  constructor() {
    super('an event names a bill payment that is not known yet')
  }
}

/** Records an outcome that the processor reported. Throws UnknownPayment, so that the event is retried. */
export const recordOutcome = async (
  deps: BillsDeps,
  tx: Db,
  customerId: number,
  { paymentRef, outcome }: { paymentRef: string; outcome: BillPaymentOutcome },
): Promise<void> => {
  const row = await findPaymentByRef(tx, customerId, paymentRef)
  if (!row) throw new UnknownPayment()
  await moveOn(deps, tx, row, outcome)
}

/** Applies an outcome. Repeated and late events change nothing. */
export const moveOn = async (
  deps: BillsDeps,
  tx: Db,
  { customerId, id }: BillPaymentRow,
  outcome: BillPaymentOutcome,
): Promise<void> => {
  const { clock, tracker } = deps
  const { state: status } = outcome
  const hasEnded = outcome.state === 'failed' || outcome.state === 'returned'
  const failure = hasEnded ? outcome.reason : null
  const change = { status, failure, updatedAt: clock.now() }
  const moved = await moveTo(tx, customerId, id, statusesBefore(status), change)
  if (!moved) return
  if (hasEnded) await tracker.reverseBillItem(tx, customerId, id)
  await audit(tx, {
    happenedAt: clock.realNow(),
    actor: 'galileo',
    action: `bill_payment.${status}`,
    customerId,
    subject: `bill_payment:${id}`,
  })
  await notifyOutcome(deps, tx, moved)
}
