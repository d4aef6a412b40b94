import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../features/session/session.api.ts'
import { trusteeCardQuery } from '../features/tracker/tracker.api.ts'
import { atMost } from '../lib/at-most.ts'

/** "Your plan" waits at most this long for the tracker's card. */
const PATIENCE_MS = 1000

/** Loads the card before the page opens, so that nothing moves when it arrives. */
export const loadPlanCard = async (client: QueryClient): Promise<void> => {
  if (client.getQueryData(userQuery.queryKey)?.user.features.paymentTracker)
    await atMost(PATIENCE_MS, client.prefetchQuery(trusteeCardQuery))
}
