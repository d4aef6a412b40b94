/**
 * What autopay does, as a few lines of arithmetic of their own: 465.00 a month on the 15th, sent from the set-aside two banking
 * days before it should be posted, which is two banking days before it is due. Without paydays, and with so wide a range of
 * amounts that none must be told before.
 */
import { FEE_CENTS } from './model-command.ts'
import { dayAfter, firstBanking, isBanking } from './model-days.ts'

/** What always stays in the main account. */
const KEEP_BACK_CENTS = 25_00
export const INSTALLMENT_CENTS = 465_00
/** The installments of the model with their send days by the plan, and the last days on which they are sent. */
export const INSTALLMENTS = [
  { dueOn: '2026-12-15', sendOn: '2026-12-09', lastOn: '2027-01-10' },
  { dueOn: '2027-01-15', sendOn: '2027-01-11', lastOn: '2027-02-07' },
  { dueOn: '2027-02-15', sendOn: '2027-02-08', lastOn: '2027-03-08' },
] as const
export const FIRST_DAY = '2026-12-01'
export const LAST_DUE_DAY = '2027-02-15'

/** `sent` is on its way or delivered. */
type State =
  | 'planned'
  | 'waiting_for_money'
  | 'sent'
  | 'skipped'
  | 'by_hand'
  | 'dropped'
  | 'ended'
  | 'returned'

export type Account = 'main' | 'set_aside'

export interface ModelledPlanned {
  dueOn: string
  plannedCents: number
  sendOn: string
  /** The last day on which it is sent. */
  endsOn: string
  state: State
  /** Its send day has begun, or it was moved after an agreement that is later than its due day. */
  isFixed: boolean
  /** The customer chose its amount. */
  isChosen: boolean
  isMoved: boolean
  /** What was moved from the main account for it, and on which day last. */
  toppedUpCents: number
  toppedUpOn: string | undefined
}

/** A payment to the trustee, of autopay or by hand, that was made for a planned payment. */
export interface ModelledSending {
  row: ModelledPlanned
  amountCents: number
  from: Account
  isByHand: boolean
  isReturned: boolean
}

export interface ModelledAutopay {
  today: string
  isOn: boolean
  /** The day of the agreement. What was due before is none of it until the customer moves it. */
  since: string
  useMainCents: number
  mainCents: number
  setAsideCents: number
  /** By due day. */
  rows: ModelledPlanned[]
  /** Oldest first. */
  sendings: ModelledSending[]
}

/** What was put in before the agreement: a payment with its fee. */
export const PUT_IN_CENTS = INSTALLMENT_CENTS + FEE_CENTS

/** On the first day, after the agreement. */
export const startOfModel = (useMainCents: number): ModelledAutopay => ({
  today: FIRST_DAY,
  isOn: true,
  since: FIRST_DAY,
  useMainCents,
  mainCents: 1000_00 - PUT_IN_CENTS,
  setAsideCents: PUT_IN_CENTS,
  rows: INSTALLMENTS.map(({ dueOn, sendOn, lastOn }) => ({
    dueOn,
    plannedCents: INSTALLMENT_CENTS,
    sendOn,
    endsOn: lastOn,
    state: 'planned',
    isFixed: false,
    isChosen: false,
    isMoved: false,
    toppedUpCents: 0,
    toppedUpOn: undefined,
  })),
  sendings: [],
})

export type Model = Readonly<ModelledAutopay>

const isOpen = ({ state }: ModelledPlanned) => state === 'planned' || state === 'waiting_for_money'
export const isChangeable = (row: ModelledPlanned): boolean =>
  isOpen(row) || ['skipped', 'by_hand', 'returned'].includes(row.state)
export const livingOf = ({ sendings }: Model, row?: ModelledPlanned) =>
  sendings.filter((each) => !each.isReturned && (!row || each.row === row))
export const sum = (sendings: readonly ModelledSending[]) =>
  sendings.reduce((total, { amountCents }) => total + amountCents, 0)
/** What was sent for a planned payment and did not come back. */
export const sentOf = (model: Model, row: ModelledPlanned): number => sum(livingOf(model, row))
const isSentByAutopay = (model: Model, row: ModelledPlanned) =>
  livingOf(model, row).some(({ isByHand }) => !isByHand)
export const movableOf = ({ mainCents }: Model) => Math.max(0, mainCents - KEEP_BACK_CENTS)

/** As "due planned sent on send day state". Without autopay, what it would send is not shown. */
export const shownOf = (model: Model): (readonly [ModelledPlanned, State])[] =>
  model.rows.flatMap((row) => {
    if (model.isOn || !isOpen(row)) return [[row, row.state] as const]
    return sentOf(model, row) > 0 ? [[row, 'ended'] as const] : []
  })

/** What a payment by hand lowers. */
export const loweredBy = (model: Model): ModelledPlanned | undefined =>
  model.rows.find(
    (row) =>
      sentOf(model, row) < row.plannedCents &&
      (isOpen(row) || (isChangeable(row) && row.dueOn >= model.today)),
  )

/** What was paid beyond an installment lowers the next one, until its send day and unless the customer chose its amount. */
const follow = (model: ModelledAutopay): void => {
  const before = model.rows.filter(({ dueOn }) => dueOn < model.since)
  const paidBefore = before.reduce((total, row) => total + sentOf(model, row), 0)
  let ahead = Math.max(0, paidBefore - before.length * INSTALLMENT_CENTS)
  for (const row of model.rows) {
    if (row.dueOn < model.since) continue
    const asked = INSTALLMENT_CENTS - Math.min(ahead, INSTALLMENT_CENTS)
    ahead = Math.max(0, ahead - INSTALLMENT_CENTS) + Math.max(0, sentOf(model, row) - asked)
    if (!row.isFixed && !row.isChosen && ['planned', 'by_hand', 'skipped'].includes(row.state))
      row.plannedCents = asked
  }
}

