import type { QueryClient } from '@tanstack/react-query'
import { homeForecastQuery } from '../features/forecast/forecast-query.ts'
import { userQuery } from '../features/session/session.api.ts'
import { trusteeCardQuery } from '../features/tracker/tracker.api.ts'
import { atMost } from '../lib/at-most.ts'

/** "Your plan" and the page of the trustee payment wait at most this long for the tracker's card. */
const PATIENCE_MS = 1000

/** Loads the card, and by when to send the payment, before the page opens, so that nothing moves when they arrive. */
export const loadPlanCard = async (client: QueryClient): Promise<void> => {
  const features = client.getQueryData(userQuery.queryKey)?.user.features
  if (!features?.paymentTracker) return
  const loads = [
    client.prefetchQuery(trusteeCardQuery),
    ...(features.planTools ? [client.prefetchQuery(homeForecastQuery)] : []),
  ]
  await atMost(PATIENCE_MS, Promise.all(loads))
}
