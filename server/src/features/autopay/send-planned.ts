/**
 * Sends a planned payment on its send day: what is missing is moved from the main account first, then one payment takes
 * amount and fee from the set-aside. Each step is recorded under the plan's lock before the processor is asked.
 */
import { decideSending, type SendDay } from '@yoursuccess/contract/autopay/sending.rules'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { add, type Cents, larger, negate, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { Refusal } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import type { AgreementRow } from './agreements.queries.ts'
import type { AutopayDeps } from './autopay.deps.ts'
import { notifyDropped, notifyEnded, notifySending, notifyWaiting } from './autopay.notifications.ts'
import { amountToSend, leftToSend, OPEN_STATES, sentByAutopay } from './autopay.rules.ts'
import { type OfficeTerms, paysSplit } from './office-terms.ts'
import { hasPart, type Planned } from './plan-payments.ts'
import { changePlanned, insertSending, isStill } from './planned-payments.queries.ts'
import { sumExpectedPulls } from './pulls.queries.ts'
import { findUnsentShare } from './unsent-share.ts'

export type Balances = NonNullable<Awaited<ReturnType<AutopayDeps['setAside']['readBalances']>>>

/** What comes next for a customer. */
export type Step =
  /** Nothing more today for this payment. */
  | { act: 'done' }
  /** The balances must be read, and then it is decided. */
  | { act: 'read' }
  /** The move was recorded, and is sent before the next decision. */
  | { act: 'move'; id: number }

/** The guard of trustees refused the payment, before anything of it was recorded. */
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
  /** What the planned payment before it was fixed at, without its part of a catch-up. Null before the first one. */
  lastCents: Cents | null
  /** Undefined until they were read. */
  balances: Balances | undefined
}

interface Order {
  amountCents: Cents
  /** A rest is still to be sent. */
  isPart: boolean
  hasFee: boolean
  /** The share of pay that it is made with. Undefined unless it is sent in parts. */
  shareMoveId: number | undefined
}

