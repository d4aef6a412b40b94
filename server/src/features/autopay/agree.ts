/** Agreeing to autopay, and stopping it. */
import { isDeepStrictEqual } from 'node:util'
import {
  type Autopay,
  AUTOPAY_TERMS_VERSION,
  type PayingMethod,
  type saveAutopay,
} from '@yoursuccess/contract/autopay/autopay'
import { isOtherWay, isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { modesFor } from '@yoursuccess/contract/autopay/parts.rules'
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import { arriveBy, type Posting, sendOn } from '@yoursuccess/contract/trustees/posting.rules'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import type { PlanBasis } from '../plan/plan.service.ts'
import { type AgreementRow, endAgreement, insertAgreement } from './agreements.queries.ts'
import { type AutopayDeps, refuse } from './autopay.deps.ts'
import { mailTerms, notifyCatchUpEnded, notifyEnded, notifyStopped } from './autopay.notifications.ts'
import { OPEN_STATES } from './autopay.rules.ts'
import { termsOfAgreement, viewAutopay } from './autopay.views.ts'
import { BRING_BACK } from './bring-top-ups-back.ts'
import { catchUpOf, endCatchUp } from './catch-ups.queries.ts'
import { dropReminders } from './drop-reminders.ts'
import { findPaid, firstOn, methodOf, type PaidTrustee } from './office-terms.ts'
import {
  aheadOf,
  hasPart,
  listPaydays,
  type Planned,
  planPayments,
  readAgreed,
  readPlanned,
} from './plan-payments.ts'
import { mailStopped } from './own-changes.emails.ts'
import { changePlanned } from './planned-payments.queries.ts'

/** Planned payments that were due longer ago have long ended. */
const DAYS_BEHIND = 90

export type AutopayForm = BodyOf<typeof saveAutopay>['autopay']

/** The trustee and the plan that autopay would pay. Throws `not_found`, and refusals of the plan and of the biller. */
export const findPayable = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  wanted: { billerId: number | null; method: PayingMethod | undefined },
): Promise<{ paid: PaidTrustee; basis: PlanBasis }> => {
  const { plan } = deps
  const { billerId } = wanted
  const paid = await findPaid(deps, tx, customerId, wanted)
  if (!paid && billerId !== null) throw notFound()
  if (!(await plan.findState(tx, customerId))) throw refuse('plan.missing')
  const basis = await plan.findBasis(tx, customerId)
  if (!basis) throw refuse('plan.incomplete')
  if (basis.hasEnded) throw refuse('autopay.plan_ended')
  if (!paid && wanted.method && isOutside(wanted.method)) throw refuse('autopay.no_trustee')
  if (!paid || (billerId !== null && !(await plan.hasBiller(tx, customerId, billerId))))
    throw refuse('autopay.no_trustee_biller')
  if (billerId === null && paid.office.isRefused) throw refuse('autopay.method_not_taken')
  return { paid, basis }
}

/** What the plan asks for next. */
export const usualOf = ({ installments }: PlanBasis, today: string): Cents =>
  installments.find(({ kind, dueOn, amountCents }) => kind === 'monthly' && dueOn >= today && amountCents > 0)
    ?.amountCents ?? ZERO

/** Another agreement takes the place of the one before. Throws the refusals of the call. */
export const agree = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  form: AutopayForm,
): Promise<Autopay> => {
  const { bills, clock, plan, setAside, trustees } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  if (form.terms_version !== AUTOPAY_TERMS_VERSION) throw refuse('autopay.terms_changed')
  const wanted = { billerId: form.biller_id, method: form.method }
  const { paid, basis } = await findPayable(deps, tx, customerId, wanted)
  const { biller, office } = paid
  if (form.method !== office.method) throw refuse('autopay.other_method')
  if (!(await setAside.isOpen(tx, customerId))) throw refuse('set_aside.not_open')
  if (biller) await trustees.checkPayment(tx, customerId, { payee: biller, kind: methodOf(biller) })
  if (!modesFor(office.partial).includes(form.mode)) throw refuse('autopay.no_parts')
  const now = clock.now()
  const today = bankingDayOf(now)
  const aheadCents = aheadOf(basis, await readPlanned(tx, customerId, today), today)
  const terms = {
    method: form.method,
    mode: form.mode,
    buffer: form.buffer,
    useMainCents: form.use_main,
    usualCents: usualOf(basis, today),
    spreadCents: form.spread,
    feeCents: office.feeCents,
  }
  const before = await endAgreement(tx, customerId, { stoppedAt: now, stoppedBy: 'agreement' })
  if (before && isOtherWay(before.method, form.method)) await endCatchUpOfOtherWay(deps, tx, customerId)
  await dropReminders(deps, tx, customerId)
  await endOverdue(deps, tx, customerId, before)
  const agreement = await insertAgreement(tx, {
    ...terms,
    customerId,
    billerId: form.biller_id,
    aheadCents,
    termsVersion: form.terms_version,
    terms: termsOfAgreement({ ...terms, payee: paid.name }),
    agreedAt: now,
    lookOn: today,
  })
  await planPayments(deps, tx, {
    customerId,
    buffer: form.buffer,
    since: today,
    agreedAheadCents: aheadCents,
    basis,
    office,
    paydays: await listPaydays(deps, tx, customerId),
    catchUp: await catchUpOf(tx, customerId),
  })
  await divideWork(deps, tx, await readAgreed(tx, agreement), { agreement, posting: office.posting })
  if (!(before && hasSameWords(before, agreement))) await mailTerms(deps, tx, agreement)
  await audit(tx, clock.realNow(), 'customer', 'autopay.agreed', {
    customerId,
    subject: `autopay_agreement:${agreement.id}`,
  })
  return viewAutopay(agreement)
}

