/** Keeps applied events for EVENT_RETENTION_DAYS and their ids longer, and drops whole months. */
import type { Database } from '@yoursuccess/database/database'
import type { Config } from '../boot/config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Job } from '../jobs/queue.ts'
import type { Log } from '../observability/log.ts'
import { deleteIdsBefore, keepMonths, moveApplied } from './event-history.queries.ts'

/**
 * An event that arrives again after more than two years is applied again. It then still moves no money, because
 * every movement has the processor's id; see docs/decisions/0152.
 */
export const ID_RETENTION_DAYS = 730
const DAY_MS = 86_400_000
const ROWS_AT_ONCE = 2000

/**
 * Real time, because events are received in it: a sandbox that moves its business clock loses none. Every
 * step can be repeated at any time.
 */
export const eventHistoryJob = ({
  database,
  clock,
  config,
  log,
}: {
  database: Database
  clock: Pick<Clock, 'realNow'>
  config: Pick<Config, 'EVENT_RETENTION_DAYS'>
  log: Log
}): Job<Record<string, never>> => ({
  name: 'inbox.history',
  single: true,
  retries: 2,
  schedule: '7 * * * *',
  run: async () => {
    const dropped = await keepMonths(database, config.EVENT_RETENTION_DAYS)
    if (dropped > 0) log.info({ count: dropped }, 'months of partner events dropped')
    const now = clock.realNow().getTime()
    const keptSince = new Date(now - config.EVENT_RETENTION_DAYS * DAY_MS)
    let after = 0
    do after = await moveApplied(database.db, { after, most: ROWS_AT_ONCE, keptSince })
    while (after > 0)
    const idsSince = new Date(now - ID_RETENTION_DAYS * DAY_MS)
    while ((await deleteIdsBefore(database.db, idsSince, ROWS_AT_ONCE)) === ROWS_AT_ONCE);
  },
})
