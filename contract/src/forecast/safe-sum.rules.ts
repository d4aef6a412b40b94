/** The sum behind "Safe to spend" (FORE-04). Pure. */
import { add, type Cents, subtract, sum } from '../core/money.ts'
import type { ForecastInputs } from './forecast-inputs.rules.ts'
import { safeLineOf } from './forecast.rules.ts'

export interface SafeSum {
  availableCents: Cents
  /** Ordered and regular bills and surprise expenses until then. */
  billsCents: Cents
  /** What leaves the main account for the trustee until then: shares of pay, and payments. */
  trusteeCents: Cents
  keepBackCents: Cents
  /** What is left. Below zero, nothing is safe to spend. */
  leftCents: Cents
}

/**
 * What is available, less what leaves the main account until the day for which the money must last. Nothing arrives
 * until then, so the last day is the lowest one, and the parts add up.
 */
export const safeSumOf = (inputs: ForecastInputs): SafeSum => {
  const { availableCents, keepBackCents } = inputs
  const { days } = safeLineOf(inputs)
  const lastCents = days.at(-1)?.mainCents ?? availableCents
  const billsCents = sum(
    days
      .flatMap(({ events }) => events)
      .filter(({ kind }) => kind === 'bill' || kind === 'expense')
      .map(({ amountCents }) => amountCents),
  )
  return {
    availableCents,
    billsCents,
    trusteeCents: subtract(availableCents, add(lastCents, billsCents)),
    keepBackCents,
    leftCents: subtract(lastCents, keepBackCents),
  }
}
