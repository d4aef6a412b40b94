/** Which share of the need a deposit bears, what is asked for on a morning, and what is returned. Pure. */
import { partFees } from '@yoursuccess/contract/autopay/parts.rules'
import type { TrusteePayer } from '@yoursuccess/contract/autopay/payer.rules'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, larger, smaller, subtract, ZERO } from '@yoursuccess/contract/core/money'
import {
  needsOf,
  paydaysLeft,
  type PlannedPayment,
  type SharePayday,
  shareOf,
} from '@yoursuccess/contract/setaside/shares.rules'

/** A payment to the trustee that is not complete. */
export interface ComingPayment extends PlannedPayment {
  dueOn: CalendarDate
  sendOn: CalendarDate
  /** Each payday that is left for it sends a part, and `feesCents` is the fee of one. */
  isByPayday?: boolean
  /** The most that autopay takes from the main account for it. Null or undefined for payments that the bank does not send. */
  fromMainCents?: Cents | null
  /** By its agreement with autopay. Undefined without one in force. */
  payer?: TrusteePayer | undefined
}

/** An expected payday, and the deposits that count as it. */
export interface KnownPay {
  scheduleId: number
  on: CalendarDate
  usualCents: Cents
  landsHere: boolean
  depositIds: readonly number[]
}
type PaydayKey = Pick<KnownPay, 'scheduleId' | 'on'>

/** When a morning begins, in New York. */
const MORNING_HOUR = 6

/** The last day whose morning has begun at this hour. */
export const morningOf = (today: CalendarDate, hour: number): CalendarDate =>
  hour >= MORNING_HOUR ? today : addDays(today, -1)

/** What decides a customer's shares, without balances. */
export interface Needs {
  today: CalendarDate
  /** The last day whose morning has begun. */
  morning: CalendarDate
  /** The earliest first. */
  coming: readonly ComingPayment[]
  /** In their order. */
  pay: readonly KnownPay[]
  /** Deposits whose share is not decided. */
  waitingIds: ReadonlySet<number>
  /** Paydays whose share another deposit bears. */
  borne: readonly PaydayKey[]
  /** What was short of the shares for the payment that is due on `shortFor`. */
  shortCents: Cents
  shortFor: CalendarDate | null
}

/** What should be set aside. */
export interface WantedShare {
  wantedCents: Cents
  /** The part of it that a later deposit bears as well, if it cannot be moved. */
  laterCents: Cents
  /** The payment that this part is for. Null if no payday is left: then all that is missing is asked for again. */
  shortFor: CalendarDate | null
  /** The first payment that it is for. Null if nothing is wanted. */
  dueOn: CalendarDate | null
  /** The payday whose share it is. */
  payday: PaydayKey | undefined
}

const NOTHING: WantedShare = {
  wantedCents: ZERO,
  laterCents: ZERO,
  shortFor: null,
  dueOn: null,
  payday: undefined,
}

/**
 * The share that a deposit bears: what was short of earlier shares, and the share of its payday if it counts as one. All
 * that is missing of a payment without a payday left; pay that comes too late for a payment then counts for the next one.
 */
export const shareOfDeposit = (needs: Needs, setAsideCents: Cents, depositId: number): WantedShare => {
  const { today } = needs
  const own = ownPaydayOf(needs, depositId)
  let share = NOTHING
  for (const { payment, needCents } of openPayments(needs, setAsideCents, { depositId, own })) {
    const { dueOn } = payment
    const left = leftFor(needs, payment, { depositId, own })
    const counts = own !== undefined && earlierDay(own.on, today) <= lastPaydayFor(payment)
    if (left.length === 0 && !counts) {
      share = wanting(share, { dueOn, cents: needCents })
      if (!own) return share
      continue
    }
    const shortCents = shortOf(needs, dueOn, needCents)
    const ownCents = counts
      ? shareOf(subtract(needCents, shortCents), own.usualCents, left.map(usualOf))
      : ZERO
    const cents = add(shortCents, ownCents)
    const payday = counts ? { scheduleId: own.scheduleId, on: own.on } : undefined
    return { ...wanting(share, { dueOn, cents }), laterCents: cents, shortFor: dueOn, payday }
  }
  return share
}

/** What is asked for on a morning: all that is missing of the next payment, if no payday is left for it. */
export const shareOfMorning = (needs: Needs, setAsideCents: Cents): WantedShare => {
  const [next] = openPayments(needs, setAsideCents)
  if (!next || leftFor(needs, next.payment).length > 0) return NOTHING
  return wanting(NOTHING, { dueOn: next.payment.dueOn, cents: next.needCents })
}

