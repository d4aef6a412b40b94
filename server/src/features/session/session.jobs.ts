import type { Job } from '../../jobs/queue.ts'
import type { SessionParts } from './session.parts.ts'
import { deleteForgottenThrottles } from './throttle.queries.ts'
import { FAILURE_MEMORY_MS } from './session.rules.ts'

/** Every hour: failures that no longer count are deleted, so that the table stays as small as the attacks of an hour. */
export const forgetThrottlesJob = ({
  database,
  clock,
}: Pick<SessionParts, 'database' | 'clock'>): Job<Record<string, never>> => ({
  name: 'session.forget-throttles',
  single: true,
  retries: 2,
  schedule: '17 * * * *',
  run: () => deleteForgottenThrottles(database.db, new Date(clock.realNow().getTime() - FAILURE_MEMORY_MS)),
})
