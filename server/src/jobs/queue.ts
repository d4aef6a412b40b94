/** The job queue. Jobs are enqueued in the caller's transaction, survive a crash, and run at least once. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Db } from '@yoursuccess/database/database'
import { asBossDatabase } from './boss-database.ts'
import { stopwatch } from '../clock/clock.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { currentRequestId, withRequestId } from '../observability/request-id.ts'

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
  /** Cron line in real time, in the bank's time zone. */
  schedule?: string
}

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
  /** Makes a worker look for work now instead of at the next poll. Call it after the commit. */
  wake(job: Pick<Job<object>, 'name'>): void
  /** Deletes a customer's jobs and those to these emails, finished ones too: they contain messages. */
  forget(tx: Db, customerId: number, emails: readonly string[]): Promise<void>
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

export interface QueueDepth {
  job: string
  due: number
  retrying: number
  givenUp: number
  oldestDueSeconds: number
}

export const QUEUE_SCHEMA = 'jobs'
/** How often the queue looks for due jobs that no `wake` announced. */
const POLL_MS = 1000
/** The library's own polling is almost off, because we wake one idle worker of a queue at a time. */
const OWN_POLL_SECONDS = 3600
const SETTLE_LOOKS = 500
const SETTLE_POLL_MS = 20
const NO_JOB = '00000000-0000-0000-0000-000000000000'
/** After this time without a heartbeat, another server takes over the jobs (library: 15 minutes). */
const HEARTBEAT_SECONDS = 10
const LOOK_FOR_LOST_JOBS_SECONDS = 5

/** A worker runs one job at a time. It looks for a job when it starts and whenever it is woken. */
interface Worker {
  id: string
  isBusy: boolean
}

/** The workers of one queue: one at the start, and more while all are busy. */
interface Crew {
  job: Job<object>
  mostWorkers: number
  workers: Worker[]
}

