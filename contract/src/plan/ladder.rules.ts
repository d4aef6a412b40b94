/** Which warnings of a payment that is due or missed a customer gets on a day (LAD-01). Pure. */
import { isPull } from '../autopay/outside.rules.ts'
import { type CalendarDate, daysBetween } from '../core/calendar-date.ts'
import { type Cents, larger, smaller, subtract, sum, ZERO } from '../core/money.ts'
import { PULL_METHODS, type PullMethodKind, type TrusteeMethodKind } from '../trustees/trustee-methods.ts'
import type { Credit } from './applied-money.rules.ts'
import { type Cover, type TrackedInstallment, trackInstallments } from './installment-status.rules.ts'
import type { Installment } from './installments.rules.ts'
import { arrearsOf } from './progress.rules.ts'

/**
 * `due_day`: it is due today, and not all of it is paid. `week_after`: the same, a week after its due day. `one_behind`,
 * `two_behind`: what is behind has reached one payment, or two.
 */
type LadderStep = 'due_day' | 'week_after' | 'one_behind' | 'two_behind'

/** How many payments are behind: 2 are two or more. */
export type PaymentsBehind = 0 | 1 | 2

export interface Warning {
  step: LadderStep
  /** The installment for which it is said once. Of what is behind, the newest one whose due day has passed. */
  installment: Installment
  /** What is not paid of it, or all that is behind. */
  amountCents: Cents
  /** The due day of the installment, or of the oldest one that is behind. */
  dueOn: CalendarDate
  /** What is behind as a number of payments with one decimal. Null for one installment. */
  payments: string | null
}

export interface Ladder {
  warnings: Warning[]
  paymentsBehind: PaymentsBehind
}

export interface LadderFacts {
  /** By due day. */
  installments: readonly Installment[]
  /** What counts as paid, and what was posted, oldest first. */
  applied: readonly Credit[]
  posted: readonly Credit[]
  /** What is set aside and scheduled for an installment. */
  coverOf?: ((installment: Installment) => Cover | undefined) | undefined
  /** What was due before this day may have been paid before the customer used this account. Undefined if that is known. */
  knownFrom: CalendarDate | undefined
  /** Since when the bank has the plan. Single installments that were due until then are not warned of. */
  createdOn: CalendarDate
  /** Until when it is known what was paid: today, or the day of the newest receipt. Null without one. */
  knownUntil: CalendarDate | null
  today: CalendarDate
  /** At the last look. */
  behindBefore: PaymentsBehind
}

const WEEK = 7

/**
 * Only what is true today is warned of, however long nobody looked. Arrears are warned of when they reach one payment or
 * two, not while they stay there.
 */
export const ladderOf = (facts: LadderFacts): Ladder => {
  const { today, createdOn, knownUntil, behindBefore } = facts
  if (knownUntil === null) return { warnings: [], paymentsBehind: 0 }
  const { owed, money } = trackKnown(facts, knownUntil)
  const unpaidOf = (installment: TrackedInstallment) => unpaidWith(facts.coverOf?.(installment), installment)
  const past = owed.filter(({ dueOn }) => dueOn < today)
  const single = (step: LadderStep, installment: TrackedInstallment): Warning[] => {
    const amountCents = missingOf(installment, unpaidOf(installment), { owed, money })
    // Less is not called behind either. What was posted with another amount has a notice of its own.
    return amountCents * 10 >= installment.amountCents && installment.dueOn > createdOn
      ? [{ step, installment, amountCents, dueOn: installment.dueOn, payments: null }]
      : []
  }
  const dueToday = owed.filter(({ dueOn }) => dueOn === today).flatMap((each) => single('due_day', each))
  const newest = past.at(-1)
  if (!newest) return { warnings: dueToday, paymentsBehind: 0 }
  const unpaid = past.filter((each) => unpaidOf(each) > 0)
  const behindCents = sum(unpaid.map(unpaidOf))
  const usualCents = past.findLast(({ kind }) => kind === 'monthly')?.amountCents
  const paymentsBehind = paymentsIn(behindCents, usualCents)
  if (paymentsBehind > behindBefore) {
    const behind: Warning = {
      step: paymentsBehind === 2 ? 'two_behind' : 'one_behind',
      installment: newest,
      amountCents: behindCents,
      dueOn: unpaid[0]?.dueOn ?? newest.dueOn,
      payments: arrearsOf(behindCents, ZERO, usualCents).payments,
    }
    // It says all that a warning of one installment would say.
    return { warnings: [...dueToday, behind], paymentsBehind }
  }
  const late = daysBetween(newest.dueOn, today) >= WEEK ? single('week_after', newest) : []
  return { warnings: [...dueToday, ...late], paymentsBehind }
}

