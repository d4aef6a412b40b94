/** The forecast: both lines, what is short, and what is safe to spend. The same for the server and the browser. */
import { addDays, type CalendarDate, daysBetween } from '../core/calendar-date.ts'
import { type Cents, cents, negate, subtract, ZERO } from '../core/money.ts'
import { type ForecastInputs, type ForecastPay, lowEveryday, lowPay } from './forecast-inputs.rules.ts'
import {
  type LineDay,
  type LineEvent,
  lineOf,
  type LineTerms,
  type ShortPayment,
} from './forecast-line.rules.ts'

export interface ForecastDay {
  on: CalendarDate
  expectedCents: Cents
  lowCents: Cents
  /** Null without a set-aside. */
  setAsideCents: Cents | null
  events: readonly LineEvent[]
}

export interface SafeToSpend {
  amountCents: Cents
  until: CalendarDate
  perDayCents: Cents
}

export interface Forecast {
  days: readonly ForecastDay[]
  /**
   * The first day on which the low line is below zero, with the most that is missing until the next pay after it.
   * Null if it never is.
   */
  shortfall: { on: CalendarDate; amountCents: Cents; payOn: CalendarDate | null } | null
  /** The first payment to the trustee that the low line cannot pay. */
  shortPayment: ShortPayment | null
  safeToSpend: SafeToSpend
}

export const forecastOf = (inputs: ForecastInputs): Forecast => {
  const expected = lineOf(inputs, expectedTerms(inputs))
  const low = lineOf(inputs, lowTerms(inputs))
  return {
    days: expected.days.map(({ on, mainCents, setAsideCents, events }, at) => ({
      on,
      expectedCents: mainCents,
      lowCents: low.days[at]?.mainCents ?? mainCents,
      setAsideCents: inputs.setAside && setAsideCents,
      events,
    })),
    shortfall: shortfallOf(inputs, low.days),
    shortPayment: low.shortPayments[0] ?? null,
    safeToSpend: safeToSpendOf(inputs),
  }
}

/** The payments to the trustee that the low line cannot pay, in the order of their send days. */
export const shortPaymentsOf = (inputs: ForecastInputs): readonly ShortPayment[] =>
  lineOf(inputs, lowTerms(inputs)).shortPayments

/** Overdue pay is expected to arrive today, and transfers on their day. */
const expectedTerms = ({ everydayCents }: ForecastInputs): LineTerms => ({
  payOf: (usualCents) => usualCents,
  countsPay: () => true,
  withTransfers: true,
  everydayCents,
})

/** A tenth less pay, nothing of overdue pay, no transfers, and a quarter more everyday spending (FORE-02). */
const lowTerms = ({ today, everydayCents }: ForecastInputs): LineTerms => ({
  payOf: lowPay,
  countsPay: ({ on }) => on >= today,
  withTransfers: false,
  everydayCents: lowEveryday(everydayCents),
})

const shortfallOf = (inputs: ForecastInputs, days: readonly LineDay[]): Forecast['shortfall'] => {
  const first = days.find(({ mainCents }) => mainCents < 0)
  if (!first) return null
  const payOn = nextPayOn(inputs, addDays(first.on, 1)) ?? null
  const lowest = days
    .filter(({ on }) => on >= first.on && (payOn === null || on < payOn))
    .reduce((least, { mainCents }) => (mainCents < least ? mainCents : least), first.mainCents)
  return { on: first.on, amountCents: negate(lowest), payOn }
}

/** Days until which money must last without an expected payday, today included. */
const DAYS_WITHOUT_PAY = 14

/**
 * The largest amount that, taken today, leaves the low line without everyday spending at or above what is kept back,
 * until the day before the next payday (FORE-04). No pay is counted until it has arrived.
 */
export const safeToSpendOf = (inputs: ForecastInputs): SafeToSpend => {
  const { today, keepBackCents } = inputs
  const { until, days } = safeLineOf(inputs)
  const left = days.map(({ mainCents }) => subtract(mainCents, keepBackCents))
  const amountCents = cents(Math.max(0, Math.min(...left)))
  const count = Math.max(1, daysBetween(today, until) + 1)
  return { amountCents, until, perDayCents: cents(Math.floor(amountCents / count)) }
}

/** The low line without everyday spending and without pay, until the day for which the money must last. */
export const safeLineOf = (inputs: ForecastInputs): { until: CalendarDate; days: readonly LineDay[] } => {
  const { today } = inputs
  const payOn = nextPayOn(inputs, today)
  const last = payOn ? addDays(payOn, -1) : addDays(today, DAYS_WITHOUT_PAY - 1)
  const until = last < today ? today : last
  const { days } = lineOf(
    { ...inputs, until },
    { payOf: lowPay, countsPay: () => false, withTransfers: false, everydayCents: ZERO },
  )
  return { until, days }
}

/** The day of the next pay that is not overdue, from a day on. */
export const nextPayOn = ({ today, pay }: ForecastInputs, from: CalendarDate): CalendarDate | undefined =>
  pay
    .filter((each) => !isOverdue(each, today) && each.arrivesOn >= from)
    .map(({ arrivesOn }) => arrivesOn)
    .toSorted()[0]

export const isOverdue = ({ on }: Pick<ForecastPay, 'on'>, today: CalendarDate): boolean => on < today
