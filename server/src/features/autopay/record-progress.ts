/** What becomes of the payments that were made for a planned one, as the processor reports it. */
import type { AskFirst } from '@yoursuccess/contract/autopay/planned-payments'
import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { add } from '@yoursuccess/contract/core/money'
import { arriveBy, sendOn } from '@yoursuccess/contract/trustees/posting.rules'
import type { Db } from '@yoursuccess/database/database'
import {
  otherWaysOf,
  type TrusteeOrder,
  type TrusteeProgress,
  trusteeNextOf,
} from '../bills/bills.service.ts'
import { type AgreementRow, findNewest, lockInForce, setLook } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import {
  type NextStep,
  notifyDelivered,
  notifyDropped,
  notifyRefused,
  notifyReturned,
} from './autopay.notifications.ts'
import {
  CHANGEABLE_STATES,
  loweredByHand,
  OPEN_STATES,
  sentByAutopay,
  type StoredState,
} from './autopay.rules.ts'
import { BRING_BACK } from './bring-top-ups-back.ts'
import { dropReminder } from './drop-reminders.ts'
import { findPaid, firstOn, methodOf } from './office-terms.ts'
import { notifyDroppedOutside } from './outside.notifications.ts'
import { pause } from './pause.ts'
import { readPlanned } from './plan-payments.ts'
import {
  changePlanned,
  deliverSending,
  findSending,
  insertSending,
  listSendings,
  lockPlanned,
  type PlannedRow,
  type SendingRow,
  undoSending,
} from './planned-payments.queries.ts'

/** A payment by hand may be for an installment that was due so long ago, because its planned payment still waits. */
const DAYS_BEHIND = 60

/**
 * A payment by hand to the plan's trustee lowers the planned one of the earliest installment that still has one (AUTO-07). In
 * the transaction that recorded it and holds the plan's lock.
 */
export const recordByHand = async (
  deps: AutopayDeps,
  tx: Db,
  { customerId, id, amountCents }: TrusteeOrder,
): Promise<void> => {
  const today = deps.clock.today()
  // Locked first: what the partner reports meanwhile would change what was sent.
  const agreement = await lockInForce(tx, customerId)
  const row = loweredByHand(await readPlanned(tx, customerId, addDays(today, -DAYS_BEHIND)), today)
  if (!row) return
  await setLook(tx, customerId, today)
  const sending = { billPaymentId: id, plannedPaymentId: row.id, customerId, byHand: true, amountCents }
  await insertSending(tx, { ...sending, shareMoveId: null })
  if (add(row.sentCents, amountCents) < row.plannedCents) return
  const change = { state: 'dropped', stateAt: deps.clock.now() } as const
  // Without autopay, nothing would have been sent.
  if (!(await changePlanned(tx, row, CHANGEABLE_STATES, change)) || !agreement) return
  await dropReminder(deps, tx, row)
  if (isOutside(agreement.method)) await notifyDroppedOutside(deps, tx, row, agreement.method)
  else await notifyDropped(deps, tx, row)
}

/** Repeated and late reports change nothing. Returns true if the customer was notified of the delivery here. */
export const recordProgress = async (
  deps: AutopayDeps,
  tx: Db,
  progress: TrusteeProgress,
): Promise<boolean> => {
  const sending = await findSending(tx, progress.id)
  if (!sending) return false
  const agreement = await lockInForce(tx, sending.customerId)
  const row = await lockPlanned(tx, sending.customerId, sending.plannedPaymentId)
  if (!row) return false
  const { status, failure } = progress
  if (status === 'failed' || status === 'returned')
    await undo(deps, tx, row, sending, { status, failure, agreement })
  else if (!sending.byHand) await advance(deps, tx, row, { billPaymentId: sending.billPaymentId, status })
  if (status !== 'cleared' || sending.byHand) return false
  await notifyDelivered(deps, tx, row, sending)
  return true
}

const ADVANCE = {
  pending: { state: 'sent', from: ['sending'] },
  mailed: { state: 'sent', from: ['sending'] },
  cleared: { state: 'delivered', from: ['sending', 'sent'] },
} as const satisfies Partial<
  Record<TrusteeProgress['status'], { state: StoredState; from: readonly StoredState[] }>
