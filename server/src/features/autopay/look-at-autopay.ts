/**
 * The daily look: one indexed query finds the customers for whom something is to be decided, told or sent today. For each, their
 * planned payments follow the plan, and what is due is sent.
 */
import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { isBankingDay } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { bankHourOf, bankMinuteOf } from '../../clock/clock.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { putOnHold } from '../../security/audit/stopped-account.ts'
import {
  type AgreementRow,
  type DueLook,
  endPause,
  listDue,
  lockInForce,
  setLook,
} from './agreements.queries.ts'
import { endAutopay, type EndedBy } from './agree.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyEnded, notifyOnHold, notifyRefused } from './autopay.notifications.ts'
import { isIn, isLasting, nextDayToLook, OPEN_STATES } from './autopay.rules.ts'
import type { PausedFor } from './autopay.tables.ts'
import { bringTopUpsBack } from './bring-top-ups-back.ts'
import { endCatchUpIfOver } from './catch-up.ts'
import { followAgreement } from './follow-agreement.ts'
import { lastOf, notifyAmounts, remindOutside } from './notify-amounts.ts'
import { firstOn, type OfficeTerms, paysSplit } from './office-terms.ts'
import { notifyEndedOutside } from './outside.notifications.ts'
import { stepOutside } from './outside-step.ts'
import { pause } from './pause.ts'
import { type Planned, readAgreed, readAround } from './plan-payments.ts'
import { changePlanned } from './planned-payments.queries.ts'
import { runSteps } from './run-steps.ts'
import { type Balances, sendPlanned, SendingRefused, type Step } from './send-planned.ts'
import { daysOfShares, payableSplit, sendShare, notifyComingShares } from './send-share.ts'
import { findUnsentShare } from './unsent-share.ts'

/** Payments are sent from this hour on, in New York. */
const FIRST_HOUR = 6
const PAGE = 100

export const autopayWork = (deps: AutopayDeps): DueWork => ({
  name: 'autopay.look',
  runDue: async (today) => {
    if (bankHourOf(deps.clock.now()) < FIRST_HOUR) return
    await deps
      .forEachDue(
        (_after, last?: DueLook) => listDue(deps.database.db, { today, last, limit: PAGE }),
        ({ customerId }) => lookAtAutopay(deps, customerId),
        { name: 'autopay.looks', key: 'customerId' },
      )
      .catch(unlessPartnerError)
  },
})

/** Moves what services collect, from 12:01 AM on, before anything is sent. */
export const pullsWork = (deps: AutopayDeps): DueWork => ({
  name: 'autopay.pulls',
  runDue: async (today) => {
    if (bankMinuteOf(deps.clock.now()) < 1) return
    await deps
      .forEachDue(
        (_after, last?: DueLook) => listDue(deps.database.db, { today, last, limit: PAGE, isPull: true }),
        ({ customerId }) => lookAtAutopay(deps, customerId),
        { name: 'autopay.pulls', key: 'customerId' },
      )
      .catch(unlessPartnerError)
  },
})

/** Does all that is due for a customer. Throws PartnerError if it must be continued later. */
const lookAtAutopay = (deps: AutopayDeps, customerId: number): Promise<void> =>
  runSteps(deps, customerId, (balances) =>
    deps.database.transaction((tx) => takeStep(deps, tx, customerId, balances)),
  )

const takeStep = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  balances: Balances | undefined,
): Promise<Step> => {
  const { bills, clock, plan } = deps
  // Should a new day begin meanwhile, it is looked at as well.
  const today = clock.today()
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const agreement = await lockInForce(tx, customerId)
  if (!agreement) return { act: 'done' }
  const last = await endOrPause(deps, tx, agreement, today)
  if (last) return last
  const followed = await followAgreement(deps, tx, agreement)
  if (!followed) return { act: 'done' }
  const { office, paydays, planned, dueBefore } = followed
  await endDueBefore(deps, tx, dueBefore)
  await endCatchUpIfOver(deps, tx, agreement)
  if (isOutside(agreement.method))
    return lookOutside(deps, tx, { agreement, office, planned, balances }, today)
  const isSplit = paysSplit({ agreement, office })
  const split = isSplit ? payableSplit(planned, today) : undefined
  await notifyAmounts(deps, tx, { agreement, planned, split })
  if (split) await notifyComingShares(deps, tx, split, { today, paydays })
  const back = await bringTopUpsBack(deps, tx, [...dueBefore, ...planned], { isOn: true })
  if (back) return back
  const step = await sendDue(deps, tx, { agreement, office, planned, balances }, today)
  if (step.act !== 'done') return step
  const days = isSplit ? await daysOfShares(deps, tx, agreement, { today, paydays }) : []
  await setLook(tx, customerId, nextDayToLook(planned, today, days))
  return step
}

interface DueTerms {
  agreement: AgreementRow
  office: OfficeTerms
  planned: readonly Planned[]
  balances: Balances | undefined
}

/** The bank sends nothing, so no amount is announced (AUTO-09). */
const lookOutside = async (
  deps: AutopayDeps,
  tx: Db,
  terms: DueTerms,
  today: CalendarDate,
): Promise<Step> => {
  const { agreement, planned } = terms
  const back = await bringTopUpsBack(deps, tx, planned, { isOn: true })
  if (back) return back
  await remindOutside(deps, tx, terms)
  const step = await stepOutside(deps, tx, terms)
  if (step.act !== 'done') return step
  // What was decided makes other days to look.
  const after = await readAgreed(tx, agreement)
  await setLook(tx, agreement.customerId, nextDayToLook(after, today))
  return step
}

/**
 * Ends an agreement whose account, plan or program has ended, and pauses one that cannot go on. Returns the step if nothing
 * is sent. While it is paused, too, what was moved for a refused payment goes back.
 */
