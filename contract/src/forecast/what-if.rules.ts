/** "What if": changes of what the forecast is worked out from, for the browser while the customer types (FORE-05). */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { type Cents, larger, subtract, ZERO } from '../core/money.ts'
import type { ForecastInputs } from './forecast-inputs.rules.ts'

export interface WhatIf {
  /** A surprise expense. */
  expense?: { on: CalendarDate; amountCents: Cents } | undefined
  /** The next pay that many days later. */
  payLaterDays?: number | undefined
  /** So much less of the next pay. */
  payLessCents?: Cents | undefined
}

/** What changes is the next pay that is expected, or the overdue one. Without pay, only the expense counts. */
export const withWhatIf = (
  inputs: ForecastInputs,
  { expense, payLaterDays, payLessCents }: WhatIf,
): ForecastInputs => {
  const [next, ...others] = inputs.pay
  const pay = next && {
    ...next,
    arrivesOn: addDays(next.arrivesOn, payLaterDays ?? 0),
    usualCents: larger(ZERO, subtract(next.usualCents, payLessCents ?? ZERO)),
  }
  return {
    ...inputs,
    pay: pay ? [pay, ...others] : [],
    outgoing: expense
      ? [...inputs.outgoing, { kind: 'expense', name: '', on: expense.on, amountCents: expense.amountCents }]
      : inputs.outgoing,
  }
}
