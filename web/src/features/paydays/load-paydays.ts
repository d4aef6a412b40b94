import type { QueryClient } from '@tanstack/react-query'
import { paySchedulesQuery, paySuggestionsQuery } from './paydays.api.ts'

/**
 * Loads what is at the top of the page. Suggestions that fail to load show their error in their place.
 */
export const loadPaydays = async (client: QueryClient): Promise<void> => {
  await Promise.all([client.ensureQueryData(paySchedulesQuery), client.prefetchQuery(paySuggestionsQuery)])
}
