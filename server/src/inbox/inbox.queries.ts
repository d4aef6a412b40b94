/**
 * Waiting events, applied events and the ids of all events. An event moves from one table to the other in one
 * statement, so it is always in exactly one of them.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Db } from '@yoursuccess/database/database'

export interface NewEvent {
  partner: string
  eventId: string
  type: string
  body: unknown
}
export interface Claimed extends NewEvent {
  id: number
  attempts: number
}

export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows

/** The stored form of an event's id: half of a SHA-256, so that every partner's ids take 16 bytes. */
export const EVENT_KEY = sql.raw(
  `encode(substring(sha256(convert_to(partner || ' ' || event_id, 'UTF8')) for 16), 'hex')::uuid`,
)
/** What an event is about: the processor's account number, or Plaid's id of a link. */
const NAMED = sql.raw(`coalesce(body ->> 'prn', body ->> 'item_id')`)
const idIn = (ids: readonly number[]) => sql`id = any(string_to_array(${ids.join(',')}, ',')::bigint[])`

/** Stores events whose ids are new. Returns for each whether it was stored; of equal ones, only the first is. */
export const storeEvents = async (db: Db, events: readonly NewEvent[], now: Date): Promise<boolean[]> => {
  const numbered = events.map(({ eventId, ...event }, place) => ({ ...event, event_id: eventId, place }))
  const receivedAt = sql`${now.toISOString()}::timestamptz`
  const stored = await rowsOf<{ place: number }>(
    db,
    sql`with arrived as materialized (
      select distinct on (partner, event_id) *, ${EVENT_KEY} as event_key
      from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
        as event (place integer, partner text, event_id text, type text, body jsonb)
      order by partner, event_id, place
    ), fresh as (
      insert into bank.partner_event_ids (event_key, received_on)
      select event_key, ${receivedAt}::date from arrived order by event_key
      on conflict do nothing returning event_key
    ), stored as (
      insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at)
      select partner, event_id, type, body, ${receivedAt}, ${receivedAt}
      from arrived where event_key in (select event_key from fresh) order by place
      -- Servers of the build before store events without their ids.
      on conflict do nothing returning partner, event_id
    )
    select place from arrived join stored using (partner, event_id)`,
  )
  const places = new Set(stored.map(({ place }) => place))
  return events.map((_event, place) => places.has(place))
}

const CLAIMED = sql.raw(`id, partner, event_id as "eventId", type, body, attempts`)

/** Locks the next due events, so that two servers never apply the same one at once. */
export const lockDue = (now: Date, most: number): SQL =>
  sql`select ${CLAIMED} from bank.partner_events
      where applied_at is null and next_attempt_at <= ${now.toISOString()}::timestamptz
      order by next_attempt_at, id limit ${most} for update skip locked`

export const claimDue = (tx: Db, now: Date, most: number): Promise<Claimed[]> =>
  rowsOf(tx, lockDue(now, most))

/** Those of these events that still wait and that no other server is applying, locked. */
export const claimThese = (tx: Db, ids: readonly number[]): Promise<Claimed[]> =>
  rowsOf(
    tx,
    sql`select ${CLAIMED} from bank.partner_events where applied_at is null and ${idIn(ids)}
      order by next_attempt_at, id for update skip locked`,
  )

export const isAnyDue = async (db: Db, now: Date): Promise<boolean> => {
  const [row] = await rowsOf<{ due: boolean }>(
    db,
    sql`select exists (select from bank.partner_events
      where applied_at is null and next_attempt_at <= ${now.toISOString()}::timestamptz) as due`,
  )
  return row?.due === true
}

/** Moves applied events to the history. Those in `forgotten` are deleted and kept nowhere. */
export const finishEvents = async (
  tx: Db,
  ids: readonly number[],
  forgotten: readonly number[] = [],
): Promise<void> => {
  await tx.execute(sql`with applied as (
      delete from bank.partner_events where ${idIn(ids)}
      returning id, partner, event_id, type, body, received_at
    ), known as (
      -- Servers of the build before store events without their ids.
      insert into bank.partner_event_ids (event_key, received_on)
      select ${EVENT_KEY}, received_at::date from applied on conflict do nothing
    )
    insert into bank.partner_event_history (id, partner, event_id, type, body, received_at)
    select id, partner, event_id, type, body, received_at from applied where not ${idIn(forgotten)}`)
}

/** Records why an event could not be applied, and when to try it again. */
export const postponeEvent = async (
  tx: Db,
  id: number,
  { attempts, nextAttemptAt, lastError }: { attempts: number; nextAttemptAt: Date; lastError: string },
): Promise<void> => {
  await tx.execute(sql`update bank.partner_events set attempts = ${attempts},
    next_attempt_at = ${nextAttemptAt.toISOString()}::timestamptz, last_error = ${lastError} where id = ${id}`)
}

/** Makes failed events due now. Returns how many. */
export const retryFailed = async (session: Pick<Database, 'query'>, now: Date): Promise<number> => {
  const { rows } = await session.query(
    `update bank.partner_events set attempts = 0, next_attempt_at = $1
     where applied_at is null and attempts > 0 returning id`,
    [now],
  )
  return rows.length
}

/** Makes all waiting events due now, and those that were received from `since` on and applied. Returns how many. */
export const replaySince = async (
  session: Pick<Database, 'query'>,
  since: Date,
  now: Date,
): Promise<number> => {
  const { rows } = await session.query<{ count: number }>(
    `with again as (
       delete from bank.partner_event_history where received_at >= $1 returning *
     ), due as (
       update bank.partner_events set applied_at = null, attempts = 0, next_attempt_at = $2
       where applied_at is null or received_at >= $1 returning id
     ), back as (
       insert into bank.partner_events (partner, event_id, type, body, received_at, next_attempt_at)
       select partner, event_id, type, body, received_at, $2 from again order by received_at, id
       on conflict do nothing returning id
     )
     select (select count(*) from due) + (select count(*) from back) as count`,
    [since, now],
  )
  return rows[0]?.count ?? 0
}

/** Deletes all events about these accounts or links, waiting and applied. Their ids stay: they name nobody. */
export const deleteNamed = async (tx: Db, names: readonly string[]): Promise<void> => {
  const named = sql`${NAMED} = any(array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))`
  await tx.execute(sql`delete from bank.partner_events where ${named}`)
  await tx.execute(sql`delete from bank.partner_event_history where ${named}`)
}

/** Events that are stored and not applied yet, by partner. */
export const countWaitingEvents = async (database: Pick<Database, 'query'>) => {
  const { rows } = await database.query<{ partner: string; count: number }>(
    'select partner, count(*)::int as count from bank.partner_events where applied_at is null group by partner',
  )
  return rows
}
