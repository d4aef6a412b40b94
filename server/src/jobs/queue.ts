/** Real-time work that outlives a crash: sent inside the transaction that asks for it, done at least once. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db as BossDatabase } from 'pg-boss'
import type { Database, Db } from '@yoursuccess/database/database'
import { stopwatch } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { currentRequestId, withRequestId } from '../request-id.ts'

export interface Job<Payload extends object> {
  /** "room.what-it-does" */
  name: string
  /** Done at least once: it must be harmless to do it again. Throwing means: try again later. */
  run(payload: Payload): Promise<void>
  /** Number of tries after the first one, with growing pauses. Default 20, over some hours. */
  retries?: number
  /** True when one waiting job stands for any number of requests ("apply what has come in"). */
  single?: boolean
  /** Seconds before the first try, for work that whoever asked tries at once by themselves. Default 0. */
  delaySeconds?: number
  /** Cron line in real time, zone of the bank. */
  schedule?: string
}

export interface Queue {
  /**
   * Inside the transaction of the change that asks for the work, so that neither exists without the other. On the open
   * database only where the work is found again without it.
   */
  send<Payload extends object>(
    tx: Db,
    job: Pick<Job<Payload>, 'name' | 'single' | 'delaySeconds'>,
    payload: Payload,
  ): Promise<void>
  /** Looks for work now instead of at the next poll. Call it after the transaction. */
  wake(job: Pick<Job<object>, 'name'>): void
  /** Deletes the jobs of a customer and of these addresses, done or not: they carry letters and texts. */
  forget(tx: Db, customerId: number, emails: readonly string[]): Promise<void>
  /** Begins to work. */
  start(jobs: readonly Job<never>[]): Promise<void>
  stop(): Promise<void>
  /** Waits until no job waits or runs, for ten seconds at most: a job that a partner keeps waiting is not waited for. */
  settle(): Promise<void>
  /** Jobs that wait or run; failed tries that will be repeated later do not count. */
  countPending(): Promise<number>
  /** Of each job that this server works on: how many are due, wait for another try, or were given up; and the age of the oldest due one. */
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
const POLL_SECONDS = 1
const SETTLE_LOOKS = 500
const SETTLE_POLL_MS = 20
const NO_JOB = '00000000-0000-0000-0000-000000000000'
/** A server that was killed sends no heartbeat: its jobs go to another one after this, instead of the library's 15 minutes. */
const HEARTBEAT_SECONDS = 10
const LOOK_FOR_LOST_JOBS_SECONDS = 5

export const createQueue = (database: Database, log: Log, metrics?: Pick<Metrics, 'job'>): Queue => {
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
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  const workers = new Map<string, string>()

  return {
    send: async (tx, job, payload) => {
      // Not for one that stands for many: it would carry the first one's id.
      const requestId = job.single ? undefined : currentRequestId()
      const data = requestId === undefined ? payload : { ...payload, [REQUEST_ID]: requestId }
      await boss.send(job.name, data, {
        db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
        ...(job.single && { singletonKey: job.name }),
        ...(job.delaySeconds && { startAfter: job.delaySeconds }),
      })
    },
    wake: (job) => {
      const worker = workers.get(job.name)
      if (worker) boss.notifyWorker(worker)
    },
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
        // pg-boss looks a queue up at its first use and keeps it. That must not be in a caller's transaction, where a
        // look-up of its own is an error: any look does it.
        await boss.findJobs(job.name, { id: NO_JOB })
        const worker = await boss.work(
          job.name,
          { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, localConcurrency: 1, includeMetadata: true },
          async (batch: { data: object; retryCount: number; retryLimit: number }[]) => {
            try {
              for (const { data, retryCount, retryLimit } of batch)
                await runOne(job as Job<object>, data, retryCount >= retryLimit, log, metrics)
            } finally {
              // The next one follows at once: the poll would let one job through each second.
              const own = workers.get(job.name)
              if (own) boss.notifyWorker(own)
            }
          },
        )
        workers.set(job.name, worker)
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'America/New_York' })
      }
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
    settle: async () => {
      for (let look = 0; look < SETTLE_LOOKS; look++) {
        const pending = await listPending()
        if (pending.length === 0) return
        for (const { name } of pending) boss.notifyWorker(workers.get(name) as string)
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
        [[...workers.keys()]],
      )
      return rows
    },
    countPending: async () => (await listPending()).reduce((sum, { count }) => sum + count, 0),
  }

  /** An embedded database has one server: what is under way when it starts was begun by one that was killed. */
  async function takeUpLostJobs(): Promise<void> {
    await database.run(
      `update ${QUEUE_SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`,
    )
  }

  /** Of our own jobs: the library keeps jobs of its own for its schedules, and looks for them when it likes. */
  async function listPending(): Promise<{ name: string; count: number }[]> {
    const { rows } = await database.query<{ name: string; count: number }>(
      `select name, count(*) as count from ${QUEUE_SCHEMA}.job
       where name = any($1) and state in ('created', 'active') and start_after <= now()
       group by name`,
      [[...workers.keys()]],
    )
    return rows
  }
}

/** Of the request that asked for the work, beside the payload. */
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
      // Nobody comes back to it by itself: a person has to look.
      if (isLastTry) log.error({ err: error, job: job.name }, 'a job was given up')
      else log.warn({ err: error, job: job.name }, 'a job failed and will be tried again')
      throw error
    }
  })
}

/** The queue runs on the bank's own database, embedded or not. */
const asBossDatabase = (database: Database): BossDatabase => ({
  executeSql: (text, values) => (values?.length ? database.query(text, values) : database.run(text)),
})

/** Creates the queue's tables, so that a prepared test image has them. */
export const prepareQueue = async (database: Database, log: Log): Promise<void> => {
  const queue = createQueue(database, log)
  await queue.start([])
  await queue.stop()
}
