/** The page with what it loads before it opens, so that nothing moves while the customer reads. */
import { atMost } from '../../lib/at-most.ts'
import { queryClientOf } from '../../lib/router-context.ts'
import { loadAutopayLine } from './autopay-query.ts'
import { setAsideQuery } from './set-aside-query.ts'

export { SetAsidePage } from './set-aside-page.tsx'

/** The page waits no longer than this for the line about autopay. */
const PATIENCE_MS = 1000

export const loadSetAsidePage = async (context: unknown): Promise<void> => {
  const client = queryClientOf(context)
  const { opened } = await client.ensureQueryData(setAsideQuery)
  if (opened) await atMost(PATIENCE_MS, loadAutopayLine(client))
}
