/**
 * Sends a planned payment on its send day: what is missing is moved from the main account first, then one payment takes
 * amount and fee from the set-aside. Each step is recorded under the plan's lock before the processor is asked.
 */
import { amountToFix } from '@yoursuccess/contract/autopay/agreed-range.rules'
import { stillToSend } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import { decideSending, type SendDay } from '@yoursuccess/contract/autopay/sending.rules'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { type Cents, larger, negate, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { Refusal } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyDropped, notifyEnded, notifySending, notifyWaiting } from './autopay.notifications.ts'
import { OPEN_STATES } from './autopay.rules.ts'
import type { OfficeTerms } from './office-terms.ts'
import { hasPart, type Planned } from './plan-payments.ts'
import { changePlanned, insertSending, lockPlanned } from './planned-payments.queries.ts'

export type Balances = NonNullable<Awaited<ReturnType<AutopayDeps['setAside']['readBalances']>>>

/** What comes next for a customer. */
export type Step =
  /** Nothing more today for this payment. */
  | { act: 'done' }
  /** The balances must be read, and then it is decided. */
  | { act: 'read' }
  /** The move was recorded, and is sent before the next decision. */
  | { act: 'move'; id: number }

/** The guard of trustees refused the payment. The transaction rolls back, and the refusal is recorded in another one. */
export class SendingRefused extends Error {
  readonly planned: Planned
  readonly refusal: Refusal

  constructor(planned: Planned, refusal: Refusal) {
    super('the guard refused a planned payment')
    this.planned = planned
    this.refusal = refusal
  }
}

export interface SendTerms {
  agreement: AgreementRow
  office: OfficeTerms
  /** What the planned payment before it was fixed at. Null before the first one. */
  lastCents: Cents | null
  /** Undefined until they were read. */
  balances: Balances | undefined
}

/** Decides about a planned payment whose send day has come. In the transaction that holds the locks of bills and plan. */
export const sendPlanned = async (
  deps: AutopayDeps,
  tx: Db,
  planned: Planned,
  terms: SendTerms,
): Promise<Step> => {
  const { clock } = deps
  const locked = await lockPlanned(tx, planned.customerId, planned.id)
  // Something was reported since it was read.
  if (locked?.state !== planned.state) return { act: 'read' }
  const row = { ...planned, ...(await fixAmount(deps, tx, planned, terms)) }
  const leftCents = stillToSend(
    row.plannedCents,
    row.sendings.map(({ amountCents, undoneAt }) => ({ amountCents, isUndone: undoneAt !== null })),
  )
  if (leftCents === 0) return drop(deps, tx, row)
  // One whose send day passed without a look is sent late, and the customer is told how late.
  if (planned.fixedAt !== null && clock.today() > row.endsOn) {
    await changePlanned(tx, row, OPEN_STATES, { state: 'ended', stateAt: clock.now() })
    await notifyEnded(deps, tx, row)
    return { act: 'done' }
  }
  const { balances } = terms
  if (!balances || !(await deps.setAside.areBalancesNewer(tx, row.customerId, balances.requestedAt)))
    return { act: 'read' }
  return act(deps, tx, row, terms, await sendDayOf(deps, tx, row, terms, { leftCents, balances }))
}

/** The amount is fixed when the send day begins. */
const fixAmount = async (
  { clock }: AutopayDeps,
  tx: Db,
  row: Planned,
  { agreement, lastCents }: SendTerms,
): Promise<Pick<Planned, 'plannedCents' | 'fixedAt'>> => {
  if (row.fixedAt !== null) return row
  const fixed = {
    plannedCents: amountToFix(row.plannedCents, {
      agreed: agreement,
      lastCents,
      notifiedCents: row.notifiedCents,
      isConfirmed: row.chosenCents !== null,
    }),
    fixedAt: clock.now(),
  }
  await changePlanned(tx, row, OPEN_STATES, fixed)
  return fixed
}

/** Nothing is left: the customer paid it, or chose no more than the part that was sent. */
const drop = async (deps: AutopayDeps, tx: Db, row: Planned): Promise<Step> => {
  const state = hasPart(row) ? 'sent' : 'dropped'
  await changePlanned(tx, row, OPEN_STATES, { state, stateAt: deps.clock.now() })
  if (state === 'dropped' && row.sentCents > 0) await notifyDropped(deps, tx, row)
  return { act: 'done' }
}

