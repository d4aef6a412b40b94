/** The installments of many customers, for work that decides about all of them at once. */
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import { pullAsPayment, withoutPulled } from '@yoursuccess/contract/plan/pulls.rules'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { Db } from '@yoursuccess/database/database'
import { listBillersOf, listPlansOf, listStepsOf } from './many-plans.queries.ts'
import { scheduleOfPlan } from './plan-facts.ts'
import type { PlanDeps } from './plan.deps.ts'
import { measurePlan } from './plan.rules.ts'
import { openingOf } from './read-plan.ts'

/**
 * Installments by customer, as `findInstallments` of the service has them for one. Customers whose plan has ended, and
 * those without one, without its amount or due day, or without the feature `planTools` are left out.
 */
export const listInstallmentsOf = async (
  deps: PlanDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, TrackedInstallment[]>> => {
  if (customerIds.length === 0) return new Map()
  const { bills, tracker, customer, clock, autopay } = deps
  const [rows, withTools, steps, reported, billerIds, pulls] = await Promise.all([
    listPlansOf(tx, customerIds),
    customer.listWithFeature(tx, customerIds, 'planTools'),
    listStepsOf(tx, customerIds),
    tracker.listReportedOfMany(tx, customerIds),
    listBillersOf(tx, customerIds),
    autopay().listPulls(tx, customerIds),
  ])
  const payments = await bills.listPaymentsOfMany(tx, customerIds, billerIds)
  const [stepsOf, reportedOf, paymentsOf, pullsOf] = [
    Map.groupBy(steps, ({ customerId }) => customerId),
    Map.groupBy(reported, ({ customerId }) => customerId),
    Map.groupBy(payments, ({ customerId }) => customerId),
    Map.groupBy(pulls, ({ customerId }) => customerId),
  ]
  const today = clock.today()
  return new Map(
    rows.flatMap((row) => {
      const { customerId } = row
      const schedule = scheduleOfPlan(row)
      const own = stepsOf.get(customerId)
      if (!schedule || !own || hasEnded(row) || !withTools.has(customerId)) return []
      const pulled = pullsOf.get(customerId) ?? []
      const money = {
        opening: openingOf(row),
        // No payment is made for a lump sum yet, and the bank has no receipts yet.
        payments: [
          ...(paymentsOf.get(customerId) ?? []).map((payment) => ({ ...payment, lumpSumId: null })),
          ...pulled.map(pullAsPayment),
        ],
        receipts: [],
        reported: withoutPulled(reportedOf.get(customerId) ?? [], pulled),
      }
      return [[customerId, measurePlan({ schedule, steps: own, money, today }).installments] as const]
    }),
  )
}