/** Ways of paying that leave this account, so that the bank knows what was sent or collected. */
const SEEN: readonly TrusteeMethodKind[] = ['electronic', 'bill_pay_check', ...PULL_METHODS]

interface Payers {
  paidBy: readonly TrusteeMethodKind[]
  /** The service whose debits autopay knows as payments. What another one collects is a debit like any other. */
  collectedBy: PullMethodKind | undefined
  /** Null: not known. */
  hasJointDebtor: boolean | null
  wageOrder: { startsOn: CalendarDate | null; endsOn: CalendarDate | null } | null
}

/** Whether money may reach the trustee that the bank hears of by receipts only: by mail, from another person, by a wage order, or by a service that autopay does not follow. */
export const isPaidElsewhere = (
  { paidBy, collectedBy, hasJointDebtor, wageOrder }: Payers,
  today: CalendarDate,
): boolean =>
  paidBy.some((kind) => !SEEN.includes(kind) || (isPull(kind) && kind !== collectedBy)) ||
  hasJointDebtor === true ||
  (wageOrder !== null &&
    (wageOrder.startsOn === null || wageOrder.startsOn <= today) &&
    (wageOrder.endsOn === null || wageOrder.endsOn >= today))

/**
 * The installments above zero with the money for them, leaving out what was due before or after it is known what was paid.
 * Money that arrived after the last due day before that time is for later ones.
 */
const trackKnown = (
  { installments, applied, posted, coverOf, knownFrom, today }: LadderFacts,
  knownUntil: CalendarDate,
) => {
  const isKnown = ({ dueOn }: Installment) => knownFrom === undefined || dueOn >= knownFrom
  const lastUnknown = installments.findLast((each) => !isKnown(each))?.dueOn
  const isForKnown = ({ arrivesOn }: Credit) =>
    lastUnknown === undefined || (arrivesOn !== null && arrivesOn > lastUnknown)
  const money = applied.filter(isForKnown)
  const tracked = trackInstallments({
    installments: installments.filter(isKnown),
    applied: money,
    posted: posted.filter(isForKnown),
    today,
    ...(coverOf && { coverOf }),
  })
  return {
    owed: tracked.filter(({ amountCents, dueOn }) => amountCents > 0 && dueOn <= knownUntil),
    money,
  }
}

/** What is about to be sent or collected in full is not called unpaid, also after its due day (AUTO-21). */
const unpaidWith = (
  cover: Cover | undefined,
  { status, amountCents, appliedCents, postedCents }: TrackedInstallment,
): Cents => {
  if (status === 'sent' || status === 'posted') return ZERO
  const unpaidCents = subtract(amountCents, larger(appliedCents, postedCents))
  return cover && cover.amountCents >= unpaidCents ? ZERO : unpaidCents
}

/**
 * What is not paid of an installment. The oldest installments take the money first, so what was sent since the due day
 * before may have gone to one of them. It is not called missing, because it was meant for this one.
 */
const missingOf = (
  installment: TrackedInstallment,
  unpaidCents: Cents,
  { owed, money }: { owed: readonly TrackedInstallment[]; money: readonly Credit[] },
): Cents => {
  const before = owed.findLast(({ dueOn }) => dueOn < installment.dueOn)?.dueOn
  const since = money.filter(
    ({ lumpSumId, arrivesOn }) =>
      lumpSumId === null && arrivesOn !== null && (before === undefined || arrivesOn > before),
  )
  const sentCents = sum(since.map(({ amountCents }) => amountCents))
  return smaller(unpaidCents, larger(ZERO, subtract(installment.amountCents, sentCents)))
}

const paymentsIn = (behindCents: Cents, usualCents: Cents | undefined): PaymentsBehind => {
  if (usualCents === undefined || behindCents < usualCents) return 0
  return behindCents < usualCents * 2 ? 1 : 2
}
