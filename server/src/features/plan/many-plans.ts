/** The installments of many customers, for work that decides about all of them at once. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { TrackedInstallment } from '@yoursuccess/contract/plan/installment-status.rules'
import { pullAsPayment, withoutPulled } from '@yoursuccess/contract/plan/pulls.rules'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { Db } from '@yoursuccess/database/database'
import { listBillersOf, listPlansOf, listStepsOf } from './many-plans.queries.ts'
import { scheduleOfPlan } from './plan-facts.ts'
import type { PlanDeps } from './plan.deps.ts'
import type { PlanRow } from './plan.queries.ts'
import { type MeasuredPlan, measurePlan } from './plan.rules.ts'
import { openingOf } from './read-plan.ts'

/** Installments by customer, as `findInstallments` of the service has them for one. */
export const listInstallmentsOf = async (
  deps: PlanDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, TrackedInstallment[]>> =>
  new Map(
    [...(await listMeasuredOf(deps, tx, customerIds))].map(
      ([customerId, { installments }]) => [customerId, installments] as const,
    ),
  )

export interface PlanOfMany extends MeasuredPlan {
  row: PlanRow
  /** The day on which it was posted. Null without receipts. */
  newestReceiptOn: CalendarDate | null
}

/**
 * Measured plans by customer. Customers whose plan has ended, and those without one, without its amount or due day, or
 * without the feature `planTools` are left out.
 */
export const listMeasuredOf = async (
  deps: PlanDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, PlanOfMany>> => {
  if (customerIds.length === 0) return new Map()
  const { bills, receipts, tracker, customer, clock, autopay } = deps
  const [rows, withTools, steps, reported, links, pulls] = await Promise.all([
    listPlansOf(tx, customerIds),
    customer.listWithFeature(tx, customerIds, 'planTools'),
    listStepsOf(tx, customerIds),
    tracker.listReportedOfMany(tx, customerIds),
    listBillersOf(tx, customerIds),
    autopay().listPulls(tx, customerIds),
  ])
  const payments = await bills.listPaymentsOfMany(
    tx,
    customerIds,
    links.map(({ billerId }) => billerId),
  )
  const [stepsOf, reportedOf, pullsOf, paidOf] = [
    Map.groupBy(steps, ({ customerId }) => customerId),
    Map.groupBy(reported, ({ customerId }) => customerId),
    Map.groupBy(pulls, ({ customerId }) => customerId),
    Map.groupBy([...payments, ...pulls.map(pullAsPayment)], ({ customerId }) => customerId),
  ]
  const posted = await receipts().match(tx, customerIds, paidOf)
  const today = clock.today()
  return new Map(
    rows.flatMap((row) => {
      const { customerId } = row
      const schedule = scheduleOfPlan(row)
      const own = stepsOf.get(customerId)
      if (!schedule || !own || hasEnded(row) || !withTools.has(customerId)) return []
      const money = {
        opening: openingOf(row),
        // No payment is made for a lump sum yet.
        payments: (paidOf.get(customerId) ?? []).map((payment) => ({ ...payment, lumpSumId: null })),
        receipts: posted.get(customerId) ?? [],
        reported: withoutPulled(reportedOf.get(customerId) ?? [], pullsOf.get(customerId) ?? []),
      }
      const measured = measurePlan({ schedule, steps: own, money, today })
      const newestReceiptOn =
        money.receipts
          .map(({ postedOn }) => postedOn)
          .toSorted()
          .at(-1) ?? null
      return [[customerId, { ...measured, row, newestReceiptOn }] as const]
    }),
  )
}
