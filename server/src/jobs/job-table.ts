/** Our own looks at the job library's table. */
import type { Database } from '@yoursuccess/database/database'
import type { QueueDepth } from './job.ts'

export const QUEUE_SCHEMA = 'jobs'
/** After this time without a heartbeat, another server takes over the jobs (library: 15 minutes). */
export const HEARTBEAT_SECONDS = 10

/** Finds running jobs; the library has no index for that. Few jobs run, so the index stays tiny. */
const ACTIVE_INDEX = `${QUEUE_SCHEMA}.job_common_active`
const INDEX_LOCK = 4713

type Query = Pick<Database, 'query'>

interface Due {
  name: string
  /** The job of a server that is gone; null if a job of the queue is due. */
  id: string | null
  retryCount: number | null
}

/** Queues with due jobs, and jobs whose server sends no heartbeats anymore. One statement for all queues. */
export const listDue = async (database: Query, names: readonly string[]): Promise<Due[]> => {
  // `not blocked` is in the condition of the library's index.
  const { rows } = await database.query<Due>(
    `select name, null::uuid as id, null::int as "retryCount" from unnest($1::text[]) as queue (name) where exists
       (select from ${QUEUE_SCHEMA}.job where job.name = queue.name and state < 'active' and not blocked
          and start_after <= now())
     union all
     select name, id, retry_count from ${QUEUE_SCHEMA}.job where state = 'active' and name = any($1)
       and heartbeat_on < now() - interval '${HEARTBEAT_SECONDS} seconds'`,
    [names],
  )
  return rows
}

/** Due and running jobs. Only our own queues: the library also keeps jobs for its schedules. */
export const listPending = async (
  database: Query,
  names: readonly string[],
): Promise<{ name: string; count: number; due: number }[]> => {
  const { rows } = await database.query<{ name: string; count: number; due: number }>(
    `select name, count(*) as count, count(*) filter (where state = 'created') as due from ${QUEUE_SCHEMA}.job
     where name = any($1) and state in ('created', 'active') and start_after <= now()
     group by name`,
    [names],
  )
  return rows
}

export const measureQueues = async (database: Query, names: readonly string[]): Promise<QueueDepth[]> => {
  const { rows } = await database.query<QueueDepth>(
    `select name as job,
       count(*) filter (where state in ('created', 'active') and start_after <= now())::int as due,
       count(*) filter (where state = 'retry')::int as retrying,
       count(*) filter (where state = 'failed')::int as "givenUp",
       coalesce(extract(epoch from now() - min(start_after) filter
         (where state in ('created', 'active') and start_after <= now())), 0)::float8 as "oldestDueSeconds"
     from ${QUEUE_SCHEMA}.job where name = any($1) and state <> 'completed' group by name`,
    [names],
  )
  return rows
}

/** Payloads of a customer's jobs that wait for their first turn, or are having one. */
export const listFirstTurns = async <Payload>(
  database: Query,
  name: string,
  customerIds: readonly number[],
): Promise<Payload[]> => {
  const { rows } = await database.query<{ data: Payload }>(
    `select data from ${QUEUE_SCHEMA}.job
       where name = $1 and state = 'created' and not blocked and group_id = any($2::text[])
     union all
     select data from ${QUEUE_SCHEMA}.job where name = $1 and state = 'active' and group_id = any($2::text[])`,
    [name, customerIds.map(String)],
  )
  return rows.map(({ data }) => data)
}

/** An embedded database has one server, so any job that is active at the start belongs to a killed server. */
export const takeUpLostJobs = async (database: Pick<Database, 'run'>): Promise<void> => {
  await database.run(
    `update ${QUEUE_SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`,
  )
}

/**
 * Creates the index if it is missing. Throws if this server may not: then it must be created by the role that
 * owns the tables (`npm run bank -- grant-role`), and until then the jobs of a killed server are found by a scan.
 */
export const createActiveIndex = async (database: Database): Promise<void> => {
  const { rows } = await database.query('select 1 where to_regclass($1) is not null', [ACTIVE_INDEX])
  if (rows.length > 0) return
  await database.alone(INDEX_LOCK, (session) =>
    session.run(
      `create index if not exists job_common_active on ${QUEUE_SCHEMA}.job_common (name, heartbeat_on)
       where state = 'active'`,
    ),
  )
}
