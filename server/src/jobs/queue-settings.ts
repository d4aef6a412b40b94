/** How the job library keeps our queues, and how rarely it looks after them itself. */
import type { PgBoss } from 'pg-boss'
import { HEARTBEAT_SECONDS } from './job-table.ts'
import type { Job } from './job.ts'

const HOUR_SECONDS = 3600
/** A job that runs longer is given to another server even if its own is alive. Heartbeats find dead ones sooner. */
const EXPIRE_SECONDS = 12 * HOUR_SECONDS
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/**
 * The library's own rounds read the whole table of jobs, so they are rare. What must be quick is ours: the poll
 * takes over lost jobs. We use no dependencies between jobs (flows).
 */
export const RARE_SUPERVISION = {
  superviseIntervalSeconds: HOUR_SECONDS,
  maintenanceIntervalSeconds: HOUR_SECONDS,
  monitorIntervalSeconds: 12 * HOUR_SECONDS,
  flowIntervalSeconds: HOUR_SECONDS,
  bamIntervalSeconds: HOUR_SECONDS,
  // A scheduled job starts up to this much later.
  cronWorkerIntervalSeconds: 20,
}

const settingsOf = (job: Pick<Job<never>, 'retries'>) => ({
  retryLimit: job.retries ?? 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  deleteAfterSeconds: 86_400,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
})

/** Creates the queues that are missing, and changes those that an earlier build created differently. */
export const createQueues = async (boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const settings = settingsOf(job)
    const queue = known.get(job.name)
    if (!queue) await boss.createQueue(job.name, { ...settings, policy: job.single ? 'short' : 'standard' })
    else if (Object.entries(settings).some(([key, value]) => queue[key as keyof typeof settings] !== value))
      await boss.updateQueue(job.name, settings)
    else continue
    // pg-boss reads a queue's settings at first use and caches them. In a caller's transaction, that separate
    // read would be an error, so we trigger it here.
    await boss.findJobs(job.name, { id: NO_JOB })
  }
}
