import { sql } from 'drizzle-orm'
import type { Database, Db } from '@yoursuccess/database/database'
import { EVENT_KEY, rowsOf } from './inbox.queries.ts'

/** The number of the lock under which one server at a time keeps the months. */
const MONTHS_LOCK = 20_152_001

/**
 * Creates the months that are missing and drops those that ended before the retention time. Returns the number
 * of dropped months. Throws if someone reads the history for long; then call it again later.
 */
export const keepMonths = (database: Pick<Database, 'alone'>, retentionDays: number): Promise<number> =>
  database.alone(MONTHS_LOCK, async (session) => {
    const { rows } = await session.query<{ dropped: number }>(
      'select bank.keep_event_months($1) as dropped',
      [retentionDays],
    )
    return rows[0]?.dropped ?? 0
  })

/**
 * Moves applied events that servers of the build before left among the waiting ones: some, in the order of
 * their ids. Returns the last id, and 0 if there was none.
 */
export const moveApplied = async (
  db: Db,
  { after, most, keptSince }: { after: number; most: number; keptSince: Date },
): Promise<number> => {
  const [moved] = await rowsOf<{ last: number }>(
    db,
    sql`with applied as (
      delete from bank.partner_events where id = any(array(
        select id from bank.partner_events where applied_at is not null and id > ${after}
        order by id limit ${most} for update skip locked))
      returning id, partner, event_id, type, body, received_at
    ), known as (
      insert into bank.partner_event_ids (event_key, received_on)
      select ${EVENT_KEY}, received_at::date from applied on conflict do nothing
    ), kept as (
      insert into bank.partner_event_history (id, partner, event_id, type, body, received_at)
      select id, partner, event_id, type, body, received_at from applied
      where received_at >= ${keptSince.toISOString()}::timestamptz
    )
    select coalesce(max(id), 0)::int8 as last from applied`,
  )
  return Number(moved?.last ?? 0)
}

/** Deletes some of the ids that were received before this day. Returns how many. */
export const deleteIdsBefore = async (db: Db, before: Date, most: number): Promise<number> => {
  const [deleted] = await rowsOf<{ count: number }>(
    db,
    sql`with old as (
      delete from bank.partner_event_ids where event_key = any(array(
        select event_key from bank.partner_event_ids where received_on < ${before.toISOString()}::timestamptz::date
        order by received_on limit ${most}))
      returning 1
    )
    select count(*)::int as count from old`,
  )
  return deleted?.count ?? 0
}
