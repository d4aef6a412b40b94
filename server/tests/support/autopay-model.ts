/**
 * What autopay does, as a few lines of arithmetic of their own: 465.00 a month on the 15th, sent from the
 * set-aside two banking days before it should be posted, which is two banking days before it is due.
 */
const FEE_CENTS = 100
const KEEP_BACK_CENTS = 25_00
const INSTALLMENT_CENTS = 465_00
/** Of the installments of December, January and February, by the plan. */
const SEND_DAYS = ['2026-12-09', '2027-01-11', '2027-02-08'] as const
const DUE_DAYS = ['2026-12-15', '2027-01-15', '2027-02-15'] as const
/** The last days on which they are sent, unless they were moved. */
const LAST_DAYS = ['2027-01-10', '2027-02-07', '2027-03-08'] as const
const HOLIDAYS = ['2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15']
/** Autopay is agreed to until this day, so that every installment of the model is part of it. */
export const LAST_AGREEMENT = '2026-12-15'

type State =
  | 'planned'
  | 'waiting_for_money'
  | 'sent'
  | 'skipped'
  | 'by_hand'
  | 'dropped'
  | 'ended'
  | 'returned'

export interface ModelledPlanned {
  dueOn: string
  plannedCents: number
  sendOn: string
  endsOn: string
  state: State
  isFixed: boolean
  isChosen: boolean
  isMoved: boolean
  byHandCents: number
  /** What autopay sent, and what was moved from the main account for it. */
  sentCents: number
  toppedUpCents: number
}

/** A payment from the set-aside. */
interface ModelledSending {
  row: ModelledPlanned
  amountCents: number
  byHand: boolean
  isReturned: boolean
}

export interface ModelledAutopay {
  today: string
  isOn: boolean
  useMainCents: number
  mainCents: number
  setAsideCents: number
  /** All that was paid to the trustee and did not come back. */
  paidCents: number
  rows: ModelledPlanned[]
  sendings: ModelledSending[]
}

export const startOfModel = (useMainCents: number): ModelledAutopay => ({
  today: '2026-12-01',
  isOn: true,
  useMainCents,
  mainCents: 1000_00,
  setAsideCents: 0,
  paidCents: 0,
  rows: DUE_DAYS.map((dueOn, at) => ({
    dueOn,
    plannedCents: INSTALLMENT_CENTS,
    sendOn: SEND_DAYS[at] ?? '',
    endsOn: LAST_DAYS[at] ?? '',
    state: 'planned',
    isFixed: false,
    isChosen: false,
    isMoved: false,
    byHandCents: 0,
    sentCents: 0,
    toppedUpCents: 0,
  })),
  sendings: [],
})

export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const isBanking = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !HOLIDAYS.includes(day)
const firstBanking = (day: string): string => (isBanking(day) ? day : firstBanking(dayAfter(day)))

const isOpen = ({ state }: ModelledPlanned) => state === 'planned' || state === 'waiting_for_money'
export const isChangeable = (row: ModelledPlanned): boolean =>
  isOpen(row) || ['skipped', 'by_hand', 'returned'].includes(row.state)
export const sentOf = ({ byHandCents, sentCents }: ModelledPlanned): number => byHandCents + sentCents
const movableOf = ({ mainCents }: ModelledAutopay) => Math.max(0, mainCents - KEEP_BACK_CENTS)

/** What a payment by hand lowers. */
export const loweredBy = ({ rows, today }: Readonly<ModelledAutopay>): ModelledPlanned | undefined =>
  rows.find(
    (row) => sentOf(row) < row.plannedCents && (isOpen(row) || (isChangeable(row) && row.dueOn >= today)),
  )

/** What is paid beyond an installment lowers the next one. */
const follow = ({ rows }: ModelledAutopay): void => {
  let ahead = 0
  for (const [at, row] of rows.entries()) {
    const part = Math.min(ahead, INSTALLMENT_CENTS)
    const planned = row.isFixed || row.isChosen ? row.plannedCents : INSTALLMENT_CENTS - part
    ahead += Math.max(0, sentOf(row) - planned) - part
    if (row.isFixed || !['planned', 'by_hand', 'skipped'].includes(row.state)) continue
    row.plannedCents = planned
    const last = LAST_DAYS[at] ?? ''
    row.endsOn = row.isMoved && row.endsOn > last ? row.endsOn : last
  }
}

