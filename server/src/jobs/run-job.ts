/** Runs one job, and reports how it ended to the log and to metrics. */
import { stopwatch } from '../clock/clock.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { withRequestId } from '../observability/request-id.ts'
import type { ClaimedJob } from './job-runner.ts'
import type { Job } from './job.ts'

/** The field beside the payload with the id of the request that enqueued the job. */
export const REQUEST_ID = 'request_id'

/** Why the job must be tried again. */
export interface JobFailure {
  reason: Error
}

export const runJob = async (
  job: Job<object>,
  { data: { [REQUEST_ID]: requestId, ...payload }, retryCount, retryLimit }: ClaimedJob,
  { log, metrics }: { log: Log; metrics: Pick<Metrics, 'job'> | undefined },
): Promise<JobFailure | undefined> => {
  const elapsed = stopwatch()
  const ended = (outcome: 'done' | 'failed') => metrics?.job({ job: job.name, outcome, ms: elapsed() })
  return withRequestId(typeof requestId === 'string' ? requestId : undefined, async () => {
    try {
      await job.run(payload)
      ended('done')
      if (requestId !== undefined) log.info({ job: job.name, ms: Math.round(elapsed()) }, 'job')
      return undefined
    } catch (error) {
      ended('failed')
      // No retry follows, so an operator has to look at it.
      if (retryCount >= retryLimit) log.error({ err: error, job: job.name }, 'a job was given up')
      else log.warn({ err: error, job: job.name }, 'a job failed and will be tried again')
      return { reason: error instanceof Error ? error : new Error(String(error)) }
    }
  })
}
