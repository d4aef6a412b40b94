/** "What if": changes of what the forecast is worked out from, for the browser while the customer types (FORE-05). */
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { type Cents, larger, subtract, ZERO } from '../core/money.ts'
import type { ForecastInputs, ForecastPay } from './forecast-inputs.rules.ts'
import { isOverdue } from './forecast.rules.ts'

export interface WhatIf {
  /** A surprise expense. */
  expense?: { on: CalendarDate; amountCents: Cents } | undefined
  /** The next pay that many days later. */
  payLaterDays?: number | undefined
  /** So much less of the next pay. */
  payLessCents?: Cents | undefined
}

/** What changes is the next pay that is not overdue, or the overdue one if there is no other. */
export const withWhatIf = (
  inputs: ForecastInputs,
  { expense, payLaterDays, payLessCents }: WhatIf,
): ForecastInputs => {
  const next = inputs.pay.find((pay) => !isOverdue(pay, inputs.today)) ?? inputs.pay[0]
  const changed = (pay: ForecastPay): ForecastPay => ({
    ...pay,
    arrivesOn: addDays(pay.arrivesOn, payLaterDays ?? 0),
    usualCents: larger(ZERO, subtract(pay.usualCents, payLessCents ?? ZERO)),
  })
  return {
    ...inputs,
    pay: inputs.pay.map((pay) => (pay === next ? changed(pay) : pay)),
    outgoing: expense
      ? [...inputs.outgoing, { kind: 'expense', name: '', on: expense.on, amountCents: expense.amountCents }]
      : inputs.outgoing,
  }
}
