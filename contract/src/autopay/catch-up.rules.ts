/** Spreading what is behind over the next paydays (AUTO-19). Pure. */
import { addBankingDays } from '../core/banking-days.ts'
import type { CalendarDate } from '../core/calendar-date.ts'
import { add, type Cents, larger, subtract, sum, ZERO } from '../core/money.ts'
import { sharesOf } from '../setaside/shares.rules.ts'

/** The most paydays over which it can be spread. */
export const MAX_CATCH_UP_PAYDAYS = 12

interface Payday {
  on: CalendarDate
  usualCents: Cents
}

export interface CatchUpPayday extends Payday {
  /** The part of what is behind that this pay bears. */
  partCents: Cents
}

/** What is behind over these paydays, in their order, by their usual amounts. Together the parts are exactly that. */
export const spreadOverPaydays = (behindCents: Cents, paydays: readonly Payday[]): CatchUpPayday[] => {
  const parts = sharesOf(
    behindCents,
    paydays.map(({ usualCents }) => usualCents),
  )
  return paydays.map(({ on, usualCents }, index) => ({ on, usualCents, partCents: parts[index] ?? ZERO }))
}

/**
 * What is added to each of these payments, by send day: each part goes with the first payment that its pay can reach, at
 * least one banking day before the send day. Parts that reach none go with the last one.
 */
export const addToPayments = (
  parts: readonly CatchUpPayday[],
  payments: readonly { sendOn: CalendarDate }[],
): Cents[] => {
  const added = payments.map(() => ZERO)
  for (const { on, partCents } of parts) {
    const reached = payments.findIndex(({ sendOn }) => on <= addBankingDays(sendOn, -1))
    const index = reached === -1 ? payments.length - 1 : reached
    if (index >= 0) added[index] = add(added[index] ?? ZERO, partCents)
  }
  return added
}

interface Share {
  on: CalendarDate
  amountCents: Cents
}

interface PaydayWithCatchUp {
  on: CalendarDate
  /** The usual pay of the day. */
  payCents: Cents
  /** What the catch-up adds to what is set aside of it. */
  partCents: Cents
  /** All that is set aside of it. */
  setAsideCents: Cents
  /** What is left of it to live on. Negative if the pay is too small. */
  leftCents: Cents
}

/**
 * What would be set aside of each pay, and what is left, for the chosen days and for others that bear more because of the
 * catch-up: a payment is set aside of every pay until it is sent. Two paydays of one day are one.
 */
export const daysOfCatchUp = ({
  paydays,
  chosen,
  shares,
  sharesWithout,
}: {
  /** By day. */
  paydays: readonly Payday[]
  chosen: readonly Pick<Payday, 'on'>[]
  /** With the catch-up, and without it. */
  shares: readonly Share[]
  sharesWithout: readonly Share[]
}): PaydayWithCatchUp[] =>
  [...Map.groupBy(paydays, ({ on }) => on)]
    .map(([on, own]) => {
      const payCents = sum(own.map(({ usualCents }) => usualCents))
      const setAsideCents = totalOn(on, shares)
      const partCents = larger(ZERO, subtract(setAsideCents, totalOn(on, sharesWithout)))
      return { on, payCents, partCents, setAsideCents, leftCents: subtract(payCents, setAsideCents) }
    })
    .filter(({ on, partCents }) => partCents > 0 || chosen.some((each) => each.on === on))

const totalOn = (on: CalendarDate, shares: readonly Share[]): Cents =>
  sum(shares.filter((share) => share.on === on).map(({ amountCents }) => amountCents))

/** What is behind, without what is still to be sent of planned payments whose due day has passed. */
export const toCatchUp = (arrearsCents: Cents, stillToSendCents: Cents): Cents =>
  larger(ZERO, subtract(arrearsCents, stillToSendCents))
