/** Loads the page before it opens, so that nothing moves while the customer reads. */
import type { QueryClient } from '@tanstack/react-query'
import { atMost } from '../../lib/at-most.ts'
import { loadAutopayLine } from './autopay-query.ts'
import { setAsideQuery } from './set-aside-query.ts'

/** The page waits no longer than this for the line about autopay. */
const PATIENCE_MS = 1000

export const loadSetAsidePage = async (client: QueryClient): Promise<void> => {
  const { opened } = await client.ensureQueryData(setAsideQuery)
  if (opened) await atMost(PATIENCE_MS, loadAutopayLine(client))
}
