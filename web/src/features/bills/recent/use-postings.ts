import { useQuery } from '@tanstack/react-query'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { planQuery, trusteePaymentsQuery } from '../../plan/plan.api.ts'
import { useFeature } from '../../session/session.api.ts'

/**
 * When the trustee posted which payment from this account, as its receipts say. Without a plan nobody knows, and
 * `isKnown` is false.
 */
export const usePostings = () => {
  const hasPlans = useFeature('planTools')
  const plan = useQuery({ ...planQuery, enabled: hasPlans })
  const payments = useQuery({ ...trusteePaymentsQuery, enabled: hasPlans && plan.data != null })
  return {
    isKnown: payments.data !== undefined,
    /** The day on which a bill payment was posted, by its id. */
    postedOn: (paymentId: number): CalendarDate | undefined => {
      const on = payments.data?.find(({ id }) => id === paymentId)?.posted_on
      return on ? day(on) : undefined
    },
    queries: hasPlans ? [plan, payments] : [],
  }
}
