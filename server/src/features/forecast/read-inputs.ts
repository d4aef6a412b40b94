/** Reads what the forecast is worked out from: a few statements, and the balances that the home page reads. */
import { addDays, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import {
  type ForecastInputs,
  forecastEnd,
  MAX_FORECAST_DAYS,
} from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { type Everyday, everydaySpending } from './everyday.rules.ts'
import type { ForecastDeps } from './forecast.deps.ts'
import { type ArrangedPayment, arrangedOf } from './arranged-payments.ts'
import { billsOf, byDay, type Facts, type ForecastBill, joinInputs } from './join-inputs.ts'
import { listRegular, NO_PURCHASES, sumEveryday } from './regular-bills.ts'

export interface ReadInputs {
  inputs: ForecastInputs
  /** The bills of `inputs.outgoing`. */
  bills: readonly ForecastBill[]
  /** Payments to the trustee that need nothing more here, the earliest first. */
  arranged: readonly ArrangedPayment[]
  everyday: Everyday
  /** True if a balance is the last known one. */
  isStale: boolean
}

/** No schedule has a longer time between two paydays, so no pay is overdue for longer. */
const OVERDUE_DAYS = 40

/** The last day that a forecast may have. */
const lastDay = (today: CalendarDate) => addDays(today, MAX_FORECAST_DAYS)

/** The paydays that the forecast needs to know. */
export const daysOfPay = (today: CalendarDate) => ({
  from: addDays(today, -OVERDUE_DAYS),
  to: lastDay(today),
})

/** Throws PartnerError if the processor does not answer and never reported the balance. */
export const readInputs = async (
  deps: ForecastDeps,
  customerId: number,
  to: CalendarDate | undefined,
): Promise<ReadInputs> => {
  const { database, clock, account, autopay, bills, funding, paydays, setAside, tracker } = deps
  const { db } = database
  const today = clock.today()
  const last = lastDay(today)
  // In this order, a payment that is ordered or taken in between is subtracted twice for a moment, and never left out.
  // Regular bills are read before the balance for the same reason.
  const { payments: coming, brought } = await setAside.readComing(customerId)
  const untaken = await bills.listUntaken(db, [customerId])
  const uncollected = await autopay.listUncollected(db, [customerId])
  const regular = await listRegular(deps, db, [customerId], { untaken, to: last })
  const [balance, open, expected, transfers, purchases, goals] = await Promise.all([
    account.getBalance(customerId),
    setAside.readOpen(customerId),
    paydays.listPayOf(db, [customerId], daysOfPay(today)),
    funding.listDueTransfers(customerId, { from: today, to: last }),
    sumEveryday(deps, db, [customerId], regular),
    tracker.listGoalsOfMonths(db, customerId, [monthStart(today)]),
  ])
  const until =
    to ??
    forecastEnd(
      today,
      coming.map(({ dueOn }) => dueOn),
    )
  const everyday = everydaySpending({ today, ...(purchases.get(customerId) ?? NO_PURCHASES), goals })
  const facts: Facts = {
    today,
    until,
    availableCents: parseAmount(balance.balance) ?? ZERO,
    open,
    coming,
    pay: expected.get(customerId) ?? [],
    untaken,
    uncollected,
    regular: regular.get(customerId) ?? [],
    transfers: transfers
      .filter(({ arrivesOn }) => arrivesOn <= until)
      .map(({ name, arrivesOn, amountCents }) => ({ name, on: arrivesOn, amountCents }))
      .toSorted(byDay),
    everydayCents: everyday.dayCents,
  }
  return {
    inputs: joinInputs(facts),
    bills: billsOf(facts),
    arranged: arrangedOf(uncollected, brought),
    everyday,
    isStale: balance.stale || (open?.isStale ?? false),
  }
}
