/** How much is set aside of each pay, as pure functions for the server, previews and the forecast. */
import { addBankingDays } from '../core/banking-days.ts'
import type { CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, cents, larger, smaller, subtract, ZERO } from '../core/money.ts'

/** A planned payment to the trustee, as far as it is made. */
export interface PlannedPayment {
  plannedCents: Cents
  /** The fees of the payments that are still to be made for it. */
  feesCents: Cents
  /** What was sent for it. */
  sentCents: Cents
}

/** What a planned payment still needs if `keptCents` of the set-aside are kept for it (SETA-03). */
export const needOf = ({ plannedCents, feesCents, sentCents }: PlannedPayment, keptCents: Cents): Cents =>
  larger(ZERO, subtract(add(plannedCents, feesCents), add(sentCents, keptCents)))

/**
 * What each of these planned payments, earliest first, still needs. Money set aside belongs to the earliest of them
 * that is not sent in full.
 */
export const needsOf = (payments: readonly PlannedPayment[], setAsideCents: Cents): Cents[] => {
  let left = larger(ZERO, setAsideCents)
  return payments.map((payment) => {
    const kept = smaller(left, needOf(payment, ZERO))
    left = subtract(left, kept)
    return needOf(payment, kept)
  })
}

/** An expected payday, moved off weekends and bank holidays. */
export interface SharePayday {
  on: CalendarDate
  usualCents: Cents
  /** False for pay that goes to another account. */
  landsHere: boolean
  /** True once its pay arrived. */
  isReceived: boolean
}

/**
 * The paydays from today whose pay is still expected here, at least one banking day before the send day. Later ones
 * count for the next installment (SETA-03).
 */
export const paydaysLeft = (
  paydays: readonly SharePayday[],
  { today, sendOn }: { today: CalendarDate; sendOn: CalendarDate },
): SharePayday[] => {
  const last = addBankingDays(sendOn, -1)
  return paydays.filter(
    ({ on, landsHere, isReceived }) => landsHere && !isReceived && on >= today && on <= last,
  )
}

/**
 * The share of a need that this pay bears: need × usual amount ÷ the sum of the usual amounts of this payday and the
 * later ones, rounded up to the cent. The whole need if no later pay is expected.
 */
export const shareOf = (needCents: Cents, usualCents: Cents, laterUsualCents: readonly Cents[]): Cents => {
  // A need and an amount of the largest size make a product above 2^53.
  const whole = laterUsualCents.reduce((total, each) => total + BigInt(each), BigInt(usualCents))
  if (needCents <= 0 || whole <= 0n) return larger(ZERO, needCents)
  return cents(Number((BigInt(needCents) * BigInt(usualCents) + whole - 1n) / whole))
}

/**
 * The shares of a need over paydays with these usual amounts, if each pay arrives as expected. Each share is worked
 * out anew from what is then still needed, so that together they are exactly the need.
 */
export const sharesOf = (needCents: Cents, usualCents: readonly Cents[]): Cents[] => {
  let left = larger(ZERO, needCents)
  return usualCents.map((usual, index) => {
    const share = shareOf(left, usual, usualCents.slice(index + 1))
    left = subtract(left, share)
    return share
  })
}

/** What may leave the main account: its available balance without what is kept back, at least zero (SETA-04). */
export const movable = (availableCents: Cents, keepBackCents: Cents): Cents =>
  larger(ZERO, subtract(availableCents, keepBackCents))

/**
 * What is moved of a share on a payday: at most the deposit, and what may leave the main account. `missing` is tried
 * again with the next deposit.
 */
export const cappedShare = (
  shareCents: Cents,
  limits: { depositCents: Cents; availableCents: Cents; keepBackCents: Cents },
): { movedCents: Cents; missingCents: Cents } => {
  const wanted = smaller(shareCents, larger(ZERO, limits.depositCents))
  const movedCents = smaller(wanted, movable(limits.availableCents, limits.keepBackCents))
  return { movedCents, missingCents: subtract(shareCents, movedCents) }
}
