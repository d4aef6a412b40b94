import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { installmentsQuery, planQuery } from '../../plan/plan.api.ts'
import { useFeature } from '../../session/session.api.ts'
import { plannedValuesOf } from './trustee-values.rules.ts'

/** True if the customer has a plan by which payments are due. False until it has loaded. */
export const useHasOpenPlan = (): boolean => {
  const hasPlans = useFeature('planTools')
  const { data: plan } = useQuery({ ...planQuery, enabled: hasPlans })
  return hasPlans && plan?.schedule != null && !hasEnded(plan)
}

/**
 * The trustee payment of a month by the customer's plan (CASE-14). Undefined without a plan, and while it loads:
 * nothing waits for it.
 */
export const usePlannedPayment = (month: CalendarDate) => {
  const hasPlans = useFeature('planTools')
  const plan = useQuery({ ...planQuery, enabled: hasPlans })
  const asks = useHasOpenPlan()
  const installments = useQuery({ ...installmentsQuery, enabled: asks })
  return {
    planned: asks && installments.data ? plannedValuesOf(installments.data, month) : undefined,
    queries: hasPlans ? [plan, installments] : [],
  }
}
