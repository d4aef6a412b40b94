/** What a payment service collected for a planned payment counts toward the plan, once (AUTO-09). Pure. */
import { addBankingDays } from '../core/banking-days.ts'
import type { CalendarDate } from '../core/calendar-date.ts'
import type { Cents } from '../core/money.ts'
import type { ReportedPayment, SentPayment } from './applied-money.rules.ts'

export interface Pull {
  customerId: number
  /** Of the planned payment. */
  id: number
  amountCents: Cents
  /** The day on which it was expected. It may be collected one banking day earlier. */
  expectedOn: CalendarDate
  /** The day by which the trustee should have posted it. */
  arrivesOn: CalendarDate
}

/** Its id is apart from those of bill payments. */
export const pullAsPayment = ({ id, amountCents, arrivesOn }: Pull): SentPayment => ({
  id: -id,
  amountCents,
  arrivesOn,
  isUndone: false,
  lumpSumId: null,
})

/** A report of the same amount in the days of a pull is that pull, which counts already. Each pull is one report at most. */
export const withoutPulled = <Report extends Pick<ReportedPayment, 'on' | 'amountCents'>>(
  reported: readonly Report[],
  pulls: readonly Pull[],
): Report[] => {
  const left = [...pulls]
  return reported.filter(({ on, amountCents }) => {
    const at = left.findIndex(
      (pull) =>
        pull.amountCents === amountCents && on >= addBankingDays(pull.expectedOn, -1) && on <= pull.arrivesOn,
    )
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