>

/** What was sent in parts is sent with its last part, and delivered once all of them are. */
const advance = async (
  { clock }: AutopayDeps,
  tx: Db,
  row: PlannedRow,
  {
    billPaymentId,
    status,
  }: { billPaymentId: number; status: Exclude<TrusteeProgress['status'], 'failed' | 'returned'> },
): Promise<void> => {
  if (status === 'created') return
  const stateAt = clock.now()
  if (status === 'cleared') await deliverSending(tx, billPaymentId, stateAt)
  const parts = sentByAutopay(await listSendings(tx, row.customerId, [row.id]))
  const isLast = parts.every((part) => part.billPaymentId <= billPaymentId)
  const isDelivered = parts.every(({ deliveredAt }) => deliveredAt !== null)
  if (!(status === 'cleared' ? isDelivered : isLast)) return
  const { state, from } = ADVANCE[status]
  await changePlanned(tx, row, from, { state, stateAt })
}

/** The office would send back the payments of the next months, too. */
const CASE_CLOSED: AskFirst = 'account_closed'

/**
 * Nothing is sent again automatically: the customer is told, and says what happens (AUTO-11). After a payment of a closed case,
 * nothing at all is sent until the customer agrees again (AUTO-14).
 */
const undo = async (
  deps: AutopayDeps,
  tx: Db,
  row: PlannedRow,
  { billPaymentId, byHand, amountCents }: SendingRow,
  {
    status,
    failure,
    agreement,
  }: { status: 'failed' | 'returned'; failure: string | null; agreement: AgreementRow | undefined },
): Promise<void> => {
  const { clock, queue } = deps
  if (!(await undoSending(tx, billPaymentId, clock.now()))) return
  // Autopay may have been stopped since, so that nobody looks.
  if (status === 'failed') await queue.send(tx, BRING_BACK, { customerId: row.customerId })
  await setLook(tx, row.customerId, clock.today())
  if (agreement && failure === CASE_CLOSED) await pause(deps, tx, agreement, 'case_closed')
  // Nothing is left to send, because other payments by hand pay all of it.
  if (byHand && (await isPaid(tx, row))) return
  // A planned payment that a payment by hand only lowered rises again.
  const from: readonly StoredState[] = byHand
    ? ['dropped']
    : [...OPEN_STATES, 'sending', 'sent', 'delivered', 'dropped', 'ended']
  const state = status === 'failed' ? 'refused' : 'returned'
  if (!(await changePlanned(tx, row, from, { state, stateAt: clock.now() })) || byHand) return
  const step = await nextStep(deps, tx, row, failure)
  const sendBy = step.isSameWay ? step.sendBy : undefined
  if (status === 'failed') await notifyRefused(deps, tx, row, { why: step.next, sendBy, text: 'sent' })
  else await notifyReturned(deps, tx, row, { billPaymentId, amountCents, ...step })
}

const isPaid = async (tx: Db, { customerId, id, dueOn }: PlannedRow): Promise<boolean> =>
  (await readPlanned(tx, customerId, dueOn)).some((row) => row.id === id && row.sentCents >= row.plannedCents)

/** `sendBy` is the latest day on which a payment can be sent the same way to be posted by its due day. */
const nextStep = async (
  deps: AutopayDeps,
  tx: Db,
  { customerId, dueOn }: PlannedRow,
  failure: string | null,
): Promise<NextStep> => {
  const byReason = trusteeNextOf(failure)
  if (byReason) return { sendBy: undefined, next: byReason, isSameWay: false }
  const agreement = await findNewest(tx, customerId)
  const paid = agreement && (await findPaid(deps, tx, customerId, agreement))
  if (!paid) return { sendBy: undefined, next: undefined, isSameWay: true }
  const { biller, office } = paid
  const last = sendOn(arriveBy(dueOn, 0), office.posting)
  const sendBy = last >= firstOn(deps, office.method) ? last : undefined
  const other =
    biller && (await deps.trustees.findOtherWays(tx, customerId, { payee: biller, kind: methodOf(biller) }))
  const [next] = otherWaysOf(other ?? undefined)
  return { sendBy, next, isSameWay: other?.isStillTaken ?? true }
}
