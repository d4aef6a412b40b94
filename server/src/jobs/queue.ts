/** The job queue. Jobs are enqueued in the caller's transaction, survive a crash, and run at least once. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Db } from '@yoursuccess/database/database'
import { asBossDatabase, asClaimDatabase } from './boss-database.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { currentRequestId } from '../observability/request-id.ts'
import type { Job, QueueDepth } from './job.ts'
import { type ClaimedJob, createJobRunner, inBatches, type JobRunner } from './job-runner.ts'
import {
  createJobIndexes,
  deleteJobsOf,
  HEARTBEAT_SECONDS,
  listDue,
  listFirstTurns,
  listPending,
  measureQueues,
  QUEUE_SCHEMA,
  takeUpLostJobs,
} from './job-table.ts'
import { orderedId } from './ordered-id.ts'
import { createQueues, RARE_SUPERVISION } from './queue-settings.ts'
import { REQUEST_ID, runJob } from './run-job.ts'

export { QUEUE_SCHEMA } from './job-table.ts'
export type { Job } from './job.ts'

export interface Queue {
  /**
   * Enqueues a job. Pass the transaction of the change that needs the work, so that both are committed or
   * neither. Pass the database itself only if a lost job is found again in another way.
   */
  send<Payload extends object>(
    tx: Db,
    job: Pick<Job<Payload>, 'name' | 'single' | 'delaySeconds' | 'groupOf'>,
    payload: Payload,
  ): Promise<void>
  /**
   * Looks for due jobs now. Call it after the commit. The database notifies all servers anyway; this one starts
   * at once even while the connection for notifications is lost.
   */
  wake(job: Pick<Job<object>, 'name'>): void
  /** Deletes a customer's jobs and those to these emails, finished ones too: they contain messages. */
  forget(tx: Db, customerId: number, emails: readonly string[]): Promise<void>
  /**
   * Payloads of the jobs of these customers that wait for their first turn or are running. Only for jobs whose
   * group is the customer.
   */
  listFirstTurns<Payload extends object>(
    job: Pick<Job<Payload>, 'name'>,
    customerIds: readonly number[],
  ): Promise<Payload[]>
  /** Begins to run jobs. */
  start(jobs: readonly Job<never>[]): Promise<void>
  stop(): Promise<void>
  /** Waits until no job is due or running, at most ten seconds: a job may itself wait for a partner. */
  settle(): Promise<void>
  /** Number of jobs that are due or running. Failed jobs that will be retried do not count. */
  countPending(): Promise<number>
  /** Per kind of job: how many are due, retrying or given up, and the age of the oldest due job. */
  measure(): Promise<QueueDepth[]>
}

/** How often a server looks for due jobs of which no notification told it, and for jobs of servers that are gone. */
export const POLL_MS = 10_000
const STOP_WITHIN_MS = 5000
const SETTLE_LOOKS = 500
const SETTLE_POLL_MS = 20

