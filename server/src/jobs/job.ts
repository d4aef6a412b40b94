/** What features say of their jobs, and what the queue tells about them. */

export interface Job<Payload extends object> {
  /** "feature.what-it-does" */
  name: string
  /** Runs at least once, so a repeat must be harmless. To retry later, it throws. */
  run(payload: Payload): Promise<void>
  /** Number of retries, with growing pauses. Default 20, over some hours. */
  retries?: number
  /** True if one waiting job covers any number of requests ("apply all waiting events"). */
  single?: boolean
  /** Seconds before the first attempt, for work that the request itself also attempts. Default 0. */
  delaySeconds?: number
  /**
   * Jobs of one group run one after another, in the order in which they were queued, and do not block other
   * groups. Default: the `customerId` of the payload; without one, jobs run in parallel.
   */
  groupOf?(payload: Payload): string
  /** At most so many run at once in this process, if that is less than for other jobs. */
  atOnce?: number
  /** Cron line in real time, in the bank's time zone. */
  schedule?: string
}

export interface QueueDepth {
  job: string
  due: number
  retrying: number
  givenUp: number
  oldestDueSeconds: number
}
