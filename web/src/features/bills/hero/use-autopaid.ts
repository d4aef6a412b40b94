import { useQuery } from '@tanstack/react-query'
import { homeForecastQuery } from '../../forecast/forecast.api.ts'
import { useFeature } from '../../session/session.api.ts'

/**
 * The payments to come that autopay sends, by their due day, with the day on which it sends them. Autopay has a limit of
 * what it takes from the main account, and a payment by hand has none.
 */
export const useAutopaid = () => {
  const enabled = useFeature('planTools')
  const query = useQuery({ ...homeForecastQuery, enabled })
  const payments = query.data?.parts.payments ?? []
  return {
    /** False until it is loaded or failed. */
    isSettled: !enabled || !query.isPending,
    sendOn: (dueOn: string | null): string | undefined =>
      payments.find(({ due_on, from_main }) => due_on === dueOn && from_main !== null)?.send_on,
    queries: enabled ? [query] : [],
  }
}