const endOrPause = async (
  deps: AutopayDeps,
  tx: Db,
  agreement: AgreementRow,
  today: CalendarDate,
): Promise<Step | undefined> => {
  const { customerId } = agreement
  const state = await deps.plan.findState(tx, customerId)
  const endedBy = await whatEnded(deps, tx, customerId, state?.hasEnded ?? false)
  if (endedBy) {
    await endAutopay(deps, tx, agreement, endedBy)
    return { act: 'done' }
  }
  const pausedFor = await whyPaused(deps, tx, agreement, state !== undefined)
  if (pausedFor === undefined) {
    if (agreement.pausedFor !== null) await endPause(tx, customerId)
    return undefined
  }
  await pause(deps, tx, agreement, pausedFor)
  await endPassed(deps, tx, agreement)
  const back = await bringTopUpsBack(deps, tx, await readAround(tx, agreement), { isOn: true })
  if (back) return back
  // What the customer changes is seen at once, except where nothing tells us of it.
  await setLook(tx, customerId, isLasting(pausedFor) ? null : addDays(today, 1))
  return { act: 'done' }
}

const whatEnded = async (
  { customer, program }: AutopayDeps,
  tx: Db,
  customerId: number,
  hasPlanEnded: boolean,
): Promise<EndedBy | undefined> => {
  if ((await customer.getState(tx, customerId)) === 'closed') return 'closing'
  if (program.hasEnded('spending')) return 'program'
  return hasPlanEnded ? 'plan' : undefined
}

/** The customer was told to pay it another way, so it is no longer sent when the pause ends. */
const endPassed = async (deps: AutopayDeps, tx: Db, agreement: AgreementRow): Promise<void> => {
  const today = deps.clock.today()
  const notify = isOutside(agreement.method) ? notifyEndedOutside : notifyEnded
  for (const row of await readAgreed(tx, agreement))
    if (row.endsOn < today && row.sentCents < row.plannedCents) await end(deps, tx, row, notify)
}

/**
 * A payment that was due before the agreement, and that a server of a build before moved. It was said to be planned, and was not
 * sent on its day. It may have been paid another way since, so it is not sent late, and the customer is told.
 */
const endDueBefore = async (deps: AutopayDeps, tx: Db, dueBefore: readonly Planned[]): Promise<void> => {
  for (const row of dueBefore) if (isIn(OPEN_STATES, row)) await end(deps, tx, row, notifyEnded)
}

/** It is no longer sent automatically, and the customer is told. */
const end = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  notify: typeof notifyEnded | typeof notifyEndedOutside,
): Promise<void> => {
  const change = { state: 'ended', stateAt: deps.clock.now() } as const
  if (await changePlanned(tx, row, OPEN_STATES, change)) await notify(deps, tx, row)
}

const whyPaused = async (
  { bills, plan, setAside }: AutopayDeps,
  tx: Db,
  { customerId, billerId, pausedFor }: AgreementRow,
  hasPlanTools: boolean,
): Promise<PausedFor | undefined> => {
  if (isLasting(pausedFor)) return pausedFor
  if (!hasPlanTools) return 'feature'
  if (!(await plan.findBasis(tx, customerId))) return 'plan'
  if (billerId === null) {
    if (!(await plan.findTrustee(tx, customerId))) return 'trustee'
  } else {
    if (!(await bills.findBiller(tx, customerId, billerId))) return 'biller'
    if (!(await plan.hasBiller(tx, customerId, billerId))) return 'trustee'
  }
  return (await setAside.isOpen(tx, customerId)) ? undefined : 'set_aside'
}

/**
 * Decides about the earliest planned payment whose send day has come. One that is over lets the next one have its turn. In
 * parts, what is set aside for a later one is sent if none is due.
 */
const sendDue = async (
  deps: AutopayDeps,
  tx: Db,
  { agreement, office, planned, balances }: DueTerms,
  today: CalendarDate,
): Promise<Step> => {
  const { clock } = deps
  // After the last hour, and on days without banking, sending waits for the next morning.
  if (!isBankingDay(today) || firstOn(deps, agreement.method) > today) return { act: 'done' }
  const isDue = (row: Planned) => isIn(OPEN_STATES, row) && row.sendOn <= today
  const hasShare = paysSplit({ agreement, office }) && (await findUnsentShare(deps, tx, agreement))
  const split = hasShare && !planned.some(isDue) ? payableSplit(planned, today) : undefined
  for (const [index, row] of planned.entries()) {
    if (row !== split && !isDue(row)) continue
    if (await putOnHold(tx, clock, row.customerId)) {
      await notifyOnHold(deps, tx, row)
      return { act: 'done' }
    }
    const lastCents = lastOf(planned, index, agreement)
    const send = row === split ? sendShare : sendPlanned
    const step = await send(deps, tx, row, { agreement, office, lastCents, balances }).catch(
      (error: unknown) => recordRefusal(deps, tx, error),
    )
    if (step.act !== 'done') return step
  }
  return { act: 'done' }
}

/**
 * Records that the guard refused a payment, and that nothing was sent. Under the locks of the look, so that the customer neither
 * moves nor skips it meanwhile. Other errors are thrown on.
 */
const recordRefusal = async (deps: AutopayDeps, tx: Db, error: unknown): Promise<Step> => {
  if (!(error instanceof SendingRefused)) throw error
  const { planned, refusal } = error
  const change = { state: 'refused', stateAt: deps.clock.now() } as const
  const why = refusal.sentence ?? refusal.text.error
  if (await changePlanned(tx, planned, OPEN_STATES, change))
    await notifyRefused(deps, tx, planned, { why, text: 'required' })
  return { act: 'read' }
}