/** In this process, `jobsAtOnce` jobs of each kind run side by side; of a `single` one, one. With 0, it only enqueues. */
export const createQueue = (
  database: Database,
  log: Log,
  {
    metrics,
    jobsAtOnce = 25,
    pollMs = POLL_MS,
  }: { metrics?: Pick<Metrics, 'job'>; jobsAtOnce?: number; pollMs?: number } = {},
): Queue => {
  const runners = new Map<string, JobRunner>()
  const runsJobs = jobsAtOnce > 0
  const boss = new PgBoss({
    db: asBossDatabase(database, {
      receive: (name) => runners.get(name)?.look(),
      connected: () => void poll(),
    }),
    schema: QUEUE_SCHEMA,
    ...(database.kind === 'embedded' && { backend: 'pglite' as const }),
    ...RARE_SUPERVISION,
    ...(!runsJobs && { supervise: false, schedule: false }),
    useListenNotify: runsJobs,
    persistWarnings: false,
  })
  const warn = (error: unknown) => log.warn({ err: error }, 'job queue')
  boss.on('error', warn)
  const names = () => [...runners.keys()]
  let timers: NodeJS.Timeout[] = []
  let polling: Promise<void> | undefined

  return {
    send: async (tx, job, payload) => {
      // A `single` job covers many requests, so it would carry only the first one's id.
      const requestId = job.single ? undefined : currentRequestId()
      const data = requestId === undefined ? payload : { ...payload, [REQUEST_ID]: requestId }
      await boss.send(job.name, data, {
        id: orderedId(),
        db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
        ...(job.single && { singletonKey: job.name }),
        ...(job.delaySeconds && { startAfter: job.delaySeconds }),
        ...groupOf(job, payload),
      })
      if (job.delaySeconds) runners.get(job.name)?.lookIn(job.delaySeconds * 1000)
    },
    wake: ({ name }) => runners.get(name)?.look(),
    forget: deleteJobsOf,
    listFirstTurns: ({ name }, customerIds) => listFirstTurns(database, name, customerIds),
    start: async (jobs) => {
      await boss.start()
      await createJobIndexes(database).catch(warn)
      if (database.kind === 'embedded') await takeUpLostJobs(database)
      await createQueues(boss, jobs)
      for (const job of jobs) {
        runners.set(job.name, runnerOf(job as Job<object>))
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'America/New_York' })
      }
      if (jobs.length === 0 || !runsJobs) return
      await poll()
      timers = [
        setInterval(() => void poll(), pollMs).unref(),
        setInterval(() => void beat(), (HEARTBEAT_SECONDS / 2) * 1000).unref(),
      ]
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await polling
      const stopped = new Error('the server stopped while the job ran')
      await Promise.all(
        [...runners].map(async ([name, runner]) => {
          const left = await runner.stop(STOP_WITHIN_MS)
          if (left.length > 0) await boss.fail(name, left, stopped).catch(warn)
        }),
      )
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
    settle: async () => {
      for (let look = 0; look < SETTLE_LOOKS; look++) {
        const pending = await listPending(database, names())
        if (pending.length === 0) return
        for (const { name, due } of pending) if (due > 0) runners.get(name)?.look()
        await pause(SETTLE_POLL_MS)
      }
    },
    measure: () => measureQueues(database, names()),
    countPending: async () =>
      (await listPending(database, names())).reduce((sum, { count }) => sum + count, 0),
  }

  function runnerOf(job: Job<object>): JobRunner {
    const { name } = job
    const claimDatabase = asClaimDatabase(database, name)
    const complete = inBatches((done: ClaimedJob[]) => boss.complete(name, done))
    const runner = createJobRunner({
      atOnce: Math.min(job.single ? 1 : (job.atOnce ?? jobsAtOnce), jobsAtOnce),
      claim: (limit) =>
        boss.fetch<Record<string, unknown>>(name, {
          batchSize: limit,
          includeMetadata: true,
          groupConcurrency: 1,
          db: claimDatabase,
        }),
      run: async (claimed) => {
        const failure = await runJob(job, claimed, { log, metrics })
        if (!failure) return void (await complete(claimed))
        await boss.fail(name, [claimed], failure.reason)
        runner.lookIn(maxRetryMs(claimed))
      },
      warn,
    })
    return runner
  }

  /**
   * Looks for due jobs of all queues, and for jobs of servers that are gone. One query costs far less than a
   * claim on each queue, which mostly finds nothing.
   */
  function poll(): Promise<void> {
    polling ??= takeDue()
      .catch(warn)
      .finally(() => (polling = undefined))
    return polling
  }

  async function takeDue(): Promise<void> {
    if (runners.size === 0) return
    for (const { name, id, retryCount } of await listDue(database, names())) {
      if (id !== null && retryCount !== null) {
        log.warn({ job: name }, 'a job of a server that is gone runs again')
        // If this one cannot be recorded, the next poll finds it again.
        await boss.fail(name, [{ id, retryCount }], new Error('the server that ran it is gone')).catch(warn)
        runners.get(name)?.lookIn(maxRetryMs({ retryCount }))
      } else runners.get(name)?.look()
    }
  }

  /** Tells the other servers that the running jobs are not lost. */
  async function beat(): Promise<void> {
    for (const [name, runner] of runners) {
      const running = [...runner.running()]
      if (running.length > 0) await boss.touch(name, running).catch(warn)
    }
  }
}

/** The longest pause before the next attempt: the library doubles it each time, and shortens it at random. */
const maxRetryMs = ({ retryCount }: Pick<ClaimedJob, 'retryCount'>) => 2 ** (retryCount + 1) * 1000

const groupOf = <Payload extends object>(job: Pick<Job<Payload>, 'single' | 'groupOf'>, payload: Payload) => {
  if (job.single) return {}
  const id = job.groupOf?.(payload) ?? ('customerId' in payload ? String(payload.customerId) : undefined)
  return id === undefined ? {} : { group: { id } }
}

/** Creates the queue's tables, for a prepared test image. */
export const prepareQueue = async (database: Database, log: Log): Promise<void> => {
  const queue = createQueue(database, log)
  await queue.start([])
  await queue.stop()
}
