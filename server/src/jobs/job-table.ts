/** Our own looks at the job library's table. */
import type { Database, Db } from '@yoursuccess/database/database'
import { sql } from 'drizzle-orm'
import type { QueueDepth } from './job.ts'

export const QUEUE_SCHEMA = 'jobs'
/** After this time without a heartbeat, another server takes over the jobs (library: 15 minutes). */
export const HEARTBEAT_SECONDS = 10

/** Our own indexes of the library's table. Few jobs run at once, so the first one stays tiny. */
const INDEXES = ['job_common_active', 'job_common_customer', 'job_common_email']
const CREATE_INDEXES = `
  create index if not exists job_common_active on ${QUEUE_SCHEMA}.job_common (name, heartbeat_on) where state = 'active';
  create index if not exists job_common_customer on ${QUEUE_SCHEMA}.job_common ((data ->> 'customerId'))
    where data ->> 'customerId' is not null;
  create index if not exists job_common_email on ${QUEUE_SCHEMA}.job_common ((data ->> 'email'))
    where data ->> 'email' is not null`
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
 * Creates the indexes that are missing. Throws if this server may not: then they must be created by the role that
 * owns the tables (`npm run bank -- grant-role`), and until then jobs are found by a scan.
 */
export const createJobIndexes = async (database: Database): Promise<void> => {
  const { rows } = await database.query<{ name: string }>(
    `select name from unnest($1::text[]) as index (name) where to_regclass('${QUEUE_SCHEMA}.' || name) is null`,
    [INDEXES],
  )
  if (rows.length === 0) return
  await database.alone(INDEX_LOCK, (session) => session.run(CREATE_INDEXES))
}

/** Deletes a customer's jobs and those to these emails, whatever their state. */
export const deleteJobsOf = async (tx: Db, customerId: number, emails: readonly string[]): Promise<void> => {
  const table = sql`${sql.identifier(QUEUE_SCHEMA)}.job`
  const isTo = sql`data ->> 'email' = any(array(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)))`
  await tx.execute(sql`delete from ${table} where data ->> 'customerId' = ${String(customerId)} or ${isTo}`)
}