/** Each kind of job gets at most `jobsAtOnce` workers; a `single` one gets one. With 0, this server only enqueues. */
export const createQueue = (
  database: Database,
  log: Log,
  { metrics, jobsAtOnce = 4 }: { metrics?: Pick<Metrics, 'job'>; jobsAtOnce?: number } = {},
): Queue => {
  const boss = new PgBoss({
    db: asBossDatabase(database),
    schema: QUEUE_SCHEMA,
    ...(database.kind === 'embedded'
      ? { backend: 'pglite' as const }
      : {
          superviseIntervalSeconds: LOOK_FOR_LOST_JOBS_SECONDS,
          monitorIntervalSeconds: LOOK_FOR_LOST_JOBS_SECONDS,
        }),
    persistWarnings: false,
    ...(jobsAtOnce === 0 && { supervise: false, schedule: false }),
  })
  const warn = (error: unknown) => log.warn({ err: error }, 'job queue')
  boss.on('error', warn)
  const crews = new Map<string, Crew>()
  let poll: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isStopping = false

  /** Wakes an idle worker, or adds one. If all are busy, they look again when they are done. */
  const wake = (name: string) => {
    const crew = crews.get(name)
    const idle = crew?.workers.find(({ isBusy }) => !isBusy)
    if (idle) boss.notifyWorker(idle.id)
    else if (crew && !isStopping && crew.workers.length < crew.mostWorkers) addWorker(crew).catch(warn)
  }

  return {
    send: async (tx, job, payload) => {
      // A `single` job covers many requests, so it would carry only the first one's id.
      const requestId = job.single ? undefined : currentRequestId()
      const data = requestId === undefined ? payload : { ...payload, [REQUEST_ID]: requestId }
      await boss.send(job.name, data, {
        db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
        ...(job.single && { singletonKey: job.name }),
        ...(job.delaySeconds && { startAfter: job.delaySeconds }),
        ...groupOf(job, payload),
      })
    },
    wake: ({ name }) => wake(name),
    forget: async (tx, customerId, emails) => {
      const table = sql`${sql.identifier(QUEUE_SCHEMA)}.job`
      const isTo = sql`data ->> 'email' in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`
      await tx.execute(
        sql`delete from ${table} where data ->> 'customerId' = ${String(customerId)} or ${isTo}`,
      )
    },
    start: async (jobs) => {
      await boss.start()
      if (database.kind === 'embedded') await takeUpLostJobs()
      for (const job of jobs) {
        await boss.createQueue(job.name, {
          policy: job.single ? 'short' : 'standard',
          retryLimit: job.retries ?? 20,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 600,
          deleteAfterSeconds: 86_400,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        })
        // pg-boss reads a queue's settings at first use and caches them. In a caller's transaction, that
        // separate read would be an error, so we trigger it here.
        await boss.findJobs(job.name, { id: NO_JOB })
        const mostWorkers = job.single ? Math.min(1, jobsAtOnce) : jobsAtOnce
        const crew: Crew = { job: job as Job<object>, mostWorkers, workers: [] }
        crews.set(job.name, crew)
        if (jobsAtOnce > 0) await addWorker(crew)
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'America/New_York' })
      }
      if (jobs.length > 0 && jobsAtOnce > 0) poll = setInterval(() => void wakeDue(), POLL_MS).unref()
    },
    stop: async () => {
      isStopping = true
      clearInterval(poll)
      await looking
      await boss.stop({ graceful: true, timeout: 5000 })
    },
    settle: async () => {
      for (let look = 0; look < SETTLE_LOOKS; look++) {
        const pending = await listPending()
        if (pending.length === 0) return
        for (const { name, due } of pending) if (due > 0) wake(name)
        await pause(SETTLE_POLL_MS)
      }
    },
    measure: async () => {
      const { rows } = await database.query<QueueDepth>(
        `select name as job,
           count(*) filter (where state in ('created', 'active') and start_after <= now())::int as due,
           count(*) filter (where state = 'retry')::int as retrying,
           count(*) filter (where state = 'failed')::int as "givenUp",
           coalesce(extract(epoch from now() - min(start_after) filter
             (where state in ('created', 'active') and start_after <= now())), 0)::float8 as "oldestDueSeconds"
         from ${QUEUE_SCHEMA}.job where name = any($1) and state <> 'completed' group by name`,
        [[...crews.keys()]],
      )
      return rows
    },
    countPending: async () => (await listPending()).reduce((sum, { count }) => sum + count, 0),
  }

  async function addWorker({ job, workers }: Crew): Promise<void> {
    const worker: Worker = { id: '', isBusy: true }
    workers.push(worker)
    const work = async (batch: { data: object; retryCount: number; retryLimit: number }[]) => {
      worker.isBusy = true
      // There may be more jobs for the next worker.
      wake(job.name)
      try {
        for (const { data, retryCount, retryLimit } of batch)
          await runOne(job, data, retryCount >= retryLimit, log, metrics)
      } finally {
        worker.isBusy = false
        // Looks for the next job at once: polling would run only one job per second.
        boss.notifyWorker(worker.id)
      }
    }
    worker.id = await boss.work(
      job.name,
      { pollingIntervalSeconds: OWN_POLL_SECONDS, batchSize: 1, includeMetadata: true, groupConcurrency: 1 },
      work,
    )
    worker.isBusy = false
  }

  /**
   * Wakes the queues that have due jobs. One query for all of them costs far less than a claim on each, which
   * mostly finds nothing.
   */
  function wakeDue(): Promise<void> {
    looking ??= listDue()
      .then((names) => names.forEach(wake))
      .catch(warn)
      .finally(() => (looking = undefined))
    return looking
  }

  /** An embedded database has one server, so a job that is active at the start belongs to a killed one. */
  async function takeUpLostJobs(): Promise<void> {
    await database.run(
      `update ${QUEUE_SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`,
    )
  }

  async function listDue(): Promise<string[]> {
    const { rows } = await database.query<{ name: string }>(
      `select name from unnest($1::text[]) as queue (name) where exists
         (select from ${QUEUE_SCHEMA}.job where job.name = queue.name and state < 'active' and start_after <= now())`,
      [[...crews.keys()]],
    )
    return rows.map(({ name }) => name)
  }

  /** Only our own jobs: the library also keeps jobs for its schedules. */
  async function listPending(): Promise<{ name: string; count: number; due: number }[]> {
    const { rows } = await database.query<{ name: string; count: number; due: number }>(
      `select name, count(*) as count, count(*) filter (where state = 'created') as due from ${QUEUE_SCHEMA}.job
       where name = any($1) and state in ('created', 'active') and start_after <= now()
       group by name`,
      [[...crews.keys()]],
    )
    return rows
  }
}

/** The field beside the payload with the id of the request that enqueued the job. */
const REQUEST_ID = 'request_id'

const runOne = async (
  job: Job<object>,
  { [REQUEST_ID]: requestId, ...payload }: { [REQUEST_ID]?: string },
  isLastTry: boolean,
  log: Log,
  metrics: Pick<Metrics, 'job'> | undefined,
) => {
  const elapsed = stopwatch()
  const ended = (outcome: 'done' | 'failed') => metrics?.job({ job: job.name, outcome, ms: elapsed() })
  await withRequestId(requestId, async () => {
    try {
      await job.run(payload)
      ended('done')
      if (requestId !== undefined) log.info({ job: job.name, ms: Math.round(elapsed()) }, 'job')
    } catch (error) {
      ended('failed')
      // No retry follows, so an operator has to look at it.
      if (isLastTry) log.error({ err: error, job: job.name }, 'a job was given up')
      else log.warn({ err: error, job: job.name }, 'a job failed and will be tried again')
      throw error
    }
  })
}

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