/** The customer has them by email, and what they agreed to is still on: a button pressed twice is told once. */
const hasSameWords = (before: AgreementRow, agreement: AgreementRow): boolean =>
  before.pausedFor === null &&
  before.billerId === agreement.billerId &&
  before.termsVersion === agreement.termsVersion &&
  isDeepStrictEqual(before.terms, agreement.terms)

/** Whether the bank sends it is a part of its words, so it must be agreed to again. */
const endCatchUpOfOtherWay = async (deps: AutopayDeps, tx: Db, customerId: number): Promise<void> => {
  const ended = await endCatchUp(tx, customerId, { endedAt: deps.clock.now(), endedBy: 'autopay' })
  if (ended) await notifyCatchUpEnded(deps, tx, ended)
}

/**
 * What was due before the agreement is none of it, and is no longer sent automatically. If autopay was on, the customer is told.
 */
const endOverdue = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  before: AgreementRow | undefined,
): Promise<void> => {
  const today = deps.clock.today()
  const change = { state: 'ended', stateAt: deps.clock.now() } as const
  for (const row of await readPlanned(tx, customerId, addDays(today, -DAYS_BEHIND))) {
    if (row.dueOn >= today || !(await changePlanned(tx, row, OPEN_STATES, change))) continue
    if (before && row.sentCents < row.plannedCents) await notifyEnded(deps, tx, row)
  }
}

/**
 * What was shown before agreeing holds, also for what an agreement before had planned: the customer pays what is too soon for
 * autopay, and the rest is sent.
 */
const divideWork = async (
  deps: AutopayDeps,
  tx: Db,
  planned: readonly Planned[],
  { agreement, posting }: { agreement: AgreementRow; posting: Posting },
): Promise<void> => {
  const first = firstOn(deps, agreement.method)
  const stateAt = deps.clock.now()
  for (const row of planned.filter((each) => each.sentCents < each.plannedCents && !hasPart(each))) {
    if (sendOn(arriveBy(row.dueOn, agreement.buffer), posting) < first)
      await changePlanned(tx, row, OPEN_STATES, { state: 'by_hand', stateAt })
    else await changePlanned(tx, row, ['by_hand'], { state: 'planned', stateAt })
  }
}

/** Why it ends without the customer's word. */
export type EndedBy = 'closing' | 'plan' | 'program' | 'undone'

const STOPPED_BY = { closing: 'operator', plan: 'plan', program: 'program', undone: 'customer' } as const

/** The customer is notified in writing. */
export const endAutopay = async (
  deps: AutopayDeps,
  tx: Db,
  agreement: AgreementRow,
  endedBy: EndedBy,
): Promise<void> => {
  const endedAt = deps.clock.now()
  await endAgreement(tx, agreement.customerId, { stoppedAt: endedAt, stoppedBy: STOPPED_BY[endedBy] })
  await endCatchUp(tx, agreement.customerId, { endedAt, endedBy: 'autopay' })
  await dropReminders(deps, tx, agreement.customerId)
  await deps.queue.send(tx, BRING_BACK, { customerId: agreement.customerId })
  await notifyStopped(deps, tx, agreement, endedBy)
}

/** Takes effect at once for everything that was not sent, and is confirmed by email. Returns the planned payments, with what is on its way. */
export const stop = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  stoppedBy: 'customer' | 'operator',
): Promise<Planned[]> => {
  const { bills, clock, plan } = deps
  await bills.lock(tx, customerId)
  await plan.lock(tx, customerId)
  const ended = await endAgreement(tx, customerId, { stoppedAt: clock.now(), stoppedBy })
  await dropReminders(deps, tx, customerId)
  await endCatchUp(tx, customerId, { endedAt: clock.now(), endedBy: 'autopay' })
  // One that was sent late is on its way after it was due.
  const planned = await readPlanned(tx, customerId, addDays(clock.today(), -DAYS_BEHIND))
  if (ended) {
    await mailStopped(deps, tx, customerId, planned)
    await deps.queue.send(tx, BRING_BACK, { customerId })
    await audit(tx, clock.realNow(), stoppedBy, 'autopay.stopped', {
      customerId,
      subject: `autopay_agreement:${ended.id}`,
    })
  }
  return planned
}
