/** Makes the planned payments of the next installments, and lets them follow the plan until their send day. */
import { sendingEndsOn } from '@yoursuccess/contract/autopay/sending.rules'
import { wageOrderMoney } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import { PREVIEWED } from '@yoursuccess/contract/autopay/preview.rules'
import { addDays, addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, larger, smaller, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { SharePayday } from '@yoursuccess/contract/setaside/shares.rules'
import { type Installment, planTotal } from '@yoursuccess/contract/plan/installments.rules'
import { arriveBy, postedBy, sendOn } from '@yoursuccess/contract/trustees/posting.rules'
import type { Db } from '@yoursuccess/database/database'
import { bankingDayOf } from '../../clock/clock.ts'
import type { PlanBasis } from '../plan/plan.service.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { catchUpWith, isIn, keyOf, OPEN_STATES, planAmounts, sentWithoutCatchUp } from './autopay.rules.ts'
import { dropReminder } from './drop-reminders.ts'
import { firstOn, type OfficeTerms } from './office-terms.ts'
import {
  changePlanned,
  insertPlanned,
  listPlanned,
  listSendings,
  type PlannedRow,
  type SendingRow,
} from './planned-payments.queries.ts'

/** A planned payment with what was sent for it. */
export interface Planned extends PlannedRow {
  sendings: SendingRow[]
  /** What was sent and did not come back. */
  sentCents: Cents
}

/** Whose agreement it is, and when it was made. */
type Agreed = Pick<AgreementRow, 'customerId' | 'agreedAt'>

/** An expected payday, with the schedule that expects it. */
interface ExpectedPayday extends SharePayday {
  scheduleId: number
}

/** What the planning of a customer goes by. */
export interface PlanningTerms {
  customerId: number
  buffer: number
  /** Installments due before this day are none of autopay. */
  since: CalendarDate
  /** What was paid ahead when it was agreed to. */
  agreedAheadCents: Cents
  basis: PlanBasis
  office: OfficeTerms
  paydays: readonly ExpectedPayday[]
  /** What a catch-up adds, by the key of the installment. */
  catchUp: ReadonlyMap<string, Cents>
}

/** Paydays of this time decide shares, wage orders, and until when something is sent. */
const PAYDAYS_AHEAD = 150
const PAYDAYS_BEHIND = 45

export const listPaydays = async (
  { paydays, clock }: AutopayDeps,
  tx: Db,
  customerId: number,
  daysAhead = PAYDAYS_AHEAD,
): Promise<ExpectedPayday[]> => {
  const today = clock.today()
  const span = { from: addDays(today, -PAYDAYS_BEHIND), to: addDays(today, daysAhead) }
  const pay = (await paydays.listPayOf(tx, [customerId], span)).get(customerId) ?? []
  return pay.map(({ depositIds, ...payday }) => ({ ...payday, isReceived: depositIds.length > 0 }))
}

/** By due day, with what was sent for each. */
export const readPlanned = async (tx: Db, customerId: number, from: CalendarDate): Promise<Planned[]> => {
  const rows = await listPlanned(tx, customerId, from)
  const sendings = await listSendings(
    tx,
    customerId,
    rows.map(({ id }) => id),
  )
  const byPayment = Map.groupBy(sendings, ({ plannedPaymentId }) => plannedPaymentId)
  return rows.map((row) => {
    const own = byPayment.get(row.id) ?? []
    const living = own.filter(({ undoneAt }) => undoneAt === null)
    const sentCents = sum(living.map(({ amountCents }) => amountCents))
    const pulledCents = row.pullUndoneAt === null ? (row.pulledCents ?? ZERO) : ZERO
    return { ...row, sendings: own, sentCents: add(sentCents, pulledCents) }
  })
}

/**
 * Whether a planned payment is one of an agreement: it is due since the day of the agreement, or the customer moved it afterwards,
 * which fixed its amount. Any other one was due before, and is not sent automatically.
 */
export const isOfAgreement = (
  { dueOn, fixedAt }: Pick<PlannedRow, 'dueOn' | 'fixedAt'>,
  { agreedAt }: Pick<AgreementRow, 'agreedAt'>,
): boolean => dueOn >= bankingDayOf(agreedAt) || (fixedAt !== null && fixedAt >= agreedAt)

/** Planned payments that were due longer ago cannot be moved. */
const DAYS_BEHIND = 90

/** By due day, those of an agreement, and what was due before it and may have been moved. */
export const readAround = (tx: Db, { customerId, agreedAt }: Agreed): Promise<Planned[]> =>
  readPlanned(tx, customerId, addDays(bankingDayOf(agreedAt), -DAYS_BEHIND))

/** By due day, those of an agreement. */
export const readAgreed = async (tx: Db, agreed: Agreed): Promise<Planned[]> =>
  (await readAround(tx, agreed)).filter((row) => isOfAgreement(row, agreed))

/** True if autopay sent something for it that did not come back. */
export const hasPart = ({ sendings }: Pick<Planned, 'sendings'>): boolean =>
  sendings.some(({ byHand, undoneAt }) => !byHand && undoneAt === null)

/** An installment with the amount and the days that its planned payment has by the plan. */
export interface DatedInstallment {
  installment: Installment
  plannedCents: Cents
  /** What of it is a part of a catch-up. */
  catchUpCents: Cents
  sendOn: CalendarDate
  arriveBy: CalendarDate
}

/**
 * What was paid for the installments that are due since a day, without what is recorded as sent for them. What was sent to catch
 * up pays for what was due before.
 */
export const aheadOf = (
  { installments, paidCents }: PlanBasis,
  known: readonly Planned[],
  since: CalendarDate,
): Cents => {
  const keys = new Set(installments.filter(({ dueOn }) => dueOn >= since).map(keyOf))
  const sent = known.filter(({ installmentKey }) => keys.has(installmentKey))
  const dueBefore = planTotal(installments.filter(({ dueOn }) => dueOn < since))
  return larger(ZERO, subtract(paidCents, add(dueBefore, sum(sent.map(sentWithoutCatchUp)))))
}

/**
 * The installments that are due since the agreement, by due day. `known` are their planned payments. With a wage order,
 * what was reported since may be what the employer sent, which is expected already.
 */
export const dateInstallments = (
  { buffer, since, agreedAheadCents, basis, office, paydays, catchUp }: PlanningTerms,
  known: readonly Planned[],
): DatedInstallment[] => {
  const { installments, wageOrder } = basis
  const aheadCents = wageOrder ? agreedAheadCents : aheadOf(basis, known, since)
  const rows = new Map(known.map((row) => [row.installmentKey, row]))
  const paid = paydays.filter(({ scheduleId }) => scheduleId === wageOrder?.scheduleId).map(({ on }) => on)
  const due = installments.filter(({ dueOn }) => dueOn >= since)
  const catchUpOf = (installment: Installment): Cents => {
    const key = keyOf(installment)
    const agreedCents = catchUp.get(key) ?? ZERO
    return catchUpWith(rows.get(key), { amountCents: installment.amountCents, agreedCents })
  }
  const amounts = planAmounts(
    due.map((installment) => {
      const { dueOn, kind, amountCents } = installment
      const row = rows.get(keyOf(installment))
      const before = installments.findLast((each) => each.kind === 'monthly' && each.dueOn < dueOn)
      const span = { after: before?.dueOn ?? addMonths(dueOn, -1), until: dueOn }
      return {
        amountCents,
        catchUpCents: catchUpOf(installment),
        wageOrderCents: wageOrder && kind === 'monthly' ? wageOrderMoney(wageOrder, paid, span) : ZERO,
        fixedCents: row && (row.fixedAt !== null || row.chosenCents !== null) ? row.plannedCents : null,
        sentCents: row?.sentCents ?? ZERO,
      }
    }),
    aheadCents,
  )
  return due.map((installment, index) => {
    const postBy = arriveBy(installment.dueOn, buffer)
    const sentOn = sendOn(postBy, office.posting)
    const plannedCents = amounts[index] ?? ZERO
    const catchUpCents = smaller(catchUpOf(installment), plannedCents)
    return { installment, plannedCents, catchUpCents, sendOn: sentOn, arriveBy: postBy }
  })
}

/**
 * Makes planned payments that are missing, changes those that follow the plan, and drops those whose installment is gone.
 * In the transaction that holds the plan's lock.
 */
export const planPayments = async (deps: AutopayDeps, tx: Db, terms: PlanningTerms): Promise<void> => {
  const { customerId, since } = terms
  const known = await readPlanned(tx, customerId, since)
  const dated = dateInstallments(terms, known)
  const rows = new Map(known.map((row) => [row.installmentKey, row]))
  const keys = new Set(dated.map(({ installment }) => keyOf(installment)))
  const today = deps.clock.today()
  const next = dated
    .filter(({ installment, plannedCents }) => installment.dueOn >= today && plannedCents > 0)
    .slice(0, PREVIEWED)
  for (const each of dated) {
    const row = rows.get(keyOf(each.installment))
    if (row) await follow(deps, tx, row, terms, { each, endsOn: endOf(terms, dated, each) })
    else if (next.includes(each)) await make(deps, tx, terms, each, endOf(terms, dated, each))
  }
  for (const row of known) {
    const change = { state: 'dropped', stateAt: deps.clock.now() } as const
    if (!keys.has(row.installmentKey) && (await changePlanned(tx, row, OPEN_STATES, change)))
      await dropReminder(deps, tx, row)
  }
}

const endOf = (
  { paydays }: PlanningTerms,
  dated: readonly DatedInstallment[],
  each: DatedInstallment,
): CalendarDate => {
  const next = dated.find(({ sendOn: on }) => on > each.sendOn)
  return sendingEndsOn({
    sendOn: each.sendOn,
    dueOn: each.installment.dueOn,
    paydays: paydays.filter(({ landsHere }) => landsHere).map(({ on }) => on),
    nextSendOn: next?.sendOn ?? null,
  })
}

const make = async (
  deps: AutopayDeps,
  tx: Db,
  { customerId, office }: PlanningTerms,
  { installment, plannedCents, catchUpCents, sendOn: sentOn, arriveBy: postBy }: DatedInstallment,
  endsOn: CalendarDate,
): Promise<void> => {
  if (isAfterTheProgram(deps, sentOn)) return
  const now = deps.clock.now()
  await insertPlanned(tx, {
    customerId,
    kind: installment.kind,
    installmentMonth: installment.month,
    installmentKey: keyOf(installment),
    dueOn: installment.dueOn,
    plannedCents,
    catchUpCents,
    sendOn: sentOn,
    arriveBy: postBy,
    isMoved: false,
    endsOn,
    state: firstState(deps, office, sentOn),
    stateAt: now,
    createdAt: now,
  })
}

/**
 * The amount stays from the send day on, and one that the customer chose stays, too. So does a day that they chose. One that was
 * dropped because its installment was gone is planned again with it.
 */
const follow = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { office }: PlanningTerms,
  { each, endsOn }: { each: DatedInstallment; endsOn: CalendarDate },
): Promise<void> => {
  const isBack = row.state === 'dropped' && row.sendings.length === 0
  if (row.fixedAt !== null || !(isBack || isIn(['planned', 'by_hand', 'skipped'], row))) return
  const { installment, plannedCents, catchUpCents } = each
  const days = row.isMoved
    ? {
        sendOn: row.sendOn,
        arriveBy: postedBy(row.sendOn, office.posting),
        endsOn: row.endsOn > endsOn ? row.endsOn : endsOn,
      }
    : { sendOn: each.sendOn, arriveBy: each.arriveBy, endsOn }
  const change = {
    ...days,
    dueOn: installment.dueOn,
    installmentMonth: installment.month,
    plannedCents: row.chosenCents ?? plannedCents,
    catchUpCents,
    state: isBack ? firstState(deps, office, days.sendOn) : row.state,
  }
  const isSame = Object.entries(change).every(([field, value]) => row[field as keyof typeof change] === value)
  if (isSame) return
  await changePlanned(tx, row, [row.state], { ...change, stateAt: deps.clock.now() })
  // The other day has reminders of its own.
  if (change.sendOn !== row.sendOn || change.plannedCents <= row.sentCents) await dropReminder(deps, tx, row)
}

/** What is too soon is left to the customer, who was told so before agreeing. */
const firstState = (deps: AutopayDeps, { method }: OfficeTerms, on: CalendarDate) =>
  on < firstOn(deps, method) ? 'by_hand' : 'planned'

/** Days before the last day of spending from which nothing is planned that would be sent after it. */
const LAST_DAYS = 30

const isAfterTheProgram = ({ program, clock }: AutopayDeps, on: CalendarDate): boolean => {
  const { mode, lastSpendOn } = program.getCalendar()
  return mode !== 'off' && clock.today() >= addDays(lastSpendOn, -LAST_DAYS) && on > lastSpendOn
}
