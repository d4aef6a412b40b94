/** Skipping, moving and changing a planned payment, up to its sending (AUTO-06). */
import { autopayRefusals } from '@yoursuccess/contract/autopay/autopay'
import { arrivalOfMoved, isMovableTo, movableDays } from '@yoursuccess/contract/autopay/move-day.rules'
import type { PlannedPaymentReply } from '@yoursuccess/contract/autopay/planned-payments'
import { sendingEndsOn } from '@yoursuccess/contract/autopay/sending.rules'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import { notFound, Refusal, refuseCommon } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { type AgreementRow, lockInForce, setLook } from './agreements.queries.ts'
import { type AutopayDeps, refuse } from './autopay.deps.ts'
import { lateSentence } from './autopay.notifications.ts'
import { CHANGEABLE_STATES, isIn, OPEN_STATES, SENT_STATES } from './autopay.rules.ts'
import { viewPlanned } from './autopay.views.ts'
import { dropReminder } from './drop-reminders.ts'
import { findPaid, firstOn } from './office-terms.ts'
import { mailSkipped } from './own-changes.emails.ts'
import { listPaydays, type Planned, readPlanned } from './plan-payments.ts'
import { changePlanned, type PlannedRow } from './planned-payments.queries.ts'

/** Planned payments that were due longer ago cannot be changed. */
const DAYS_BEHIND = 90

interface Changing {
  agreement: AgreementRow
  row: Planned
  /** All that are known, by due day. */
  planned: readonly Planned[]
}

/** Throws `not_found`, `autopay.already_sent`, and `conflict` for one that is over or without an agreement. */
const begin = async (deps: AutopayDeps, tx: Db, customerId: number, id: number): Promise<Changing> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const agreement = await lockInForce(tx, customerId)
  const planned = await readPlanned(tx, customerId, addDays(clock.today(), -DAYS_BEHIND))
  const row = planned.find((each) => each.id === id)
  if (!row) throw notFound()
  if (isIn(SENT_STATES, row)) throw refuse('autopay.already_sent')
  if (!agreement || !isIn(CHANGEABLE_STATES, row)) throw refuseCommon('conflict')
  return { agreement, row, planned }
}

const finish = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  change: Partial<PlannedRow>,
  action: 'skipped' | 'moved' | 'changed',
): Promise<PlannedPaymentReply> => {
  const { clock } = deps
  const { customerId, id } = row
  const changed = await changePlanned(tx, row, CHANGEABLE_STATES, { ...change, stateAt: clock.now() })
  // The partner reported something in the meantime.
  if (!changed) throw refuse('autopay.already_sent')
  await dropReminder(deps, tx, row)
  await setLook(tx, customerId, clock.today())
  await audit(tx, clock.realNow(), 'customer', `planned_payment.${action}`, {
    customerId,
    subject: `planned_payment:${id}`,
  })
  return viewPlanned({ ...row, ...changed })
}

/** The installment stays owed, and the money stays set aside. It is confirmed by email. */
export const skip = async (deps: AutopayDeps, tx: Db, customerId: number, id: number) => {
  const { agreement, row } = await begin(deps, tx, customerId, id)
  if (!isIn(OPEN_STATES, row)) return viewPlanned(row)
  await mailSkipped(deps, tx, row, agreement.method)
  return finish(deps, tx, row, { state: 'skipped' }, 'skipped')
}

/** Throws the refusals of the call, and `conflict` for one of which a service collected a part that still counts. */
export const move = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  { id, on, confirmLate }: { id: number; on: CalendarDate; confirmLate: boolean },
): Promise<PlannedPaymentReply> => {
  const { agreement, row, planned } = await begin(deps, tx, customerId, id)
  // A debit counts as one payment, so the rest is not collected with another one.
  if (row.pulledCents !== null && row.pullUndoneAt === null) throw refuseCommon('conflict')
  const paid = await findPaid(deps, tx, customerId, agreement)
  if (!paid) throw refuse('autopay.no_trustee_biller')
  const { posting } = paid.office
  const nextSendOn = planned.find(({ dueOn }) => dueOn > row.dueOn)?.sendOn ?? null
  const limits = { dueOn: row.dueOn, firstOn: firstOn(deps, agreement.method), nextSendOn }
  if (!isMovableTo(on, limits)) {
    const { from, to } = movableDays(limits)
    throw refuse('autopay.day_not_possible', { details: [from, to] })
  }
  const { postedOn, daysLate } = arrivalOfMoved(on, { dueOn: row.dueOn, posting })
  if (daysLate > 0 && !confirmLate) throw wouldBeLate(postedOn, daysLate)
  const paydays = (await listPaydays(deps, tx, customerId)).filter(({ landsHere }) => landsHere)
  const endsOn = sendingEndsOn({
    sendOn: on,
    dueOn: row.dueOn,
    paydays: paydays.map((each) => each.on),
    nextSendOn,
  })
  const noPull = { pullMethod: null, pullCents: null, pullFeeCents: null }
  const { agreedAt } = agreement
  // Due before the agreement, it follows no plan, and is sent as the customer saw it (`isOfAgreement`).
  const fixed = row.dueOn < bankingDayOf(agreedAt) && { fixedAt: laterOf(deps.clock.now(), agreedAt) }
  const moved = {
    state: 'planned',
    sendOn: on,
    arriveBy: postedOn,
    endsOn,
    isMoved: true,
    ...fixed,
    ...noPull,
  } as const
  return finish(deps, tx, row, moved, 'moved')
}

/** Clocks of two servers may differ. */
const laterOf = (instant: Date, other: Date): Date => (instant > other ? instant : other)

const wouldBeLate = (postedOn: CalendarDate, daysLate: number): Refusal => {
  const code = 'autopay.would_be_late'
  const { status } = autopayRefusals[code]
  return new Refusal(code, { status, error: lateSentence(postedOn, daysLate) }, { details: [postedOn] })
}

/** The amount may be sent from then on, whatever the agreement says. One that is not sent automatically stays so. */
export const change = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  { id, amountCents }: { id: number; amountCents: Cents },
): Promise<PlannedPaymentReply> => {
  const { row } = await begin(deps, tx, customerId, id)
  return finish(deps, tx, row, { chosenCents: amountCents, plannedCents: amountCents }, 'changed')
}
