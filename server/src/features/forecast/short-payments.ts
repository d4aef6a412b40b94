/**
 * The coming payments to the trustee that the forecast says cannot be made, of many customers, with a few statements and no
 * call of the processor. What decides is what the customer sees: the low line (FORE-03).
 */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { ShortPayment } from '@yoursuccess/contract/forecast/forecast-line.rules'
import { shortPaymentsOf } from '@yoursuccess/contract/forecast/forecast.rules'
import type { Db } from '@yoursuccess/database/database'
import type { ForecastDeps } from './forecast.deps.ts'
import { readInputsOfMany } from './read-inputs-of-many.ts'

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
  const inputsBy = await readInputsOfMany(deps, tx, near, { coming, until })
  return new Map(
    [...inputsBy].flatMap(([customerId, inputs]) => {
      if (inputs.pay.length === 0) return []
      const payments = coming.get(customerId) ?? []
      const sentBy = new Map(payments.filter(isNear).map((payment) => [payment.dueOn, payment]))
      const short = shortPaymentsOf(inputs).flatMap((each) => {
        const payment = sentBy.get(each.dueOn)
        return payment ? [{ ...each, isSentByBank: (payment.fromMainCents ?? null) !== null }] : []
      })
      return short.length > 0 ? [[customerId, short] as const] : []
    }),
  )
}
