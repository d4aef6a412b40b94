/** Reads what the forecast is worked out from: a few statements, and the balances that the home page reads. */
import type { PayingAccount } from '@yoursuccess/contract/bills/bill-payments'
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { parseAmount, subtract, sum, ZERO } from '@yoursuccess/contract/core/money'
import {
  type ForecastInputs,
  type ForecastMoney,
  type ForecastPay,
  forecastEnd,
  MAX_FORECAST_DAYS,
} from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import { DEFAULT_KEEP_BACK } from '@yoursuccess/contract/setaside/set-aside'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { t } from '../../messaging/render.ts'
import type { ExpectedBill } from '../tracker/tracker.service.ts'
import { daysOfPurchases, type Everyday, everydaySpending } from './everyday.rules.ts'
import type { ForecastDeps } from './forecast.deps.ts'

export interface ReadInputs {
  inputs: ForecastInputs
  /** The bills of `inputs.outgoing`. */
  bills: readonly ForecastBill[]
  everyday: Everyday
  /** True if a balance is the last known one. */
  isStale: boolean
}

export interface ForecastBill extends ForecastMoney {
  /** Null for what is ordered, or may still be collected. Else it is expected, because it comes regularly. */
  regular: Pick<ExpectedBill, 'payee' | 'status'> | null
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
  // Regular bills are read before the balance for the same reason.
  const coming = await setAside.listComing(customerId)
  const untaken = await bills.listUntaken(db, customerId)
  const uncollected = await autopay.listUncollected(db, customerId)
  const regular = await listRegular(deps, customerId, { untaken, today, to: last })
  const [balance, open, expected, transfers, purchases, goals] = await Promise.all([
    account.getBalance(customerId),
    setAside.readOpen(customerId),
    paydays.listPayOf(db, [customerId], { from: addDays(today, -OVERDUE_DAYS), to: last }),
    funding.listDueTransfers(customerId, { from: today, to: last }),
    transactions.sumPurchases(
      db,
      customerId,
      daysOfPurchases(today),
      regular.flatMap(({ transactionIds }) => transactionIds),
    ),
    tracker.listGoalsOfMonths(db, customerId, [monthStart(today)]),
  ])
  const dueDays = coming.map(({ dueOn }) => dueOn)
  const until = to ?? forecastEnd(today, dueDays)
  const everyday = everydaySpending({ today, ...purchases, goals })
  const ofAccount = (wanted: PayingAccount) => untaken.filter(({ fromAccount }) => fromAccount === wanted)
  const orderedCents = sum(ofAccount('set_aside').map(({ totalCents }) => totalCents))
  const leaving: ForecastBill[] = [
    ...ofAccount('main').map(({ name, totalCents }) => ({
      name,
      on: today,
      amountCents: totalCents,
      regular: null,
    })),
    ...uncollected.map(({ method, expectedOn, totalCents }) => ({
      name: t(trusteeGuard.methods[method]),
      on: expectedOn < today ? today : expectedOn,
      amountCents: totalCents,
      regular: null,
    })),
    ...regular.flatMap((bill) => expectedUntil(bill, until)).toSorted(byDay),
  ]
  return {
    bills: leaving,
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
      outgoing: leaving.map(({ name, on, amountCents }) => ({
        kind: 'bill' as const,
        name,
        on,
        amountCents,
      })),
      transfers: transfers
        .filter(({ arrivesOn }) => arrivesOn <= until)
        .map(({ name, arrivesOn, amountCents }) => ({ name, on: arrivesOn, amountCents }))
        .toSorted(byDay),
      everydayCents: everyday.dayCents,
    },
  }
}

/** Regular bills. What is ordered or authorized for one of them is counted as such. */
const listRegular = async (
  { database: { db }, tracker, transactions }: ForecastDeps,
  customerId: number,
  { untaken, today, to }: { untaken: readonly Untaken[]; today: CalendarDate; to: CalendarDate },
): Promise<ExpectedBill[]> => {
  const authorized = await transactions.listOpenPurchases(db, customerId)
  return tracker.listExpectedBills(db, customerId, {
    underWay: [
      ...untaken.map(({ name, amountCents }) => ({
        payee: name,
        on: today,
        amountCents,
        isBillPayment: true,
      })),
      ...authorized.map((each) => ({ ...each, isBillPayment: false })),
    ],
    to,
  })
}

type Untaken = Awaited<ReturnType<ForecastDeps['bills']['listUntaken']>>[number]

const expectedUntil = (
  { name, payee, status, amountCents, days }: ExpectedBill,
  until: CalendarDate,
): ForecastBill[] =>
  days.filter((on) => on <= until).map((on) => ({ name, on, amountCents, regular: { payee, status } }))

const byDay = (a: ForecastMoney, b: ForecastMoney): number =>
  a.on < b.on ? -1 : a.on > b.on ? 1 : a.name.localeCompare(b.name)

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
