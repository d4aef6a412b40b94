/** What the forecast is worked out from, and until when (FORE-01). The same for the server and the browser. */
import type { TrusteePayer } from '../autopay/payer.rules.ts'
import { addDays, type CalendarDate } from '../core/calendar-date.ts'
import { type Cents, cents } from '../core/money.ts'
import type { PlannedPayment } from '../setaside/shares.rules.ts'

/** Pay that is expected in the account and has not arrived. */
export interface ForecastPay {
  name: string
  /** Its payday. Before today, it is overdue. */
  on: CalendarDate
  /** The day on which it counts: the payday, or today if it is overdue. */
  arrivesOn: CalendarDate
  usualCents: Cents
  /** True once it is more than one banking day overdue. */
  isLate: boolean
}

/** A payment to the trustee that is not complete, as the set-aside knows it. */
export interface ForecastPayment extends PlannedPayment {
  dueOn: CalendarDate
  sendOn: CalendarDate
  /** Each payday that is left for it sends a part, and `feesCents` is the fee of one. */
  isByPayday: boolean
  /** The most that autopay takes from the main account for it. Null for payments by hand, which can take all. */
  fromMainCents: Cents | null
  payer: TrusteePayer
}

/** Money that leaves the account, or arrives in it, on a day. */
export interface ForecastMoney {
  name: string
  on: CalendarDate
  amountCents: Cents
}

export interface ForecastSetAside {
  /** Without payments from it that are ordered and not taken. */
  balanceCents: Cents
  /** Whether a share of each pay moves into it. */
  areSharesOn: boolean
  /** The last day whose morning has begun: what it asks for is moved. */
  morning: CalendarDate
  /** What was short of earlier shares, and the due day of the payment that it is for. */
  short: ShortOfShares | null
}
export interface ShortOfShares {
  amountCents: Cents
  dueOn: CalendarDate
}

export interface ForecastInputs {
  today: CalendarDate
  /** The last day of the forecast. */
  until: CalendarDate
  /** Available in the main account: open authorizations and payments that were taken are subtracted already. */
  availableCents: Cents
  keepBackCents: Cents
  /** Null without one that is open. */
  setAside: ForecastSetAside | null
  /** By payday. */
  pay: readonly ForecastPay[]
  /** The earliest first. */
  payments: readonly ForecastPayment[]
  /** Bill payments that the processor has not taken, regular bills on their days, and surprise expenses. */
  outgoing: readonly (ForecastMoney & { kind: 'bill' | 'expense' })[]
  /** Transfers from the customer's other banks. */
  transfers: readonly ForecastMoney[]
  /** What everyday spending takes on a day. */
  everydayCents: Cents
}

/** Days that are always forecast. */
export const FORECAST_DAYS = 45
/** The most days that are forecast. */
export const MAX_FORECAST_DAYS = 92

/** The later of 45 days from now and the second due day. */
export const forecastEnd = (today: CalendarDate, dueDays: readonly CalendarDate[]): CalendarDate => {
  const [usual, most] = [addDays(today, FORECAST_DAYS), addDays(today, MAX_FORECAST_DAYS)]
  const second = dueDays.filter((dueOn) => dueOn >= today).toSorted()[1] ?? usual
  return second > most ? most : second > usual ? second : usual
}

/** Everyday spending of the low line: a quarter more, rounded up to the cent (FORE-02). */
export const lowEveryday = (everydayCents: Cents): Cents => cents(Math.ceil((everydayCents * 5) / 4))

/** Pay in the low line: nine tenths of the usual amount, rounded down to the cent (FORE-02). */
export const lowPay = (usualCents: Cents): Cents => cents(Math.floor((usualCents * 9) / 10))

/** Everyday spending for a day, from purchases of so many days or from the goals of a month. */
export const everydayOf = (totalCents: Cents, days: number): Cents =>
  cents(Math.max(0, Math.round(totalCents / Math.max(1, days))))