const sendDayOf = async (
  { bills, setAside }: AutopayDeps,
  tx: Db,
  row: Planned,
  { agreement, office }: SendTerms,
  { leftCents, balances }: { leftCents: Cents; balances: Balances },
): Promise<SendDay> => {
  const { customerId } = row
  const { mainCents, setAsideCents, keepBackCents, requestedAt } = balances
  const orderedCents = await bills.sumReserved(tx, customerId, requestedAt, 'set_aside')
  const orderedOfMain = await bills.sumReserved(tx, customerId, requestedAt, 'main')
  const topUps = await setAside.listTopUps(tx, customerId, causeOf(row))
  // What went back after a refusal may be moved again.
  const toppedUp = sum(
    topUps
      .filter(({ state }) => state === 'done')
      .map(({ direction, amountCents }) => (direction === 'in' ? amountCents : negate(amountCents))),
  )
  const hasSentPart = hasPart(row)
  return {
    leftCents,
    feeCents: hasSentPart ? ZERO : office.feeCents,
    setAsideCents: subtract(setAsideCents, orderedCents),
    availableCents: subtract(mainCents, orderedOfMain),
    keepBackCents,
    fromMainCents: larger(ZERO, subtract(agreement.useMainCents ?? ZERO, toppedUp)),
    partial: office.partial,
    minCents: office.minCents,
    hasPart: hasSentPart,
  }
}

/** Top-ups of a planned payment: at most one a day. */
export const causeOf = ({ id }: Pick<Planned, 'id'>): string => `top-up-${id}-`

const act = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  terms: SendTerms,
  sendDay: SendDay,
): Promise<Step> => {
  const decided = decideSending(sendDay)
  if (decided.act === 'none') return { act: 'done' }
  if (decided.act === 'wait') return wait(deps, tx, row, decided.missingCents)
  const { amountCents, topUpCents, isPart } = decided
  if (topUpCents > 0) return topUp(deps, tx, row, topUpCents)
  return order(deps, tx, row, terms, { amountCents, isPart, hasFee: sendDay.feeCents > 0 })
}

const wait = async (deps: AutopayDeps, tx: Db, row: Planned, missingCents: Cents): Promise<Step> => {
  const change = { state: 'waiting_for_money', stateAt: deps.clock.now() } as const
  await changePlanned(tx, row, ['planned'], change)
  await notifyWaiting(deps, tx, row, missingCents)
  return { act: 'done' }
}

/** A top-up that the processor refused is not tried again on that day. */
const topUp = async (deps: AutopayDeps, tx: Db, row: Planned, amountCents: Cents): Promise<Step> => {
  const { customerId } = row
  const cause = `${causeOf(row)}${deps.clock.today()}`
  const move = await deps.setAside.recordTopUp(tx, { customerId, direction: 'in', amountCents, cause })
  if (!move) return { act: 'read' }
  return move.state === 'wanted' ? { act: 'move', id: move.id } : wait(deps, tx, row, amountCents)
}

/** Records the payment. From now on it counts as sent. */
const order = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { agreement, office }: SendTerms,
  { amountCents, isPart, hasFee }: { amountCents: Cents; isPart: boolean; hasFee: boolean },
): Promise<Step> => {
  const { clock, bills } = deps
  const { customerId } = row
  const paid = await bills
    .payPlanned(tx, customerId, { billerId: agreement.billerId, amountCents, hasFee })
    .catch((error: unknown) => {
      throw error instanceof Refusal ? new SendingRefused(row, error) : error
    })
  const sending = { billPaymentId: paid.id, plannedPaymentId: row.id, customerId, byHand: false, amountCents }
  await insertSending(tx, sending)
  const postedOn = addBankingDays(paid.expectedOn, office.posting.posting_days)
  await changePlanned(tx, row, OPEN_STATES, {
    state: isPart ? 'waiting_for_money' : 'sending',
    stateAt: clock.now(),
    arriveBy: postedOn,
  })
  await notifySending(deps, tx, row, { billPaymentId: paid.id, amountCents, postedOn })
  await audit(tx, clock.realNow(), 'system', 'planned_payment.sent', {
    customerId,
    subject: `planned_payment:${row.id}`,
  })
  return { act: 'done' }
}