/** Decides about a planned payment whose send day has come. In the transaction that holds the locks of bills and plan. */
export const sendPlanned = async (
  deps: AutopayDeps,
  tx: Db,
  planned: Planned,
  terms: SendTerms,
): Promise<Step> => {
  const { clock } = deps
  // Something was reported since it was read.
  if (!(await isStill(tx, planned))) return { act: 'read' }
  const row = { ...planned, ...(await fixAmount(deps, tx, planned, terms)) }
  const leftCents = leftToSend(row, row.plannedCents)
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
  const shareMoveId = paysSplit(terms) ? await findUnsentShare(deps, tx, terms.agreement) : undefined
  const sendDay = await sendDayOf(deps, tx, row, terms, { leftCents, balances, shareMoveId })
  return act(deps, tx, row, terms, { sendDay, shareMoveId })
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
    plannedCents: amountToSend(row, {
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

/** Nothing is left: parts were all of it, the customer paid it, or chose no more than the part that was sent. */
const drop = async (deps: AutopayDeps, tx: Db, row: Planned): Promise<Step> => {
  const parts = sentByAutopay(row.sendings)
  const isDelivered = parts.every(({ deliveredAt }) => deliveredAt !== null)
  const state = parts.length === 0 ? 'dropped' : isDelivered ? 'delivered' : 'sent'
  await changePlanned(tx, row, OPEN_STATES, { state, stateAt: deps.clock.now() })
  if (state === 'dropped' && row.sentCents > 0) await notifyDropped(deps, tx, row)
  return { act: 'done' }
}

const sendDayOf = async (
  { bills, setAside }: AutopayDeps,
  tx: Db,
  row: Planned,
  { agreement, office }: SendTerms,
  {
    leftCents,
    balances,
    shareMoveId,
  }: { leftCents: Cents; balances: Balances; shareMoveId: number | undefined },
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
  const expectedCents = (await sumExpectedPulls(tx, [customerId])).get(customerId) ?? ZERO
  const isSplit = paysSplit({ agreement, office })
  const hasSentPart = hasPart(row)
  return {
    leftCents,
    // In parts, each share may be sent, with its own fee.
    feeCents: hasSentPart && !isSplit ? ZERO : office.feeCents,
    setAsideCents: subtract(setAsideCents, orderedCents),
    availableCents: subtract(mainCents, orderedOfMain),
    // What a service may still collect for an earlier payment stays there, too.
    keepBackCents: add(keepBackCents, expectedCents),
    fromMainCents: larger(ZERO, subtract(agreement.useMainCents ?? ZERO, toppedUp)),
    partial: office.partial,
    minCents: office.minCents,
    hasPart: hasSentPart && (!isSplit || shareMoveId === undefined),
  }
}

/** Top-ups of all planned payments, and of one. */
export const TOP_UPS = 'top-up-'
export const causeOf = ({ id }: Pick<Planned, 'id'>): string => `${TOP_UPS}${id}-`

const act = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  terms: SendTerms,
  { sendDay, shareMoveId }: { sendDay: SendDay; shareMoveId: number | undefined },
): Promise<Step> => {
  const decided = decideSending(sendDay)
  if (decided.act === 'none') return { act: 'done' }
  if (decided.act === 'wait') return wait(deps, tx, row, decided.missingCents)
  const { amountCents, topUpCents, isPart } = decided
  if (topUpCents > 0) return topUp(deps, tx, row, topUpCents)
  return order(deps, tx, row, terms, { amountCents, isPart, hasFee: sendDay.feeCents > 0, shareMoveId })
}

const wait = async (deps: AutopayDeps, tx: Db, row: Planned, missingCents: Cents): Promise<Step> => {
  const change = { state: 'waiting_for_money', stateAt: deps.clock.now() } as const
  await changePlanned(tx, row, ['planned'], change)
  await notifyWaiting(deps, tx, row, missingCents)
  return { act: 'done' }
}

/** One that the processor refused is not tried again on that day. Another payment of that day has a top-up of its own. */
const topUp = async (deps: AutopayDeps, tx: Db, row: Planned, amountCents: Cents): Promise<Step> => {
  const { customerId } = row
  const ofToday = `${causeOf(row)}${deps.clock.today()}`
  const earlier = await deps.setAside.listTopUps(tx, customerId, ofToday)
  if (earlier.some(({ state }) => state === 'refused')) return wait(deps, tx, row, amountCents)
  const cause = earlier.length === 0 ? ofToday : `${ofToday}-${earlier.length}`
  const move = await deps.setAside.recordTopUp(tx, { customerId, direction: 'in', amountCents, cause })
  if (!move) return { act: 'read' }
  return { act: 'move', id: move.id }
}

/** Records the payment. From now on it counts as sent. Once nothing is left to send, the amount stays. */
export const order = async (
  deps: AutopayDeps,
  tx: Db,
  row: Planned,
  { agreement, office }: SendTerms,
  { amountCents, isPart, hasFee, shareMoveId }: Order,
): Promise<Step> => {
  const { clock, bills } = deps
  const { customerId } = row
  const now = clock.now()
  const { billerId } = agreement
  if (billerId === null) throw new Error('the bank sends no payment of this agreement')
  const paid = await bills
    .payPlanned(tx, customerId, { billerId, amountCents, hasFee })
    .catch((error: unknown) => {
      throw error instanceof Refusal ? new SendingRefused(row, error) : error
    })
  const made = { billPaymentId: paid.id, plannedPaymentId: row.id, customerId, amountCents }
  const sending = { ...made, byHand: false, shareMoveId: shareMoveId ?? null }
  await insertSending(tx, sending)
  const postedOn = addBankingDays(paid.expectedOn, office.posting.posting_days)
  // A part before the send day leaves the rest as it is planned.
  if (!isPart || row.fixedAt !== null)
    await changePlanned(tx, row, OPEN_STATES, {
      state: isPart ? 'waiting_for_money' : 'sending',
      stateAt: now,
      arriveBy: postedOn,
      fixedAt: row.fixedAt ?? now,
    })
  await notifySending(deps, tx, row, { billPaymentId: paid.id, amountCents, postedOn })
  await audit(tx, clock.realNow(), 'system', 'planned_payment.sent', {
    customerId,
    subject: `planned_payment:${row.id}`,
  })
  // What is missing on the send day is told on that day.
  return { act: isPart && row.fixedAt !== null ? 'read' : 'done' }
}