/** The next move that the bank makes automatically, if everything arrives as expected. Undefined if there is none. */
export const nextShare = (
  needs: Needs,
  setAsideCents: Cents,
): { on: CalendarDate; amountCents: Cents } | undefined => {
  // Paydays up to this day count for a payment that has what it needs.
  let taken: CalendarDate | undefined
  let from = addDays(needs.morning, 1)
  for (const { payment, needCents } of openPayments(needs, setAsideCents)) {
    const left = leftFor(needs, payment).filter(({ on }) => taken === undefined || on > taken)
    const [first, ...later] = left
    if (needCents > 0 && first) {
      const shortCents = shortOf(needs, payment.dueOn, needCents)
      const ownCents = shareOf(subtract(needCents, shortCents), first.usualCents, later.map(usualOf))
      return { on: first.on, amountCents: add(shortCents, ownCents) }
    }
    if (needCents > 0 && from <= payment.sendOn) return { on: from, amountCents: needCents }
    taken = lastPaydayFor(payment)
    if (payment.sendOn >= from) from = addDays(payment.sendOn, 1)
  }
  return undefined
}

/**
 * What is returned of a share whose deposit was taken back: what of it is still set aside, and only what brings the main
 * account to what is kept back (SETA-21). What left the set-aside was the oldest money, so the money of later moves is left.
 */
export const goesBack = (
  share: { movedCents: Cents; returnedCents: Cents; takenBackCents: Cents; laterCents: Cents },
  balances: { mainCents: Cents; setAsideCents: Cents; keepBackCents: Cents },
): Cents => {
  const left = subtract(smaller(share.movedCents, share.takenBackCents), share.returnedCents)
  const missing = subtract(balances.keepBackCents, balances.mainCents)
  const ownCents = subtract(balances.setAsideCents, share.laterCents)
  return larger(ZERO, smaller(smaller(left, missing), ownCents))
}

/** Payments that can still be completed in time, with what each needs. Money set aside is the earliest's first. */
const openPayments = (needs: Needs, setAsideCents: Cents, deposit: DepositOf = {}) => {
  const { coming, today } = needs
  const amounts = needsOf(
    coming.map((payment, at) => withFees(needs, payment, coming[at - 1], deposit)),
    setAsideCents,
  )
  return coming
    .map((payment, at) => ({ payment, needCents: amounts[at] ?? ZERO }))
    .filter(({ payment }) => payment.sendOn >= today)
}

/** The deposit whose share is decided, and the payday that it counts as. */
interface DepositOf {
  depositId?: number
  own?: KnownPay | undefined
}

/** In parts, each payday pays a fee that is left for the payment, and comes too late for the one before. */
const withFees = (
  needs: Needs,
  payment: ComingPayment,
  before: ComingPayment | undefined,
  deposit: DepositOf,
): ComingPayment => {
  if (!payment.isByPayday) return payment
  const isItsOwn = (on: CalendarDate) => before === undefined || on > lastPaydayFor(before)
  const { own } = deposit
  const ownDay = own && earlierDay(own.on, needs.today)
  const counts = ownDay !== undefined && ownDay <= lastPaydayFor(payment) && isItsOwn(ownDay)
  const later = leftFor(needs, payment, deposit).filter(({ on }) => isItsOwn(on))
  return { ...payment, feesCents: partFees(later.length + Number(counts), payment.feesCents) }
}

const lastPaydayFor = ({ sendOn }: ComingPayment): CalendarDate => addBankingDays(sendOn, -1)

/** The payday that the deposit counts as, unless another deposit bears its share. */
const ownPaydayOf = (needs: Needs, depositId: number): KnownPay | undefined =>
  needs.pay.find((each) => each.landsHere && each.depositIds.includes(depositId) && !isBorne(needs, each))

const isBorne = ({ borne }: Needs, { scheduleId, on }: KnownPay): boolean =>
  borne.some((payday) => payday.scheduleId === scheduleId && payday.on === on)

/**
 * The other paydays that are left for a payment. One that arrived is left while its share is not decided, and one whose
 * deposit was taken back later is not left again.
 */
const leftFor = (
  needs: Needs,
  { sendOn }: ComingPayment,
  { depositId, own }: DepositOf = {},
): SharePayday[] => {
  const { pay, waitingIds, today } = needs
  const isWaiting = (id: number) => id !== depositId && waitingIds.has(id)
  const paydays = pay
    .filter((each) => each !== own && !isBorne(needs, each))
    .map(({ on, usualCents, landsHere, depositIds }) => {
      const waits = depositIds.some(isWaiting)
      return {
        on: waits && on < today ? today : on,
        usualCents,
        landsHere,
        isReceived: depositIds.length > 0 && !waits,
      }
    })
  return paydaysLeft(paydays, { today, sendOn })
}

const usualOf = ({ usualCents }: SharePayday): Cents => usualCents

const shortOf = ({ shortCents, shortFor }: Needs, dueOn: CalendarDate, needCents: Cents): Cents =>
  shortFor === dueOn ? smaller(shortCents, needCents) : ZERO

/** The share with this much more for a payment. */
const wanting = (share: WantedShare, { dueOn, cents }: { dueOn: CalendarDate; cents: Cents }): WantedShare =>
  cents > 0 ? { ...share, wantedCents: add(share.wantedCents, cents), dueOn: share.dueOn ?? dueOn } : share

const earlierDay = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b)