/** Another agreement: what is too soon by the plan is left to the customer, who was told so. */
export const agreeTo = (model: ModelledAutopay, useMainCents: number): void => {
  model.isOn = true
  model.useMainCents = useMainCents
  follow(model)
  const first = firstBanking(model.today)
  for (const [at, row] of model.rows.entries()) {
    if (row.sentCents > 0 || sentOf(row) >= row.plannedCents) continue
    if ((SEND_DAYS[at] ?? '') < first) row.state = isOpen(row) ? 'by_hand' : row.state
    else if (row.state === 'by_hand') row.state = 'planned'
  }
}

/** The next day, at noon in New York. */
export const passDay = (model: ModelledAutopay): void => {
  model.today = dayAfter(model.today)
  if (!model.isOn) return
  follow(model)
  if (isBanking(model.today))
    for (const row of model.rows) if (isOpen(row) && row.sendOn <= model.today) sendDue(model, row)
}

const sendDue = (model: ModelledAutopay, row: ModelledPlanned): void => {
  const wasFixed = row.isFixed
  row.isFixed = true
  const left = Math.max(0, row.plannedCents - sentOf(row))
  if (left === 0) {
    row.state = row.sentCents > 0 ? 'sent' : 'dropped'
    return
  }
  if (wasFixed && model.today > row.endsOn) {
    row.state = 'ended'
    return
  }
  const fee = row.sentCents > 0 ? 0 : FEE_CENTS
  const missing = Math.max(0, left + fee - model.setAsideCents)
  const most = Math.min(Math.max(0, model.useMainCents - row.toppedUpCents), movableOf(model))
  row.state = missing > most ? 'waiting_for_money' : 'sent'
  if (missing > most) return
  row.toppedUpCents += missing
  model.mainCents -= missing
  model.setAsideCents += missing - left - fee
  model.paidCents += left
  row.sentCents += left
  model.sendings.push({ row, amountCents: left, byHand: false, isReturned: false })
}

/** Undefined if it is paid. */
export const refusalByHand = (
  { mainCents, setAsideCents }: ModelledAutopay,
  from: 'main' | 'set_aside',
  amountCents: number,
): [number, string] | undefined => {
  if (amountCents + FEE_CENTS <= (from === 'main' ? mainCents : setAsideCents)) return undefined
  return [422, from === 'main' ? 'bill_payment.not_enough_money' : 'bill_payment.not_enough_set_aside']
}

export const payByHand = (model: ModelledAutopay, from: 'main' | 'set_aside', amountCents: number): void => {
  const row = loweredBy(model)
  if (!row) throw new Error('the model pays by hand only what is planned')
  model[from === 'main' ? 'mainCents' : 'setAsideCents'] -= amountCents + FEE_CENTS
  model.paidCents += amountCents
  row.byHandCents += amountCents
  if (sentOf(row) >= row.plannedCents) row.state = 'dropped'
  if (from === 'set_aside') model.sendings.push({ row, amountCents, byHand: true, isReturned: false })
}

/** A payment from the set-aside comes back to it, with its fee. */
export const comeBack = (model: ModelledAutopay, sending: ModelledSending): void => {
  const { row, amountCents, byHand } = sending
  sending.isReturned = true
  model.setAsideCents += amountCents + FEE_CENTS
  model.paidCents -= amountCents
  row[byHand ? 'byHandCents' : 'sentCents'] -= amountCents
  if (!byHand || row.state === 'dropped') row.state = 'returned'
}

/** Whether it is moved to that day. */
export const moveTo = (model: ModelledAutopay, at: number, on: string): boolean => {
  const [row, next] = [model.rows[at], model.rows[at + 1]]
  if (!row || !next) throw new Error('the model moves no such payment')
  const last = dayAfter(next.sendOn, -1)
  if (!isBanking(on) || on < firstBanking(model.today) || on > last) return false
  row.sendOn = on
  row.endsOn = last
  row.isMoved = true
  row.state = 'planned'
  return true
}

/** Undefined if the move into the set-aside is possible. */
export const refusalOfPutIn = (model: ModelledAutopay, amountCents: number): [number, string] | undefined => {
  let paid = model.paidCents
  const due = DUE_DAYS.slice(0, model.today < '2027-01-01' ? 2 : 3)
  const needed = due.map(() => {
    const applied = Math.min(paid, INSTALLMENT_CENTS)
    paid -= applied
    return applied === INSTALLMENT_CENTS ? 0 : INSTALLMENT_CENTS + FEE_CENTS - applied
  })
  const need = needed.reduce((sum, each) => sum + each, 0)
  if (amountCents > need - model.setAsideCents) return [422, 'set_aside.more_than_needed']
  return amountCents > movableOf(model) ? [422, 'set_aside.not_enough_money'] : undefined
}
