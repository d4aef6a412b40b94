/**
 * The coming payments to the trustee that the forecast says cannot be made, of many customers, with a few statements and no
 * call of the processor. What decides is what the customer sees: the low line (FORE-03).
 */
import { addDays, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { ZERO } from '@yoursuccess/contract/core/money'
import type { ShortPayment } from '@yoursuccess/contract/forecast/forecast-line.rules'
import { shortPaymentsOf } from '@yoursuccess/contract/forecast/forecast.rules'
import type { Db } from '@yoursuccess/database/database'
import { daysOfPurchases, everydaySpending } from './everyday.rules.ts'
import type { ForecastDeps } from './forecast.deps.ts'
import { joinInputs } from './join-inputs.rules.ts'
import { daysOfPay } from './read-inputs.ts'

interface ComingShort extends ShortPayment {
  /** Whether the bank sends it. If not, the customer may pay it with other money. */
  isSentByBank: boolean
}

/**
 * By customer, those that are sent on one of the next days. Left out are customers without a payday, of whom the forecast
 * says nothing, and those whose balance is not certain, because something moved since it was read.
 */
export const listShortPayments = async (
  deps: ForecastDeps,
  tx: Db,
  customerIds: readonly number[],
  withinDays: number,
): Promise<Map<number, ComingShort[]>> => {
  const today = deps.clock.today()
  const until = addDays(today, withinDays)
  const isNear = ({ sendOn }: { sendOn: string }) => sendOn > today && sendOn <= until
  const coming = await deps.setAside.listComingOf(tx, customerIds)
  const near = customerIds.filter((customerId) => coming.get(customerId)?.some(isNear))
  if (near.length === 0) return new Map()
  const known = await readKnown(deps, tx, near)
  return new Map(
    near.flatMap((customerId) => {
      const availableCents = known.balances.get(customerId)
      if (availableCents === undefined) return []
      const payments = coming.get(customerId) ?? []
      const purchases = known.purchases.get(customerId) ?? { spentCents: ZERO, firstOn: undefined }
      const goals = known.goals.get(customerId) ?? []
      const inputs = joinInputs({
        today,
        until,
        availableCents,
        open: known.open.get(customerId),
        coming: payments,
        pay: known.pay.get(customerId) ?? [],
        untaken: known.untaken.get(customerId) ?? [],
        uncollected: known.uncollected.get(customerId) ?? [],
        // The low line has none.
        transfers: [],
        everydayCents: everydaySpending({ today, ...purchases, goals }).dayCents,
      })
      if (inputs.pay.length === 0) return []
      const sentBy = new Map(payments.filter(isNear).map((payment) => [payment.dueOn, payment]))
      const short = shortPaymentsOf(inputs).flatMap((each) => {
        const payment = sentBy.get(each.dueOn)
        return payment ? [{ ...each, isSentByBank: (payment.fromMainCents ?? null) !== null }] : []
      })
      return short.length > 0 ? [[customerId, short] as const] : []
    }),
  )
}

/** A payment that is taken meanwhile is left out, because no warning is better than a false one. */
const readKnown = async (
  { clock, account, autopay, bills, paydays, setAside, tracker, transactions }: ForecastDeps,
  tx: Db,
  allIds: readonly number[],
) => {
  const today = clock.today()
  const balances = await account.listUnmoved(tx, allIds)
  const customerIds = [...balances.keys()]
  const ordered = customerIds.length === 0 ? [] : await bills.listUntaken(tx, customerIds)
  const pulls = customerIds.length === 0 ? [] : await autopay.listUncollected(tx, customerIds)
  const goals =
    customerIds.length === 0 ? [] : await tracker.listGoalsOfMany(tx, customerIds, [monthStart(today)])
  return {
    balances,
    untaken: Map.groupBy(ordered, ({ customerId }) => customerId),
    uncollected: Map.groupBy(pulls, ({ customerId }) => customerId),
    goals: Map.groupBy(goals, ({ customerId }) => customerId),
    open: await setAside.listOpen(tx, customerIds),
    pay: await paydays.listPayOf(tx, customerIds, daysOfPay(today)),
    purchases: await transactions.sumPurchasesOfMany(tx, customerIds, daysOfPurchases(today)),
  }
}
