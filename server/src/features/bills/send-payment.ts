/** Sends a recorded payment to the processor, once, and records its status until it is final. */
import { add } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { type BillPaymentOutcome, HAS_IT, NOT_COVERED } from '../../partners/biller-network/port.ts'
import { listOpenPayments, listUnsentPayments } from './bill-payment-lists.queries.ts'
import { prnOf, registerBiller } from './register-biller.ts'
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

const paymentWork = (deps: BillsDeps) => {
  const { database, billers, clock } = deps
  return partnerWork(deps, {
    find: ({ customerId, id }: PaymentJob) => findPayment(database.db, customerId, id),
    isUnsent: ({ status, processorRef }) => status === 'created' && !processorRef,
    send: async (row) => {
      const { customerId, id, billerId, amountCents, feeCents, fromAccount } = row
      const biller = { customerId, id: billerId }
      const { billerRef, accountNumber } = await registerBiller(deps, biller, fromAccount)
      const prn = await prnOf(deps, database.db, customerId, fromAccount)
      if (!(await recordAttempt(database.db, customerId, id, clock.now()))) return undefined
      // The trustee matches the payment to the case by the number in the memo.
      const order = { reference: `bill-${id}`, prn, billerRef, amountCents, feeCents, memo: accountNumber }
      const taken = await billers.pay(order)
      return (tx) => recordDebit(deps, tx, row, taken)
    },
    refused: (row, code) => {
      if (code === HAS_IT) return undefined
      const reason = code === NOT_COVERED ? 'not_enough_money' : 'not_possible'
      return (tx) => moveOn(deps, tx, row, { state: 'failed', reason })
    },
    check: async (row) => {
      const prn = await prnOf(deps, database.db, row.customerId, row.fromAccount)
      const outcome = await billers.getPayment({ prn, paymentRef: row.processorRef ?? '' })
      return (tx) => moveOn(deps, tx, row, outcome)
    },
  })
}

export const sendPaymentJob = (deps: BillsDeps): Job<PaymentJob> => ({
  ...SEND_PAYMENT,
  run: paymentWork(deps).send,
})

export const followUpJob = (deps: BillsDeps): Job<Record<string, never>> =>
  followUp(deps, paymentWork(deps), {
    name: 'bills.follow-up',
    schedule: '*/5 * * * *',
    sentBy: SEND_PAYMENT,
    lists: { 'bills.unsent-payments': listUnsentPayments, 'bills.open-payments': listOpenPayments },
  })

const recordDebit = async (
  { clock, tracker, autopay }: BillsDeps,
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
  // Its status stays as it is until the processor reports the next one.
  await autopay().recordProgress(tx, { ...progressOf(row), status: 'pending' })
  // The posted amount must equal the requested one (BILLS-75).
  const isAsRequested = taken.takenCents === add(amountCents, feeCents)
  const event = isAsRequested ? 'bill_payment.taken' : 'bill_payment.amount_differs'
  await audit(tx, clock.realNow(), 'galileo', event, { customerId, subject: `bill_payment:${id}` })
}

const progressOf = ({ customerId, id, amountCents, status, fromAccount, failure }: BillPaymentRow) => ({
  customerId,
  id,
  amountCents,
  status,
  from: fromAccount,
  failure,
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
const moveOn = async (
  deps: BillsDeps,
  tx: Db,
  { customerId, id, fromAccount }: BillPaymentRow,
  outcome: BillPaymentOutcome,
): Promise<void> => {
  const { clock, tracker, autopay } = deps
  const { state: status } = outcome
  const hasEnded = outcome.state === 'failed' || outcome.state === 'returned'
  // The customer is told that it came back to the set-aside once the money is there (AUTO-11).
  if (hasEnded && outcome.isMoneyLater && fromAccount === 'set_aside') return
  const failure = hasEnded ? outcome.reason : null
  const change = { status, failure, updatedAt: clock.now() }
  const moved = await moveTo(tx, customerId, id, statusesBefore(status), change)
  if (!moved) return
  if (hasEnded) await tracker.reverseBillItem(tx, customerId, id)
  await audit(tx, clock.realNow(), 'galileo', `bill_payment.${status}`, {
    customerId,
    subject: `bill_payment:${id}`,
  })
  const isDelivered = status === 'cleared'
  if (!isDelivered) await notifyOutcome(deps, tx, moved)
  const isNotified = await autopay().recordProgress(tx, progressOf(moved))
  if (isDelivered && !isNotified) await notifyOutcome(deps, tx, moved)
}
