/** Whether the customer will be all right, in one answer: the first that fits (FORE-03). */
import type { CalendarDate } from '../core/calendar-date.ts'
import { type Cents, ZERO } from '../core/money.ts'
import { needOf } from '../setaside/shares.rules.ts'
import type { ForecastInputs } from './forecast-inputs.rules.ts'
import { type Forecast, nextPayOn } from './forecast.rules.ts'

export type ForecastAnswer =
  /** The payment to the trustee could be short. */
  | { kind: 'payment_short'; dueOn: CalendarDate; amountCents: Cents }
  /** The account could be short before the next pay. */
  | { kind: 'short_before_pay'; on: CalendarDate; amountCents: Cents; payOn: CalendarDate }
  | { kind: 'late_pay'; name: string; on: CalendarDate }
  | { kind: 'lasts'; payOn: CalendarDate }
  /** No pay is expected here, so nothing can be said. */
  | { kind: 'no_pay' }

export const answerOf = (
  inputs: ForecastInputs,
  { shortPayment, shortfall }: Pick<Forecast, 'shortPayment' | 'shortfall'>,
): ForecastAnswer => {
  const { today, pay } = inputs
  if (pay.length === 0) return { kind: 'no_pay' }
  if (shortPayment) {
    const { dueOn, shortCents } = shortPayment
    return { kind: 'payment_short', dueOn, amountCents: shortCents }
  }
  const payOn = nextPayOn(inputs, today)
  // Today's pay is in the balance of today, so what is missing today is missing until the pay after it.
  if (shortfall?.payOn && (shortfall.on === today || (payOn && shortfall.on < payOn)))
    return {
      kind: 'short_before_pay',
      on: shortfall.on,
      amountCents: shortfall.amountCents,
      payOn: shortfall.payOn,
    }
  const late = pay.findLast(({ isLate }) => isLate)
  if (late) return { kind: 'late_pay', name: late.name, on: late.on }
  return payOn ? { kind: 'lasts', payOn } : { kind: 'no_pay' }
}

/** The due day of the next payment to the trustee, if all of it is set aside. Undefined if it is not. */
export const setAsideFor = ({ setAside, payments }: ForecastInputs): CalendarDate | undefined => {
  const [next] = payments
  return setAside && next && needOf(next, ZERO) <= setAside.balanceCents ? next.dueOn : undefined
}
