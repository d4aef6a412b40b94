/** Reads what the forecasts of many customers are worked out from, with a few statements and no call of the processor. */
import { type CalendarDate, monthStart } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastInputs } from '@yoursuccess/contract/forecast/forecast-inputs.rules'
import type { Db } from '@yoursuccess/database/database'
import { everydaySpending } from './everyday.rules.ts'
import type { ForecastDeps } from './forecast.deps.ts'
import { joinInputs } from './join-inputs.ts'
import { daysOfPay } from './read-inputs.ts'
import { listRegular, NO_PURCHASES, sumEveryday } from './regular-bills.ts'

type Coming = Awaited<ReturnType<ForecastDeps['setAside']['listComingOf']>>

/**
 * By customer, without those whose balance is not certain, and without transfers, because the low line has none. A payment
 * that is taken meanwhile is left out, because no warning is better than a false one.
 */
export const readInputsOfMany = async (
  deps: ForecastDeps,
  tx: Db,
  allIds: readonly number[],
  { coming, until }: { coming: Coming; until: CalendarDate },
): Promise<Map<number, ForecastInputs>> => {
  const { clock, account, autopay, bills, paydays, setAside, tracker } = deps
  const today = clock.today()
  const pay = daysOfPay(today)
  const balances = await account.listUnmoved(tx, allIds)
  const customerIds = [...balances.keys()]
  if (customerIds.length === 0) return new Map()
  const ordered = await bills.listUntaken(tx, customerIds)
  const pulls = await autopay.listUncollected(tx, customerIds)
  const regular = await listRegular(deps, tx, customerIds, { untaken: ordered, to: pay.to })
  const open = await setAside.listOpen(tx, customerIds)
  const expected = await paydays.listPayOf(tx, customerIds, pay)
  const purchases = await sumEveryday(deps, tx, customerIds, regular)
  const allGoals = await tracker.listGoalsOfMany(tx, customerIds, [monthStart(today)])
  const untaken = Map.groupBy(ordered, ({ customerId }) => customerId)
  const uncollected = Map.groupBy(pulls, ({ customerId }) => customerId)
  const goals = Map.groupBy(allGoals, ({ customerId }) => customerId)
  return new Map(
    [...balances].map(([customerId, availableCents]) => {
      const everyday = everydaySpending({
        today,
        ...(purchases.get(customerId) ?? NO_PURCHASES),
        goals: goals.get(customerId) ?? [],
      })
      const inputs = joinInputs({
        today,
        until,
        availableCents,
        open: open.get(customerId),
        coming: coming.get(customerId) ?? [],
        pay: expected.get(customerId) ?? [],
        untaken: untaken.get(customerId) ?? [],
        uncollected: uncollected.get(customerId) ?? [],
        regular: regular.get(customerId) ?? [],
        transfers: [],
        everydayCents: everyday.dayCents,
      })
      return [customerId, inputs]
    }),
  )
}
