/**
 * Counts requests of all servers together, in the database (docs/decisions/0167). Times are the database's, because
 * the clocks of servers differ.
 */
import { createHash } from 'node:crypto'
import type { Database } from '@yoursuccess/database/database'
import type { Job } from '../jobs/queue.ts'

export interface SharedCounts {
  /**
   * Counts one more request of a subject. A window begins with its first request. Rejects if the database is
   * unavailable: the call could do nothing anyway.
   */
  add(kind: string, subject: string, windowMs: number): Promise<{ count: number; secondsLeft: number }>
  /** Deletes counts whose window has ended. */
  sweepJob: Job<Record<string, never>>
}

export const createSharedCounts = (database: Pick<Database, 'query'>): SharedCounts => ({
  add: async (kind, subject, windowMs) => {
    const { rows } = await database.query<{ count: number; secondsLeft: number }>(
      `insert into bank.request_counts (key, count, ends_at)
       values ($1, 1, now() + make_interval(secs => $2))
       on conflict (key) do update set
         count = case when request_counts.ends_at <= now() then 1 else request_counts.count + 1 end,
         ends_at = case when request_counts.ends_at <= now() then excluded.ends_at else request_counts.ends_at end
       returning count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft"`,
      [keyOf(kind, subject), windowMs / 1000],
    )
    const [counted] = rows
    if (!counted) throw new Error('a request was not counted')
    return counted
  },
  sweepJob: {
    name: 'http.sweep-counts',
    single: true,
    schedule: '*/10 * * * *',
    run: async () => {
      await database.query('delete from bank.request_counts where ends_at <= now()')
    },
  },
})

/** A hash, so that the row is narrow and shows no network address. */
const keyOf = (kind: string, subject: string): string =>
  createHash('sha256').update(`${kind}:${subject}`).digest('hex').slice(0, 32)
