import { useQuery } from '@tanstack/react-query'
import { homeForecastQuery, type TrusteePayment, trusteePayments } from '../../forecast/forecast.api.ts'
import { useFeature } from '../../session/session.api.ts'

/** The payments to the trustee that are to come, by their due day, with who pays each. */
export const usePlannedPayment = () => {
  const enabled = useFeature('planTools')
  const query = useQuery({ ...homeForecastQuery, enabled })
  const payments = query.data ? trusteePayments(query.data.parts) : []
  return {
    /** False until it is loaded or failed. */
    isSettled: !enabled || !query.isPending,
    paymentOf: (dueOn: string | null): TrusteePayment | undefined =>
      payments.find(({ due_on }) => due_on === dueOn),
    queries: enabled ? [query] : [],
  }
}
