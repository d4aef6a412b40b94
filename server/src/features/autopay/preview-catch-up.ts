/** What is behind, spread over the next paydays and added to the payments that they reach, before it is agreed to (AUTO-19). */
import {
  addToPayments,
  type CatchUpPayday,
  daysOfCatchUp,
  spreadOverPaydays,
  toCatchUp,
} from '@yoursuccess/contract/autopay/catch-up.rules'
import { CATCH_UP_TERMS_VERSION, type previewCatchUp } from '@yoursuccess/contract/autopay/catch-up'
import { previewPayments } from '@yoursuccess/contract/autopay/preview.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { type Cents, formatAmount, larger, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import { type Installment, planTotal } from '@yoursuccess/contract/plan/installments.rules'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import type { PlanBasis } from '../plan/plan.service.ts'
import { findPayable } from './agree.ts'
import { type AgreementRow, findInForce } from './agreements.queries.ts'
import { type AutopayDeps, refuse } from './autopay.deps.ts'
import { COMING_STATES, isComing, isIn, keyOf, OPEN_STATES, sentWithoutCatchUp } from './autopay.rules.ts'
import { termsOfCatchUp } from './autopay.views.ts'
import { firstOn, type OfficeTerms, paysSplit } from './office-terms.ts'
import {
  dateInstallments,
  type DatedInstallment,
  listPaydays,
  type Planned,
  readPlanned,
} from './plan-payments.ts'

/** A year of monthly paydays. */
const DAYS_AHEAD = 400

interface Payment extends DatedInstallment {
  row: Planned | undefined
}

interface PreparedCatchUp {
  agreement: AgreementRow
  office: OfficeTerms
  paydays: Awaited<ReturnType<typeof listPaydays>>
  /** Those that are still to come and land here, by day. */
  comingPaydays: Awaited<ReturnType<typeof listPaydays>>
  /** What is behind, and not about to be sent. */
  amountCents: Cents
  parts: CatchUpPayday[]
  /** The payments since the agreement by due day, with what is added to each, and its amount with that. */
  payments: (Payment & { addedCents: Cents; wholeCents: Cents })[]
}

/** Throws the refusals of the preview. */
export const prepareCatchUp = async (
  deps: AutopayDeps,
  tx: Db,
  customerId: number,
  paydayCount: number,
): Promise<PreparedCatchUp> => {
  const agreement = await findInForce(tx, customerId)
  if (!agreement) throw refuse('autopay.not_on')
  const { paid, basis } = await findPayable(deps, tx, customerId, agreement)
  const { office } = paid
  const today = deps.clock.today()
  const since = bankingDayOf(agreement.agreedAt)
  const known = await readPlanned(tx, customerId, since)
  const paydays = await listPaydays(deps, tx, customerId, DAYS_AHEAD)
  const { buffer, aheadCents: agreedAheadCents } = agreement
  const terms = { customerId, buffer, since, agreedAheadCents, basis, office, paydays }
  // Another catch-up takes the place of the one before, so what that one adds does not count.
  const dated = dateInstallments({ ...terms, catchUp: new Map() }, known)
  const rows = new Map(known.map((row) => [row.installmentKey, row]))
  const first = firstOn(deps, agreement.method)
  const payments = dated.map((each) => {
    const row = rows.get(keyOf(each.installment))
    return { ...each, row, sendOn: row?.isMoved ? row.sendOn : each.sendOn }
  })
  const amountCents = amountBehind(basis, payments, today)
  if (amountCents === 0) throw refuse('autopay.not_behind')
  const comingPaydays = paydays
    .filter(({ on, landsHere, isReceived }) => landsHere && !isReceived && on >= today)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  const chosen = comingPaydays.slice(0, paydayCount)
  if (chosen.length < paydayCount) throw refuse('autopay.too_few_paydays')
  const taking = payments.filter((each) => each.installment.dueOn >= today && takesPart(each, first))
  if (taking.length === 0) throw refuse('autopay.too_few_paydays')
  const parts = spreadOverPaydays(amountCents, chosen)
  const added = addToPayments(parts, taking)
  const catchUp = new Map(
    taking.map(({ installment }, index) => [keyOf(installment), added[index] ?? ZERO] as const),
  )
  const whole = dateInstallments({ ...terms, catchUp }, known)
  return {
    agreement,
    office,
    paydays,
    comingPaydays,
    amountCents,
    parts,
    payments: payments.map((each, index) => ({
      ...each,
      addedCents: catchUp.get(keyOf(each.installment)) ?? ZERO,
      wholeCents: whole[index]?.plannedCents ?? ZERO,
    })),
  }
}

/**
 * What is behind, and not about to be sent. What was sent for an installment that is not due yet pays for what was due before only
 * as far as it is a part of a catch-up.
 */
