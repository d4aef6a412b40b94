/**
 * Sends a share of pay automatically, before the send day of its planned payment (AUTO-08). What is sent is all that is set aside
 * for the payment, once for each share; the send day completes it.
 */
import { ANNOUNCE_DAYS, notifyBy } from '@yoursuccess/contract/autopay/agreed-range.rules'
import { partOf } from '@yoursuccess/contract/autopay/parts.rules'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { subtract } from '@yoursuccess/contract/core/money'
import { paydaysLeft, type SharePayday } from '@yoursuccess/contract/setaside/shares.rules'
import type { Db } from '@yoursuccess/database/database'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyComingShare } from './autopay.notifications.ts'
import { amountToSend, isComing, isIn, leftToSend, OPEN_STATES } from './autopay.rules.ts'
import type { Planned } from './plan-payments.ts'
import { isStill } from './planned-payments.queries.ts'
import { order, type SendTerms, type Step } from './send-planned.ts'
import { findUnsentShare } from './unsent-share.ts'

/**
 * The planned payment to which money that is set aside belongs, if a share of it may be sent: not while one before it came
 * back, or if the customer chose its day.
 */
export const payableSplit = (planned: readonly Planned[], today: CalendarDate): Planned | undefined => {
  const first = planned.find((row) => isComing(row, today))
  return first && isIn(OPEN_STATES, first) && first.sendOn > today && !first.isMoved ? first : undefined
}

/** In the transaction that holds the locks of bills and plan. */
export const sendShare = async (deps: AutopayDeps, tx: Db, row: Planned, terms: SendTerms): Promise<Step> => {
  const { bills, clock, setAside } = deps
  const { agreement, office, lastCents, balances } = terms
  const shareMoveId = await findUnsentShare(deps, tx, agreement)
  if (shareMoveId === undefined) return { act: 'done' }
  // Something was reported since it was read.
  if (!(await isStill(tx, row))) return { act: 'read' }
  // An amount counts ten days after the customer was notified of it.
  const isNotified = row.notifiedOn !== null && row.notifiedOn <= notifyBy(clock.today())
  const known = { agreed: agreement, lastCents, isConfirmed: row.chosenCents !== null }
  const mostCents = amountToSend(row, {
    ...known,
    notifiedCents: isNotified ? row.notifiedCents : null,
  })
  const leftCents = leftToSend(row, mostCents)
  if (leftCents === 0) return { act: 'done' }
  if (!balances || !(await setAside.areBalancesNewer(tx, row.customerId, balances.requestedAt)))
    return { act: 'read' }
  const orderedCents = await bills.sumReserved(tx, row.customerId, balances.requestedAt, 'set_aside')
  const amountCents = partOf({
    ...office,
    leftCents,
    setAsideCents: subtract(balances.setAsideCents, orderedCents),
  })
  if (amountCents === 0) return { act: 'done' }
  const isPart = amountCents < leftToSend(row, row.plannedCents)
  return order(deps, tx, row, terms, { amountCents, isPart, hasFee: true, shareMoveId })
}

interface SharesOf {
  /** The day that all is decided by. */
  today: CalendarDate
  paydays: readonly SharePayday[]
}

/** Days on which shares are announced, and the next one if the last share could not be sent yet. */
export const daysOfShares = async (
  deps: AutopayDeps,
  tx: Db,
  agreement: AgreementRow,
  { today, paydays }: SharesOf,
): Promise<CalendarDate[]> => {
  const announced = paydays.filter(({ landsHere }) => landsHere).map(({ on }) => addDays(on, -ANNOUNCE_DAYS))
  const isUnsent = (await findUnsentShare(deps, tx, agreement)) !== undefined
  return isUnsent ? [...announced, addDays(today, 1)] : announced
}

/** Notifies of the shares of the next days, each once. Nothing is sent after a payday while no pay is set aside. */
export const notifyComingShares = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { today, paydays }: SharesOf,
): Promise<void> => {
  if (!(await deps.setAside.areSharesOn(tx, row.customerId))) return
  const tomorrow = addDays(today, 1)
  for (const { on } of paydaysLeft(paydays, { today: tomorrow, sendOn: row.sendOn }))
    if (on <= addDays(today, ANNOUNCE_DAYS)) await notifyComingShare(deps, tx, row, on)
}
