/** Which amounts the customer is notified of before they are sent. */
import {
  amountToFix,
  ANNOUNCE_DAYS,
  mustBeNotified,
  notifyBy,
} from '@yoursuccess/contract/autopay/agreed-range.rules'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyAnnounced, notifyChanged, notifyChangedLate } from './autopay.notifications.ts'
import type { Planned } from './plan-payments.ts'
import { changePlanned } from './planned-payments.queries.ts'

/** Notifies the customer of amounts that are outside of the agreement, and of each payment three days before it is sent (AUTO-03). */
export const notifyAmounts = async (
  deps: AutopayDeps,
  tx: Db,
  agreement: AgreementRow,
  planned: readonly Planned[],
): Promise<void> => {
  const today = deps.clock.today()
  for (const [index, row] of planned.entries()) {
    if (row.state !== 'planned' || row.plannedCents === 0) continue
    const lastCents = lastOf(planned, index)
    const notifiedCents =
      row.fixedAt === null ? await notifyAmount(deps, tx, row, { agreement, lastCents }) : null
    if (today < addDays(row.sendOn, -ANNOUNCE_DAYS) || today >= row.sendOn) continue
    const isConfirmed = row.fixedAt !== null || row.chosenCents !== null
    const willBe = amountToFix(row.plannedCents, { agreed: agreement, lastCents, notifiedCents, isConfirmed })
    const leftCents = subtract(willBe, row.sentCents)
    if (leftCents > 0) await notifyAnnounced(deps, tx, row, leftCents)
  }
}

/** Returns the amount of this payment that was told last; null if none was. */
const notifyAmount = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { agreement, lastCents }: { agreement: AgreementRow; lastCents: Cents | null },
): Promise<Cents | null> => {
  const { plannedCents, notifiedCents } = row
  const isNew = row.chosenCents === null && mustBeNotified(plannedCents, agreement, lastCents)
  if (!isNew || notifiedCents === plannedCents) return notifiedCents
  const today = deps.clock.today()
  const knownCents = notifiedCents ?? lastCents ?? agreement.usualCents
  // Less than what was told is sent as it is planned.
  if (today > notifyBy(row.sendOn) && plannedCents > knownCents) {
    await notifyChangedLate(deps, tx, row, knownCents)
    return notifiedCents
  }
  await changePlanned(tx, row, ['planned'], { notifiedCents: plannedCents, notifiedOn: today })
  await notifyChanged(deps, tx, row)
  return plannedCents
}

/** What the planned payment before this one was fixed at. Null if none was. */
export const lastOf = (planned: readonly Planned[], index: number): Cents | null =>
  planned.slice(0, index).findLast(({ fixedAt }) => fixedAt !== null)?.plannedCents ?? null
