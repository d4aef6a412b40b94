/** What payments to the trustee are planned by. */
import type { WageOrder } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import type { Cents } from '@yoursuccess/contract/core/money'
import { installmentMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import type { Installment } from '@yoursuccess/contract/plan/installments.rules'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { PlanRow } from './plan.queries.ts'
import type { ReadPlan } from './read-plan.ts'

export interface PlanBasis {
  /** True if the case was dismissed, converted, completed or discharged. */
  hasEnded: boolean
  /** By due day. */
  installments: readonly Installment[]
  /** What was paid for all of them together, by our count. */
  paidCents: Cents
  wageOrder: PlanWageOrder | null
}

/** A wage order, and the schedule of the pay that it is taken from. Null if that is not known. */
export type PlanWageOrder = WageOrder & { scheduleId: number | null }

export const basisOf = ({ row, counted, installments }: ReadPlan): PlanBasis => ({
  hasEnded: hasEnded(row),
  installments,
  paidCents: installmentMoney(counted.applied),
  wageOrder: wageOrderOf(row),
})

/** Null without one. */
export const wageOrderOf = ({
  wageOrderCents,
  wageOrderScheduleId,
  wageOrderStartsOn,
  wageOrderEndsOn,
}: PlanRow): PlanWageOrder | null =>
  wageOrderCents === null || wageOrderStartsOn === null
    ? null
    : {
        amountCents: wageOrderCents,
        startsOn: wageOrderStartsOn,
        endsOn: wageOrderEndsOn,
        scheduleId: wageOrderScheduleId,
      }
