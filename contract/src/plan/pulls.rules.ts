/** What a payment service collected for a planned payment counts toward the plan, once (AUTO-09). Pure. */
import { addBankingDays } from '../core/banking-days.ts'
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { type Cents, larger, subtract, ZERO } from '../core/money.ts'
import { arrivalOn } from '../trustees/posting.rules.ts'
import type { PullMethodKind } from '../trustees/trustee-methods.ts'
import type { ReportedPayment } from './applied-money.rules.ts'

export interface Pull {
  customerId: number
  /** Of the planned payment. */
  id: number
  method: PullMethodKind
  /** What counts. */
  amountCents: Cents
  /** What was taken, with the fee of the service, less what was given back while the rest counts. */
  takenCents: Cents
  /** What was given back while the rest counts. */
  refundedCents: Cents
  takenOn: CalendarDate
  /** The day on which it was expected. It may be collected one banking day earlier. */
  expectedOn: CalendarDate
  /** The day by which the trustee should have posted it. */
  arrivesOn: CalendarDate
  /** The day on which it was given back. Null if it was not. */
  cameBackOn: CalendarDate | null
}

/**
 * What still counts of what was collected: what was given back counts no longer. Given back exactly the fee, all of it does.
 */
export const leftOfCollected = (
  collectedCents: Cents,
  { takenCents, backCents }: { takenCents: Cents; backCents: Cents },
): Cents =>
  backCents === subtract(takenCents, collectedCents)
    ? collectedCents
    : larger(ZERO, subtract(collectedCents, backCents))

/**
 * A pull beside bill payments. Its id is that of the planned payment as a negative number, so that no bill payment has it.
 * The bank knows no number of it, and not when it was at the office.
 */
export const pullAsPayment = ({
  customerId,
  id,
  method,
  amountCents,
  takenOn,
  arrivesOn,
  cameBackOn,
}: Pull) => ({
  customerId,
  id: -id,
  kind: method,
  amountCents,
  reference: null,
  sentOn: takenOn,
  arrivesOn,
  expectedOn: arrivalOn(takenOn, method),
  isDelivered: false,
  isUndone: cameBackOn !== null,
  cameBackOn,
})
export type PulledPayment = ReturnType<typeof pullAsPayment>

/**
 * A report of the same amount, with or without the service's fee, in the days of a pull is that pull: it counts already, or no
 * longer. It may have been reported before a part of it was given back. Each pull is one report at most.
 */
export const withoutPulled = <Report extends Pick<ReportedPayment, 'on' | 'amountCents'>>(
  reported: readonly Report[],
  pulls: readonly Pull[],
): Report[] => {
  const left = [...pulls]
  return reported.filter(({ on, amountCents }) => {
    const at = left.findIndex(
      (pull) =>
        isAmountOf(amountCents, pull) &&
        on >= addBankingDays(pull.expectedOn, -1) &&
        on <= lastReportDay(pull),
    )
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const isAmountOf = (cents: Cents, pull: Pull): boolean =>
  [cents, subtract(cents, pull.refundedCents)].some(
    (amountCents) => amountCents === pull.amountCents || amountCents === pull.takenCents,
  )

const lastReportDay = ({ arrivesOn, cameBackOn }: Pull): CalendarDate =>
  cameBackOn === null ? arrivesOn : addDays(cameBackOn, -1)
