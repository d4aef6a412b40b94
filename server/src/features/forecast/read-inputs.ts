/** Reads what the forecast is worked out from: a few statements, and the balances that the home page reads. */
import type { PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, parseAmount, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import {
  type ForecastInputs,
  type ForecastPay,
  forecastEnd,
  MAX_FORECAST_DAYS,
} from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { DEFAULT_KEEP_BACK } from '@yoursuccess/contract/setaside/set-aside'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { t } from '../../messaging/render.ts'
import { daysOfPurchases, type Everyday, everydaySpending } from './everyday.rules.ts'
import type { ForecastDeps } from './forecast.deps.ts'

export interface ReadInputs {
  inputs: ForecastInputs
  everyday: Everyday
  /** True if a balance is the last known one. */
  isStale: boolean
}

/** No schedule has a longer time between two paydays, so no pay is overdue for longer. */
const OVERDUE_DAYS = 40

/** Throws PartnerError if the processor does not answer and never reported the balance. */
export const readInputs = async (
  deps: ForecastDeps,
  customerId: number,
  to: CalendarDate | undefined,
): Promise<ReadInputs> => {
  const { database, clock, account, autopay, bills, funding, paydays, setAside, tracker, transactions } = deps
  const { db } = database
  const today = clock.today()
  const last = addDays(today, MAX_FORECAST_DAYS)
  // In this order, a payment that is ordered or taken in between is subtracted twice for a moment, and never left out.
  const coming = await setAside.listComing(customerId)
  const untaken = await bills.listUntaken(db, customerId)
  const uncollected = await autopay.listUncollected(db, customerId)
  const [balance, open, expected, transfers, purchases, goals] = await Promise.all([
    account.getBalance(customerId),
    setAside.readOpen(customerId),
    paydays.listPayOf(db, [customerId], { from: addDays(today, -OVERDUE_DAYS), to: last }),
    funding.listDueTransfers(customerId, { from: today, to: last }),
    transactions.sumPurchases(db, customerId, daysOfPurchases(today)),
    tracker.listGoalsOfMonths(db, customerId, [monthStart(today)]),
  ])
  const dueDays = coming.map(({ dueOn }) => dueOn)
  const until = to ?? forecastEnd(today, dueDays)
  const everyday = everydaySpending({ today, ...purchases, goals })
  const ofAccount = (wanted: PayingAccount) => untaken.filter(({ fromAccount }) => fromAccount === wanted)
  const orderedCents = sum(ofAccount('set_aside').map(({ totalCents }) => totalCents))
  return {
    everyday,
    isStale: balance.stale || (open?.isStale ?? false),
    inputs: {
      today,
      until,
      availableCents: parseAmount(balance.balance) ?? ZERO,
      keepBackCents: open?.keepBackCents ?? DEFAULT_KEEP_BACK,
      setAside: open
        ? {
            balanceCents: subtract(open.balanceCents, orderedCents),
            areSharesOn: open.areSharesOn,
            morning: open.morning,
            short: open.shortFor && { amountCents: open.shortCents, dueOn: open.shortFor },
          }
        : null,
      pay: (expected.get(customerId) ?? []).flatMap((pay) => awaited(pay, today)),
      payments: coming.map(({ isByPayday = false, fromMainCents = null, ...payment }) => ({
        ...payment,
        isByPayday,
        fromMainCents,
      })),
      outgoing: [
        ...ofAccount('main').map(({ name, totalCents }) => billOf({ name, on: today, totalCents })),
        ...uncollected.map(({ method, expectedOn, totalCents }) =>
          billOf({
            name: t(trusteeGuard.methods[method]),
            on: expectedOn < today ? today : expectedOn,
            totalCents,
          }),
        ),
      ],
      transfers: transfers
        .filter(({ arrivesOn }) => arrivesOn <= until)
        .toSorted((a, b) => (a.arrivesOn < b.arrivesOn ? -1 : a.arrivesOn > b.arrivesOn ? 1 : 0))
        .map(({ name, arrivesOn, amountCents }) => ({ name, on: arrivesOn, amountCents })),
      everydayCents: everyday.dayCents,
    },
  }
}

const billOf = ({ name, on, totalCents }: { name: string; on: CalendarDate; totalCents: Cents }) => ({
  kind: 'bill' as const,
  name,
  on,
  amountCents: totalCents,
})

interface KnownPay extends Omit<ForecastPay, 'arrivesOn'> {
  landsHere: boolean
  depositIds: readonly number[]
}

/** Pay that is still expected here. Pay of before today is for one banking day, and then as long as it is late. */
const awaited = (pay: KnownPay, today: CalendarDate): ForecastPay[] => {
  const { name, on, usualCents, isLate } = pay
  if (!pay.landsHere || pay.depositIds.length > 0) return []
  if (on < today && !isLate && addBankingDays(on, 1) < today) return []
  return [{ name, on, arrivesOn: on < today ? today : on, usualCents, isLate }]
}
