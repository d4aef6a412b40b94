/** The page with what it loads first, in one piece of code that loads only when a customer opens it. */
import { queryClientOf } from '../../lib/router-context.ts'
import { paySchedulesQuery, paySuggestionsQuery } from './paydays.api.ts'

export { PaydaysPage } from './paydays-page.tsx'

/** Loads what is at the top of the page. Suggestions that fail to load show their error in their place. */
export const loadPaydays = async (context: unknown): Promise<void> => {
  const client = queryClientOf(context)
  await Promise.all([client.ensureQueryData(paySchedulesQuery), client.prefetchQuery(paySuggestionsQuery)])
}
