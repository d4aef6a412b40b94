/**
 * Claims on due rows. A claim says which round works on a row until when (a lease), or how long a row that
 * failed waits for its next attempt. So servers share a list, and a row that always fails delays no other.
 * All times are the database's, because the clocks of servers differ.
 */
import type { Database } from '@yoursuccess/database/database'
import type { Job } from './queue.ts'
import { describeError } from '../observability/log.ts'

export interface Claims {
  /** Claims those of the rows that nobody works on and that need not wait. Returns their keys. */
  claim(round: Round, keys: readonly number[]): Promise<number[]>
  /** Extends the leases of rows that the round still holds. */
  renew(round: Round, keys: readonly number[]): Promise<void>
  /** Ends the claims of rows that are done. */
  release(round: Round, keys: readonly number[]): Promise<void>
  /** Ends the claims of rows that were not begun. They are due at once, and their failures still count. */
  giveBack(round: Round, keys: readonly number[]): Promise<void>
  /**
   * Gives a row back that failed. It waits twice as long as after its failure before. If the partner was away,
   * that says nothing about the row: it waits at most five minutes and is not set aside.
   */
  postpone(round: Round, key: number, failure: { error: unknown; isAway: boolean }): Promise<void>
  /** Makes waiting rows of a list, or of all lists, due at once. Returns how many. */
  retry(list?: string): Promise<number>
  /** Rows that wait for another attempt, those with the most attempts first. */
  listFailed(limit: number): Promise<FailedRow[]>
  /** How many rows wait for another attempt, and how many of them are set aside, by list. */
  countFailed(): Promise<FailedCount[]>
  /** Deletes claims on rows that left their list while they waited. */
  sweep(): Promise<void>
}

/** One pass over a list by one server. */
export interface Round {
  list: string
  holder: string
}

interface FailedRow {
  list: string
  key: number
  attempts: number
  lastError: string
  nextAttemptAt: Date
}

interface FailedCount {
  list: string
  failed: number
  setAside: number
}

/** A server that was killed keeps others from its rows this long. */
export const LEASE_SECONDS = 60
/** After this many failures in a row, a row is set aside: it is tried once a day, and someone must look at it. */
export const MAX_ATTEMPTS = 20
const DAY_SECONDS = 86_400
const MAX_PAUSE_SECONDS = 3600
const MAX_AWAY_PAUSE_SECONDS = 300
/** A row that waits is due again within a day, unless it left its list. */
const FORGET_AFTER = '3 days'
const MAX_ERROR = 300

/**
 * The claims of a round ($1 and $2) on these rows ($3), locked in the order of their keys. All statements lock
 * claims in this order, so two servers never wait for each other.
 */
const HELD = `list = $1 and key = any(array(select key from bank.work_claims
  where list = $1 and holder = $2 and key = any($3::bigint[]) order by key for update))`

export const createClaims = (database: Pick<Database, 'query'>): Claims => ({
  claim: async ({ list, holder }, keys) => {
    if (keys.length === 0) return []
    // Claims that are in force are left out at first, because an upsert locks even the rows that it leaves alone.
    const { rows } = await database.query<{ key: number }>(
      `insert into bank.work_claims (list, key, holder, due_at)
       select $1, key, $2, now() + make_interval(secs => $3) from unnest($4::bigint[]) as due (key)
       where not exists (select from bank.work_claims as claimed
         where claimed.list = $1 and claimed.key = due.key and claimed.due_at > now())
       order by key
       on conflict (list, key) do update set holder = excluded.holder, due_at = excluded.due_at
         where work_claims.due_at <= now()
       returning key`,
      [list, holder, LEASE_SECONDS, keys],
    )
    return rows.map(({ key }) => Number(key))
  },
  renew: async ({ list, holder }, keys) => {
    if (keys.length === 0) return
    await database.query(
      `update bank.work_claims set due_at = now() + make_interval(secs => $4) where ${HELD}`,
      [list, holder, keys, LEASE_SECONDS],
    )
  },
  release: async ({ list, holder }, keys) => {
    if (keys.length === 0) return
    await database.query(`delete from bank.work_claims where ${HELD}`, [list, holder, keys])
  },
  giveBack: async ({ list, holder }, keys) => {
    if (keys.length === 0) return
    await database.query(`delete from bank.work_claims where ${HELD} and attempts = 0`, [list, holder, keys])
    await database.query(`update bank.work_claims set holder = null, due_at = now() where ${HELD}`, [
      list,
      holder,
      keys,
    ])
  },
  postpone: async ({ list, holder }, key, { error, isAway }) => {
    // A row that was set aside before the partner went away stays so.
    await database.query(
      `update bank.work_claims set holder = null, last_error = $4,
         attempts = case when $5::boolean then greatest(attempts, least(attempts + 1, ${MAX_ATTEMPTS} - 1)) else attempts + 1 end,
         due_at = now() + make_interval(secs => case
           when $5::boolean then least(${MAX_AWAY_PAUSE_SECONDS}, power(2, attempts))
           when attempts + 1 >= ${MAX_ATTEMPTS} then ${DAY_SECONDS}
           else least(${MAX_PAUSE_SECONDS}, power(2, attempts)) end)
       where list = $1 and holder = $2 and key = $3`,
      [list, holder, key, reasonOf(error), isAway],
    )
  },
  retry: async (list) => {
    const { rows } = await database.query<{ key: number }>(
      `with waiting as materialized (
         select list, key from bank.work_claims where holder is null and ($1::text is null or list = $1)
         order by list, key for update)
       update bank.work_claims set due_at = now() from waiting
       where work_claims.list = waiting.list and work_claims.key = waiting.key
       returning work_claims.key`,
      [list ?? null],
    )
    return rows.length
  },
  listFailed: async (limit) => {
    const { rows } = await database.query<FailedRow>(
      `select list, key::int8 as key, attempts, last_error as "lastError", due_at as "nextAttemptAt"
       from bank.work_claims where attempts > 0 order by attempts desc, list, key limit $1`,
      [limit],
    )
    return rows.map((row) => ({ ...row, key: Number(row.key) }))
  },
  countFailed: async () => {
    const { rows } = await database.query<FailedCount>(
      `select list, count(*)::int as failed, count(*) filter (where attempts >= ${MAX_ATTEMPTS})::int as "setAside"
       from bank.work_claims where attempts > 0 group by list`,
    )
    return rows
  },
  sweep: async () => {
    await database.query(
      `with old as materialized (
         select list, key from bank.work_claims where due_at < now() - interval '${FORGET_AFTER}'
         order by list, key for update)
       delete from bank.work_claims using old where work_claims.list = old.list and work_claims.key = old.key`,
    )
  },
})

/** Deletes what rows left behind. Once a day is enough: an old claim keeps nothing from being done. */
export const sweepClaimsJob = (claims: Pick<Claims, 'sweep'>): Job<Record<string, never>> => ({
  name: 'jobs.sweep-claims',
  single: true,
  schedule: '40 3 * * *',
  run: () => claims.sweep(),
})

/** For operators: without personal data, because an error's message names codes and ids only. */
const reasonOf = (error: unknown): string => {
  const { name, message, code } = describeError(error) as { name: string; message?: string; code?: string }
  return [name, code, message].filter(Boolean).join(': ').slice(0, MAX_ERROR)
}
