/** Where shares learn what will be sent to the trustee. Nothing else in this feature asks for it. */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import type { SetasideDeps } from './setaside.deps.ts'
import { comingPayments, type ExpectedWages, withExpected, withWages } from './setaside.rules.ts'
import type { ComingPayment } from './share-of-pay.rules.ts'

export type ComingDeps = Pick<SetasideDeps, 'autopay' | 'plan' | 'paydays' | 'clock'>

/** The next payments by customer, the earliest first, with a few statements for any number of customers. */
export const listComingPayments = async (
  deps: ComingDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, ComingPayment[]>> => {
  const { autopay, plan, clock } = deps
  const planned = await autopay().listComing(tx, customerIds)
  // Without autopay, the customer pays each installment by hand.
  const byHand = customerIds.filter((customerId) => !planned.has(customerId))
  const installments = await plan.listInstallmentsOf(tx, byHand)
  // Autopay may have been stopped since.
  const expected = await autopay().listExpectedPulls(tx, byHand)
  const wages = await listWages(deps, tx, [...installments.keys()])
  const today = clock.today()
  return new Map([
    ...planned,
    ...[...installments].map(([customerId, own]) => {
      const needed = withExpected(withWages(own, wages.get(customerId)), expected.get(customerId))
      return [customerId, comingPayments(needed, today)] as const
    }),
  ])
}

/** No installment of the next payments has paydays outside of these days. */
const DAYS_BEFORE = 62
const DAYS_AFTER = 124

/** What employers send to the trustee, by customer. */
export const listWages = async (
  { plan, paydays, clock }: ComingDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, ExpectedWages>> => {
  const orders = await plan.listWageOrders(tx, customerIds)
  const today = clock.today()
  const days = { from: addDays(today, -DAYS_BEFORE), to: addDays(today, DAYS_AFTER) }
  const pay = await paydays.listPayOf(tx, [...orders.keys()], days)
  return new Map(
    [...orders].map(([customerId, order]) => {
      const own = (pay.get(customerId) ?? []).filter(({ scheduleId }) => scheduleId === order.scheduleId)
      return [customerId, { order, paydays: own.map(({ on }) => on) }] as const
    }),
  )
}
