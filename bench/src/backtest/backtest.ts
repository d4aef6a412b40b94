/**
 * Forecasts made-up histories from each of their paydays, with what was known then, and compares the lines with what happened
 * (docs/decisions/0196-the-forecast-is-one-rule.md). Nothing here is tuned, and no number of the forecast is chosen by the result.
 */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, addMonths, type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { cents, ZERO } from '@yoursuccess/contract/core/money'
import { FORECAST_DAYS } from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { forecastOf } from '@yoursuccess/contract/forecast/forecast.rules'
import { daysOfPurchases, everydaySpending } from '../../../server/src/features/forecast/everyday.rules.ts'
import { joinInputs } from '../../../server/src/features/forecast/join-inputs.ts'
import { expectedBillOf } from '../../../server/src/features/tracker/expected-bills.rules.ts'
import { findRecurring } from '../../../server/src/features/tracker/find-recurring.rules.ts'
import { balancesOf, FEE_CENTS, type Household, type Move, type Payday, sumOf } from './household.ts'

export const HORIZONS = [14, 30, 45] as const
type Horizon = (typeof HORIZONS)[number]

/**
 * Which bills the forecast knows. `none`: none, so that those charged to the card count as everyday spending. `recurring`: those that
 * the bank finds in what was charged.
 */
export type KnownBills = 'none' | 'recurring'

/** One forecast at one horizon. Amounts are in cents. */
export interface Outcome {
  horizon: Horizon
  expected: number
  low: number
  happened: number
  /** What the two baselines say: the balance stays, and the last month repeats. */
  stays: number
  repeats: number
  /** Whether the low line, and what happened, is below zero on any day until then. */
  warned: boolean
  wasShort: boolean
}

/** What is known before the first forecast, and what must have happened after the last one. */
const DAYS_BEFORE = 100
/** Days of paydays and payments that a forecast needs to know ahead. */
export const DAYS_AHEAD = 140
const MAX_OVERDUE = 40
const MAX_COMING = 3

/** Those of all paydays on which pay arrived. */
export const outcomesOf = (household: Household, known: KnownBills): Outcome[] => {
  const { days, paydays } = household
  const balances = balancesOf(household)
  const origins = paydays.flatMap(({ arrivedOn }) => arrivedOn ?? [])
  return [...new Set(origins)]
    .filter((on) => on >= addDays(days.from, DAYS_BEFORE) && addDays(on, FORECAST_DAYS) <= days.to)
    .flatMap((today) => outcomesFrom(household, balances, { today, known }))
}

type Balances = ReadonlyMap<CalendarDate, number>

const outcomesFrom = (
  household: Household,
  balances: Balances,
  { today, known }: { today: CalendarDate; known: KnownBills },
): Outcome[] => {
  const at = (on: CalendarDate) => balances.get(on) ?? Number.NaN
  const { days } = forecastOf(inputsOf(household, at(today), { today, known }))
  return HORIZONS.map((horizon) => {
    const [line, end] = [days.slice(1, horizon + 1), addDays(today, horizon)]
    const last = line.at(-1)
    if (last?.on !== end) throw new Error(`the forecast from ${today} does not reach ${end}`)
    return {
      horizon,
      expected: last.expectedCents,
      low: last.lowCents,
      happened: at(end),
      stays: at(today),
      repeats: repeatedOn(at, today, horizon),
      warned: line.some(({ lowCents }) => lowCents < 0),
      wasShort: line.some(({ on }) => at(on) < 0),
    }
  })
}

/** The balance changes as it did in the month before, and after a month as it did in its first days once more. */
const repeatedOn = (at: (on: CalendarDate) => number, today: CalendarDate, horizon: number): number => {
  const from = addMonths(today, -1)
  const length = daysBetween(from, today)
  const whole = Math.floor(horizon / length)
  const rest = horizon - whole * length
  return at(today) + whole * (at(today) - at(from)) + (at(addDays(from, rest)) - at(from))
}

const inputsOf = (
  { days, moves, paydays, payments }: Household,
  availableCents: number,
  { today, known }: { today: CalendarDate; known: KnownBills },
) => {
  const past = moves.filter(({ on }) => on <= today)
  const until = addDays(today, FORECAST_DAYS)
  const counted = daysOfPurchases(today)
  const isEveryday = ({ kind, byCard }: Move) =>
    kind === 'purchase' || kind === 'refund' || (kind === 'bill' && byCard === true)
  const regular = known === 'recurring' ? regularOf(past, today, until) : []
  const ofBills = new Set(regular.flatMap(({ transactionIds }) => transactionIds))
  const spent = past.filter(
    (move, at) => move.on >= counted.from && move.on <= counted.to && isEveryday(move) && !ofBills.has(at),
  )
  const everyday = everydaySpending({
    today,
    spentCents: cents(-sumOf(spent.map((move) => move.cents))),
    firstOn: days.from,
    goals: [],
  })
  return joinInputs({
    today,
    until,
    availableCents: cents(availableCents),
    open: undefined,
    coming: payments
      .filter(({ sendOn }) => sendOn > today)
      .slice(0, MAX_COMING)
      .map(({ dueOn, sendOn, plannedCents }) => ({
        dueOn,
        sendOn,
        plannedCents: cents(plannedCents),
        feesCents: cents(FEE_CENTS),
        sentCents: ZERO,
      })),
    pay: paydays
      .filter(({ on }) => on >= addDays(today, -MAX_OVERDUE) && on <= until)
      .map((payday) => payOf(payday, today)),
    untaken: [],
    uncollected: [],
    regular,
    transfers: [],
    everydayCents: everyday.dayCents,
  })
}

const payOf = ({ on, usualCents, arrivedOn }: Payday, today: CalendarDate) => ({
  name: 'Employer',
  on,
  usualCents: cents(usualCents),
  landsHere: true,
  isLate: today > addBankingDays(on, 1),
  depositIds: arrivedOn && arrivedOn <= today ? [1] : [],
})

/** The bills that the bank would find in what was charged, each with its next days until then. */
const regularOf = (past: readonly Move[], today: CalendarDate, until: CalendarDate) => {
  const charges = past.flatMap(({ on, kind, payee, cents: movedCents }, at) =>
    kind === 'purchase' || kind === 'bill'
      ? [{ on, amountCents: cents(-movedCents), description: payee, isBillPayment: false, transactionId: at }]
      : [],
  )
  return findRecurring(charges, today).map((bill) => {
    const { payee } = bill
    return { name: payee, payee, status: 'found' as const, ...expectedBillOf(bill, today, until) }
  })
}
