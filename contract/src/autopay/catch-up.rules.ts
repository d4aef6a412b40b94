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

interface PaydayWithCatchUp {
  on: CalendarDate
  /** The usual pay of the day. */
  payCents: Cents
  partCents: Cents
  /** All that is set aside of it, with this part. */
  setAsideCents: Cents
  /** What is left of it to live on. Negative if the pay is too small. */
  leftCents: Cents
}

/** The days of these paydays with what is set aside of them, and what is left. Two paydays of one day are one. */
export const daysOfCatchUp = (
  parts: readonly CatchUpPayday[],
  shares: readonly { on: CalendarDate; amountCents: Cents }[],
): PaydayWithCatchUp[] =>
  [...Map.groupBy(parts, ({ on }) => on)].map(([on, own]) => {
    const payCents = sum(own.map(({ usualCents }) => usualCents))
    const setAsideCents = sum(shares.filter((share) => share.on === on).map(({ amountCents }) => amountCents))
    return {
      on,
      payCents,
      partCents: sum(own.map(({ partCents }) => partCents)),
      setAsideCents,
      leftCents: subtract(payCents, setAsideCents),
    }
  })

/** What is behind, without what is still to be sent of planned payments whose due day has passed. */
export const toCatchUp = (arrearsCents: Cents, stillToSendCents: Cents): Cents =>
  larger(ZERO, subtract(arrearsCents, stillToSendCents))
