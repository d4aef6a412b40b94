/** What payments to the trustee are planned by. */
import type { WageOrder } from '@yoursuccess/contract/autopay/planned-amounts.rules'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Installment } from '@yoursuccess/contract/plan/installments.rules'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { measureProgress } from './plan.rules.ts'
import type { ReadPlan } from './read-plan.ts'

export interface PlanBasis {
  /** True if the case was dismissed, converted, completed or discharged. */
  hasEnded: boolean
  /** By due day. */
  installments: readonly Installment[]
  /** What was paid beyond the installments whose due day has passed. */
  aheadCents: Cents
  /** What was due and is not paid, by our count. */
  arrearsCents: Cents
  wageOrder: (WageOrder & { scheduleId: number | null }) | null
}

export const basisOf = (plan: ReadPlan, today: CalendarDate): PlanBasis => {
  const { row, schedule, hasReceipts, installments } = plan
  const { progress } = measureProgress(plan, { schedule, lumpSums: [], hasReceipts, today })
  const { wageOrderCents, wageOrderScheduleId, wageOrderStartsOn, wageOrderEndsOn } = row
  return {
    hasEnded: hasEnded(row),
    installments,
    aheadCents: progress.aheadCents,
    arrearsCents: progress.arrears.cents,
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