const amountBehind = (
  { installments, paidCents }: PlanBasis,
  payments: readonly Payment[],
  today: CalendarDate,
): Cents => {
  const isPast = ({ dueOn, amountCents }: Installment) =>
    dueOn < today || (amountCents < 0 && dueOn === today)
  const coming = payments.filter(({ installment }) => installment.dueOn >= today)
  const dueCents = planTotal(installments.filter(isPast))
  const sentForComing = sum(coming.map(({ row, catchUpCents }) => sentAhead(row, catchUpCents)))
  const behindCents = larger(ZERO, subtract(dueCents, subtract(paidCents, sentForComing)))
  return toCatchUp(behindCents, sum(payments.map((each) => aboutToSend(each, today))))
}

const sentAhead = (row: Planned | undefined, catchUpCents: Cents): Cents =>
  row ? sentWithoutCatchUp({ ...row, catchUpCents }) : ZERO

/** Of a payment that was due, all that is left; of a later one, what is left of a part that it keeps. */
const aboutToSend = ({ installment, row, catchUpCents }: Payment, today: CalendarDate): Cents => {
  if (!row || !isIn(COMING_STATES, row)) return ZERO
  if (installment.dueOn < today) return larger(ZERO, subtract(row.plannedCents, row.sentCents))
  return larger(ZERO, subtract(catchUpCents, row.sentCents))
}

/** One whose amount is fixed, that the customer chose, or of which something was sent, takes no part. */
const takesPart = ({ installment, row, sendOn }: Payment, first: CalendarDate): boolean =>
  installment.kind === 'monthly' &&
  sendOn >= first &&
  (!row ||
    (isIn(OPEN_STATES, row) && row.fixedAt === null && row.chosenCents === null && row.sentCents === 0))

/** The payments to which something is added, with their whole amounts. */
export const raisedBy = ({ payments }: PreparedCatchUp) =>
  payments
    .filter(({ addedCents }) => addedCents > 0)
    .map((payment) => ({ ...payment, dueOn: payment.installment.dueOn }))

export const wordsOf = (prepared: PreparedCatchUp): string[] =>
  termsOfCatchUp(prepared.amountCents, prepared.office.method, raisedBy(prepared))

/** Throws the refusals of the call. */
export const showCatchUp = async (
  deps: AutopayDeps,
  customerId: number,
  paydayCount: number,
): Promise<ReplyOf<typeof previewCatchUp>> => {
  const { database, setAside } = deps
  const prepared = await prepareCatchUp(deps, database.db, customerId, paydayCount)
  // Without an answer, the preview shows what would have to be set aside in all.
  const balances = await setAside.readBalances(customerId).catch(unlessPartnerError)
  const setAsideCents = balances?.setAsideCents ?? ZERO
  const days = daysOfCatchUp({
    paydays: prepared.comingPaydays,
    chosen: prepared.parts,
    shares: sharesOf(deps, prepared, setAsideCents, ({ wholeCents }) => wholeCents),
    sharesWithout: sharesOf(deps, prepared, setAsideCents, ({ plannedCents }) => plannedCents),
  })
  return {
    amount: formatAmount(prepared.amountCents),
    method: prepared.office.method,
    paydays: days.map(({ on, payCents, partCents, setAsideCents, leftCents }) => ({
      on,
      pay: formatAmount(payCents),
      catch_up: formatAmount(partCents),
      set_aside: formatAmount(setAsideCents),
      left: formatAmount(leftCents),
    })),
    payments: raisedBy(prepared).map(({ dueOn, sendOn, addedCents, wholeCents }) => ({
      due_on: dueOn,
      send_on: sendOn,
      amount: formatAmount(wholeCents),
      catch_up: formatAmount(addedCents),
    })),
    fits: days.every(({ leftCents }) => leftCents >= 0),
    terms_version: CATCH_UP_TERMS_VERSION,
    terms: wordsOf(prepared),
  }
}

/** What would be set aside of each pay, for all payments that are still to be sent, if they have these amounts. */
const sharesOf = (
  deps: AutopayDeps,
  { agreement, office, paydays, payments }: PreparedCatchUp,
  setAsideCents: Cents,
  amountOf: (payment: PreparedCatchUp['payments'][number]) => Cents,
) => {
  const today = deps.clock.today()
  const installments = payments.flatMap((payment) => {
    const { installment, row } = payment
    const plannedCents = amountOf(payment)
    if (row && !isComing({ ...row, plannedCents }, today)) return []
    return [{ dueOn: installment.dueOn, plannedCents: subtract(plannedCents, row?.sentCents ?? ZERO) }]
  })
  return previewPayments({
    installments,
    paydays,
    buffer: agreement.buffer,
    posting: office.posting,
    mode: paysSplit({ agreement, office }) ? agreement.mode : 'once',
    feeCents: office.feeCents,
    minCents: office.minCents,
    setAsideCents,
    today,
    firstOn: firstOn(deps, agreement.method),
    count: installments.length,
  }).flatMap(({ shares }) => shares)
}
