/** Notifies of amounts that are outside of the agreement, and of each payment before it is sent (AUTO-03, NOTIFICATIONS-23). */
import { ANNOUNCE_DAYS, mustBeNotified, notifyBy } from '@yoursuccess/contract/autopay/agreed-range.rules'
import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, subtract } from '@yoursuccess/contract/core/money'
import { reminderDue } from '@yoursuccess/contract/notifications/reminders.rules'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import {
  notifyAnnounced,
  notifyChanged,
  notifyChangedLate,
  notifyReminder,
  reminderOf,
} from './autopay.notifications.ts'
import { amountToSend, isIn, OPEN_STATES, withoutCatchUp } from './autopay.rules.ts'
import type { OfficeTerms } from './office-terms.ts'
import { reminderOfOutside } from './outside.notifications.ts'
import type { Planned } from './plan-payments.ts'
import { changePlanned } from './planned-payments.queries.ts'

interface AmountTerms {
  agreement: AgreementRow
  planned: readonly Planned[]
  /** The one that is sent in parts before its send day. */
  split: Planned | undefined
}

export const notifyAmounts = async (
  deps: AutopayDeps,
  tx: Db,
  { agreement, planned, split }: AmountTerms,
): Promise<void> => {
  const today = deps.clock.today()
  for (const [index, row] of planned.entries()) {
    if (row.state !== 'planned' || row.plannedCents === 0) continue
    const lastCents = lastOf(planned, index, agreement)
    const notifiedCents =
      row.fixedAt === null ? await notifyAmount(deps, tx, row, { agreement, lastCents }) : null
    const remindedOn = reminderDue(row.sendOn, { today, agreedOn: lastAgreedOn(agreement, row) })
    const isAnnounced = today >= addDays(row.sendOn, -ANNOUNCE_DAYS) && today < row.sendOn
    if (!isAnnounced && remindedOn === undefined) continue
    const isConfirmed = row.fixedAt !== null || row.chosenCents !== null
    const willBe = amountToSend(row, { agreed: agreement, lastCents, notifiedCents, isConfirmed })
    const leftCents = subtract(willBe, row.sentCents)
    if (leftCents <= 0) continue
    const isSplit = row === split
    if (remindedOn)
      await notifyReminder(deps, tx, row, { title: reminderOf(row, { leftCents, isSplit }), remindedOn })
    if (isAnnounced) await notifyAnnounced(deps, tx, row, leftCents)
  }
}

/** Payments that the bank does not send are reminded of by what is planned. */
export const remindOutside = async (
  deps: AutopayDeps,
  tx: Db,
  {
    agreement,
    office,
    planned,
  }: Omit<AmountTerms, 'split'> & { office: Pick<OfficeTerms, 'method' | 'feeCents'> },
): Promise<void> => {
  const { method, feeCents } = office
  if (!isOutside(method)) return
  for (const row of planned) {
    if (!isIn(OPEN_STATES, row) || row.plannedCents <= row.sentCents) continue
    const known = { today: deps.clock.today(), agreedOn: lastAgreedOn(agreement, row) }
    const remindedOn = reminderDue(row.sendOn, known)
    if (remindedOn)
      await notifyReminder(deps, tx, row, { title: reminderOfOutside(row, { method, feeCents }), remindedOn })
  }
}

/** When the customer last saw the day of this payment: with the agreement, or when they moved or changed the payment. */
const lastAgreedOn = ({ agreedAt }: AgreementRow, row: Planned): CalendarDate => {
  const isChosen = row.isMoved || row.chosenCents !== null
  return bankingDayOf(isChosen && row.stateAt > agreedAt ? row.stateAt : agreedAt)
}

/** Returns the amount of this payment that was told last, without its part of a catch-up; null if none was. */
const notifyAmount = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { agreement, lastCents }: { agreement: AgreementRow; lastCents: Cents | null },
): Promise<Cents | null> => {
  const { notifiedCents } = row
  const baseCents = withoutCatchUp(row)
  const isNew = row.chosenCents === null && mustBeNotified(baseCents, agreement, lastCents)
  if (!isNew || notifiedCents === baseCents) return notifiedCents
  const today = deps.clock.today()
  const knownCents = notifiedCents ?? lastCents ?? agreement.usualCents
  // Less than what was told is sent as it is planned.
  if (today > notifyBy(row.sendOn) && baseCents > knownCents) {
    await notifyChangedLate(deps, tx, row, add(knownCents, subtract(row.plannedCents, baseCents)))
    return notifiedCents
  }
  await changePlanned(tx, row, ['planned'], { notifiedCents: baseCents, notifiedOn: today })
  await notifyChanged(deps, tx, row)
  return baseCents
}

/**
 * What the planned payment before this one was fixed at, without its part of a catch-up. Null if none was. One that was due
 * before the agreement changes nothing of what was agreed to.
 */
export const lastOf = (
  planned: readonly Planned[],
  index: number,
  { agreedAt }: Pick<AgreementRow, 'agreedAt'>,
): Cents | null => {
  const since = bankingDayOf(agreedAt)
  const last = planned.slice(0, index).findLast(({ fixedAt, dueOn }) => fixedAt !== null && dueOn >= since)
  return last ? withoutCatchUp(last) : null
}
