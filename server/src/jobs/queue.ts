/** Real-time work that outlives a crash: sent inside the transaction that asks for it, done at least once. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Db as BossDatabase } from 'pg-boss'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Log } from '../log.ts'

export interface Job<Payload extends object> {
  /** "room.what-it-does" */
  name: string
  /** Done at least once: it must be harmless to do it again. Throwing means: try again later. */
  run(payload: Payload): Promise<void>
  /** Number of tries after the first one, with growing pauses. Default 20, over some hours. */
  retries?: number
  /** True when one waiting job stands for any number of requests ("apply what has come in"). */
  single?: boolean
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
    job: Pick<Job<Payload>, 'name' | 'single'>,
    payload: Payload,
  ): Promise<void>
  /** Looks for work now instead of at the next poll. Call it after the transaction. */
  wake(job: Pick<Job<object>, 'name'>): void
  /** Begins to work. */
  start(jobs: readonly Job<never>[]): Promise<void>
  stop(): Promise<void>
  /** Jobs that wait or run; failed tries that will be repeated later do not count. */
  countPending(): Promise<number>
}

const SCHEMA = 'jobs'
const POLL_SECONDS = 1
const NO_JOB = '00000000-0000-0000-0000-000000000000'

export const createQueue = (database: Database, log: Log): Queue => {
  const boss = new PgBoss({
    db: asBossDatabase(database),
    schema: SCHEMA,
    ...(database.kind === 'embedded' && { backend: 'pglite' as const }),
    persistWarnings: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  const workers = new Map<string, string>()

  return {
    send: async (tx, job, payload) => {
      await boss.send(job.name, payload, {
        db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
        ...(job.single && { singletonKey: job.name }),
      })
    },
    wake: (job) => {
      const worker = workers.get(job.name)
      if (worker) boss.notifyWorker(worker)
    },
    start: async (jobs) => {
      await boss.start()
      for (const job of jobs) {
        await boss.createQueue(job.name, {
          policy: job.single ? 'short' : 'standard',
          retryLimit: job.retries ?? 20,
          retryDelay: 1,
          retryBackoff: true,
          retryDelayMax: 600,
          deleteAfterSeconds: 86_400,
        })
        // pg-boss looks a queue up at its first use and keeps it. That must not be in a caller's transaction, where a
        // look-up of its own is an error: any look does it.
        await boss.findJobs(job.name, { id: NO_JOB })
        const worker = await boss.work(
          job.name,
          { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, localConcurrency: 1 },
          async (batch: { data: object }[]) => {
            try {
              for (const each of batch) await runOne(job as Job<object>, each.data, log)
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
    countPending: async () => {
      const { rows } = await database.query<{ count: number }>(
        `select count(*) as count from ${SCHEMA}.job where state in ('created', 'active') and start_after <= now()`,
      )
      return rows[0]?.count ?? 0
    },
  }
}

const runOne = async (job: Job<object>, payload: object, log: Log) => {
  try {
    await job.run(payload)
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'a job failed and will be tried again')
    throw error
  }
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
