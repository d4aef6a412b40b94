/** Reads what the forecast is worked out from: a few statements, and the balances that the home page reads. */
import { addDays, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import {
  type ForecastInputs,
  forecastEnd,
  MAX_FORECAST_DAYS,
} from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { daysOfPurchases, type Everyday, everydaySpending } from './everyday.rules.ts'
import type { ForecastDeps } from './forecast.deps.ts'
import { joinInputs } from './join-inputs.rules.ts'

export interface ReadInputs {
  inputs: ForecastInputs
  everyday: Everyday
  /** True if a balance is the last known one. */
  isStale: boolean
}

/** No schedule has a longer time between two paydays, so no pay is overdue for longer. */
const OVERDUE_DAYS = 40

/** The paydays that the forecast needs to know. */
export const daysOfPay = (today: CalendarDate) => ({
  from: addDays(today, -OVERDUE_DAYS),
  to: addDays(today, MAX_FORECAST_DAYS),
})

/** Throws PartnerError if the processor does not answer and never reported the balance. */
export const readInputs = async (
  deps: ForecastDeps,
  customerId: number,
  to: CalendarDate | undefined,
): Promise<ReadInputs> => {
  const { database, clock, account, autopay, bills, funding, paydays, setAside, tracker, transactions } = deps
  const { db } = database
  const today = clock.today()
  // In this order, a payment that is ordered or taken in between is subtracted twice for a moment, and never left out.
  const coming = await setAside.listComing(customerId)
  const untaken = await bills.listUntaken(db, [customerId])
  const uncollected = await autopay.listUncollected(db, [customerId])
  const pay = daysOfPay(today)
  const [balance, open, expected, transfers, purchases, goals] = await Promise.all([
    account.getBalance(customerId),
    setAside.readOpen(customerId),
    paydays.listPayOf(db, [customerId], pay),
    funding.listDueTransfers(customerId, { from: today, to: pay.to }),
    transactions.sumPurchases(db, customerId, daysOfPurchases(today)),
    tracker.listGoalsOfMonths(db, customerId, [monthStart(today)]),
  ])
  const until =
    to ??
    forecastEnd(
      today,
      coming.map(({ dueOn }) => dueOn),
    )
  const everyday = everydaySpending({ today, ...purchases, goals })
  return {
    everyday,
    isStale: balance.stale || (open?.isStale ?? false),
    inputs: joinInputs({
      today,
      until,
      availableCents: parseAmount(balance.balance) ?? ZERO,
      open,
      coming,
      pay: expected.get(customerId) ?? [],
      untaken,
      uncollected,
      transfers: transfers
        .filter(({ arrivesOn }) => arrivesOn <= until)
        .toSorted((a, b) => (a.arrivesOn < b.arrivesOn ? -1 : a.arrivesOn > b.arrivesOn ? 1 : 0))
        .map(({ name, arrivesOn, amountCents }) => ({ name, on: arrivesOn, amountCents })),
      everydayCents: everyday.dayCents,
    }),
  }
}
