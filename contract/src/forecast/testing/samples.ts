/** Inputs for the tests of the forecast: on November 20, 2026, with $500.00 and nothing else known. */
import { BY_CUSTOMER } from '../../autopay/payer.rules.ts'
import { day } from '../../core/calendar-date.ts'
import { cents, ZERO } from '../../core/money.ts'
import type {
  ForecastInputs,
  ForecastPay,
  ForecastPayment,
  ForecastSetAside,
} from '../forecast-inputs.rules.ts'

export const inputsWith = (change: Partial<ForecastInputs> = {}): ForecastInputs => ({
  today: day('2026-11-20'),
  until: day('2027-01-04'),
  availableCents: cents(500_00),
  keepBackCents: cents(25_00),
  setAside: null,
  pay: [],
  payments: [],
  outgoing: [],
  transfers: [],
  everydayCents: ZERO,
  ...change,
})

/** $1,200.00 of Acme. Overdue pay counts today. */
export const payOn = (on: string, change: Partial<ForecastPay> = {}): ForecastPay => ({
  name: 'Acme',
  on: day(on),
  arrivesOn: day(on < '2026-11-20' ? '2026-11-20' : on),
  usualCents: cents(1_200_00),
  isLate: false,
  ...change,
})

/** $465.00 and a fee of $1.00. */
export const paymentOn = (
  sendOn: string,
  dueOn: string,
  change: Partial<ForecastPayment> = {},
): ForecastPayment => ({
  dueOn: day(dueOn),
  sendOn: day(sendOn),
  plannedCents: cents(465_00),
  feesCents: cents(1_00),
  sentCents: ZERO,
  isByPayday: false,
  fromMainCents: null,
  payer: BY_CUSTOMER,
  ...change,
})

/** Empty, with shares of each pay. */
export const setAsideWith = (change: Partial<ForecastSetAside> = {}): ForecastSetAside => ({
  balanceCents: ZERO,
  areSharesOn: true,
  morning: day('2026-11-20'),
  short: null,
  ...change,
})