/** Another agreement: what is too soon by the plan is left to the customer, who was told so. */
export const agreeTo = (model: ModelledAutopay, useMainCents: number): void => {
  model.isOn = true
  model.since = model.today
  model.useMainCents = useMainCents
  follow(model)
  for (const [at, row] of model.rows.entries()) {
    if (row.dueOn < model.since) row.state = isOpen(row) ? 'ended' : row.state
    else if (sentOf(model, row) < row.plannedCents && !isSentByAutopay(model, row))
      divide(row, (INSTALLMENTS[at]?.sendOn ?? '') < firstBanking(model.today))
  }
}

const divide = (row: ModelledPlanned, isTooSoon: boolean): void => {
  if (isTooSoon && isOpen(row)) row.state = 'by_hand'
  if (!isTooSoon && row.state === 'by_hand') row.state = 'planned'
}

export const passDay = (model: ModelledAutopay): void => {
  model.today = dayAfter(model.today)
  look(model)
}

/** Money arrived: what waits for it is looked at. */
export const wake = (model: ModelledAutopay): void => {
  if (model.rows.some(({ state }) => state === 'waiting_for_money')) look(model)
}

/** What autopay does: each morning, and because of an action. */
export const look = (model: ModelledAutopay): void => {
  if (!model.isOn) return
  follow(model)
  if (!isBanking(model.today)) return
  for (const row of model.rows) if (isOpen(row) && row.sendOn <= model.today) sendDue(model, row)
}

const sendDue = (model: ModelledAutopay, row: ModelledPlanned): void => {
  const wasFixed = row.isFixed
  row.isFixed = true
  const left = Math.max(0, row.plannedCents - sentOf(model, row))
  if (left === 0) {
    row.state = 'dropped'
    return
  }
  if (wasFixed && model.today > row.endsOn) {
    row.state = 'ended'
    return
  }
  const missing = Math.max(0, left + FEE_CENTS - model.setAsideCents)
  // Money is moved for it once a day at most.
  const most =
    row.toppedUpOn === model.today
      ? 0
      : Math.min(Math.max(0, model.useMainCents - row.toppedUpCents), movableOf(model))
  if (missing > most) {
    row.state = 'waiting_for_money'
    return
  }
  if (missing > 0) row.toppedUpOn = model.today
  row.toppedUpCents += missing
  moveIn(model, missing)
  pay(model, { row, amountCents: left, from: 'set_aside', isByHand: false })
  row.state = 'sent'
}

export const moveIn = (model: ModelledAutopay, amountCents: number): void => {
  model.mainCents -= amountCents
  model.setAsideCents += amountCents
}

export const balanceOf = (from: Account) => (from === 'main' ? 'mainCents' : 'setAsideCents')

const pay = (model: ModelledAutopay, sending: Omit<ModelledSending, 'isReturned'>): void => {
  model[balanceOf(sending.from)] -= sending.amountCents + FEE_CENTS
  model.sendings.push({ ...sending, isReturned: false })
}

/** Why a step is refused. Undefined if it is not. */
export type Refused = [status: number, code: string] | undefined

export const payByHand = (model: ModelledAutopay, from: Account, amountCents: number): void => {
  const row = loweredBy(model)
  if (!row) throw new Error('the model pays by hand only what is planned')
  pay(model, { row, amountCents, from, isByHand: true })
  if (sentOf(model, row) >= row.plannedCents) row.state = 'dropped'
}

/**
 * A payment comes back to the account that paid, with its fee. Nothing is sent again automatically, and one that was dropped
 * because payments by hand paid all of it stays so while the others still do. One by hand lowered only what autopay would send.
 */
export const comeBack = (model: ModelledAutopay, sending: ModelledSending): void => {
  const { row, amountCents, from, isByHand } = sending
  sending.isReturned = true
  model[balanceOf(from)] += amountCents + FEE_CENTS
  const isMissed = row.state === 'dropped' && sentOf(model, row) < row.plannedCents
  if (!isByHand || isMissed) row.state = 'returned'
}

/** Why a planned payment cannot be skipped, moved or changed. */
export const whyFixed = ({ isOn }: Model, row: ModelledPlanned): Refused => {
  if (row.state === 'sent') return [409, 'autopay.already_sent']
  return isOn && isChangeable(row) ? undefined : [409, 'conflict']
}

export const skip = (row: ModelledPlanned): void => {
  if (isOpen(row)) row.state = 'skipped'
}

export const change = (row: ModelledPlanned, amountCents: number): void => {
  row.plannedCents = amountCents
  row.isChosen = true
}

/** The last day to which the first or the second planned payment can be moved. */
const lastDayFor = ({ rows }: Model, at: number): string => dayAfter(rows[at + 1]?.sendOn ?? '', -1)

export const refusalOfMove = (model: Model, at: number, on: string): Refused => {
  const isPossible = isBanking(on) && on >= firstBanking(model.today) && on <= lastDayFor(model, at)
  return isPossible ? undefined : [422, 'autopay.day_not_possible']
}

export const moveTo = (model: ModelledAutopay, at: number, on: string): void => {
  const [row, last] = [model.rows[at], INSTALLMENTS[at]?.lastOn]
  if (!row || !last) throw new Error('the model moves no such payment')
  row.sendOn = on
  row.endsOn = lastDayFor(model, at)
  // What was due before the agreement follows no plan: it is sent as the customer saw it.
  if (row.dueOn < model.since) row.isFixed = true
  // One that still follows the plan is sent as long as the plan allows.
  if (!row.isFixed && row.endsOn < last) row.endsOn = last
  row.isMoved = true
  row.state = 'planned'
}
