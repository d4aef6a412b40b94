/** What payments to the trustee are planned by. */
import type { WageOrder } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import type { Cents } from '@yoursuccess/contract/core/money'
import { installmentMoney } from '@yoursuccess/contract/plan/applied-money.rules'
import type { Installment } from '@yoursuccess/contract/plan/installments.rules'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import type { ReadPlan } from './read-plan.ts'

export interface PlanBasis {
  /** True if the case was dismissed, converted, completed or discharged. */
  hasEnded: boolean
  /** By due day. */
  installments: readonly Installment[]
  /** What was paid for all of them together, by our count. */
  paidCents: Cents
  wageOrder: (WageOrder & { scheduleId: number | null }) | null
}

export const basisOf = ({ row, counted, installments }: ReadPlan): PlanBasis => {
  const { wageOrderCents, wageOrderScheduleId, wageOrderStartsOn, wageOrderEndsOn } = row
  return {
    hasEnded: hasEnded(row),
    installments,
    paidCents: installmentMoney(counted.applied),
    wageOrder:
      wageOrderCents === null || wageOrderStartsOn === null
        ? null
        : {
            amountCents: wageOrderCents,
            startsOn: wageOrderStartsOn,
            endsOn: wageOrderEndsOn,
            scheduleId: wageOrderScheduleId,
          },
  }
}
