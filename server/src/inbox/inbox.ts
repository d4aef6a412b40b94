/**
 * Partner events: stored and acknowledged at once, then applied by a job. Each event id is applied once, even
 * if the event arrives again or out of order. A feature's listener gets whole batches, in the transaction
 * that marks them as applied.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Db } from '@yoursuccess/database/database'
import { prepared } from '@yoursuccess/database/prepared'
import type { Clock } from '../clock/clock.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { describeError, type Log } from '../observability/log.ts'
import { partnerEvents } from './inbox.tables.ts'

export interface StoredEvent {
  id: number
  eventId: string
  type: string
  body: unknown
}

/**
 * Applies events in the given transaction. Throws to keep them for a later attempt (for example, if the
 * account is not known yet). Calls `forget` for each event that the inbox must delete.
 */
export type EventListener = (
  tx: Db,
  events: readonly StoredEvent[],
  forget: (eventId: string) => void,
) => Promise<void>

export interface Inbox {
  /** Stores an event and enqueues the job that applies it. Does nothing if the event id is already stored. */
  receive(partner: string, event: { eventId: string; type: string; body: unknown }): Promise<void>
  /** Applies waiting events. Returns the number of events attempted. */
  applyWaiting(): Promise<number>
  /** Like `applyWaiting`, and also waits for events that another worker is applying. */
  settle(): Promise<void>
  /** Makes failed events due again and, with `since`, all events received from then on. Returns how many. */
  replay(since?: Date): Promise<number>
  /** Permanently deletes all events about these accounts or links. */
  forget(tx: Db, names: readonly string[]): Promise<void>
  job: Job<Record<string, never>>
}

const BATCH = 200
/** What an event is about: the processor's account number, or Plaid's id of a link. */
const NAMED = sql`coalesce(${partnerEvents.body} ->> 'prn', ${partnerEvents.body} ->> 'item_id')`
/** Pause before a failed event is retried: 2 seconds, doubling up to an hour. */
const pauseMs = (attempts: number) => Math.min(3_600_000, 1000 * 2 ** attempts)

export const createInbox = ({
  database,
  clock,
  queue,
  log,
  listeners,
}: {
  database: Database
  clock: Clock
  queue: Queue
  log: Log
  /** By partner. */
  listeners: Readonly<Record<string, EventListener>>
}): Inbox => {
  const job = {
    name: 'inbox.apply',
    single: true,
    // Applies failed events that are due again, and events whose job was lost in a crash.
    schedule: '* * * * *',
    run: async () => void (await applyWaiting()),
  }

  const receive: Inbox['receive'] = async (partner, event) => {
    const now = clock.realNow()
    const [stored] = await storeEvent(database.db).execute({ partner, ...event, now })
    // The sender chose the event type's text, so it is not logged.
    if (!stored) log.warn({ security: 'replay.webhook', partner }, 'security event')
    askToApply()
  }

  /**
   * Enqueues one job for all events that arrive in the meantime. Enqueueing it in each event's transaction
   * would make the events wait for one another. The events are in the table, so if a job is lost, the
   * schedule applies them within a minute.
   */
  let isAsking = false
  let askAgain = false
  const askToApply = () => {
    askAgain = true
    if (isAsking) return
    isAsking = true
    ask().catch((error: unknown) => log.warn({ err: error }, 'partner events wait for the next look'))
  }
  const ask = async () => {
    try {
      while (askAgain) {
        askAgain = false
        await queue.send(database.db, job, {})
        queue.wake(job)
      }
    } finally {
      isAsking = false
    }
  }

  const applyWaiting = async (): Promise<number> => {
    for (let applied = 0; ; ) {
      const found = await applyBatch()
      if (found === 0) return applied
      applied += found
    }
  }

  /**
   * Applies a batch in one transaction. If that fails, applies its events one by one, so that a bad event
   * blocks only itself.
   */
  const applyBatch = async (): Promise<number> => {
    try {
      return await database.transaction(async (tx) => apply(tx, await claim(tx, clock.realNow(), BATCH)))
    } catch (error) {
      log.warn({ err: error }, 'a batch of partner events failed; trying them one by one')
      return applyOneByOne()
    }
  }

  const apply = async (tx: Db, claimed: Claimed[]): Promise<number> => {
    if (claimed.length === 0) return 0
    for (const [partner, listener] of Object.entries(listeners)) {
      const events = claimed.filter((event) => event.partner === partner)
      if (events.length > 0) await deliver(tx, listener, events)
    }
    await tx
      .update(partnerEvents)
      .set({ appliedAt: clock.realNow() })
      .where(
        inArray(
          partnerEvents.id,
          claimed.map((event) => event.id),
        ),
      )
    return claimed.length
  }

  /** Gives events to their listener. In the same transaction, deletes and logs those that it forgets. */
  const deliver = async (tx: Db, listener: EventListener, events: readonly Claimed[]) => {
    const forgotten = new Set<string>()
    await listener(tx, events, (eventId) => forgotten.add(eventId))
    for (const { id, partner, eventId } of events.filter((event) => forgotten.has(event.eventId))) {
      await tx.delete(partnerEvents).where(sql`${partnerEvents.id} = ${id}`)
      log.warn({ partner, event_id: eventId }, 'a partner event was not applied and is not kept')
    }
  }

  const applyOneByOne = async (): Promise<number> => {
    const ids = await database.transaction(async (tx) =>
      (await claim(tx, clock.realNow(), BATCH)).map((event) => event.id),
    )
    for (const id of ids) {
      try {
        await database.transaction(async (tx) => apply(tx, await claim(tx, clock.realNow(), 1, id)))
      } catch (error) {
        await postpone(id, error)
      }
    }
    return ids.length
  }

  const postpone = async (id: number, error: unknown) => {
    const { name, message, code } = describeError(error) as { name: string; message?: string; code?: string }
    log.warn({ err: error, event: id }, 'a partner event could not be applied yet')
    await database.transaction(async (tx) => {
      const [event] = await claim(tx, clock.realNow(), 1, id)
      if (!event) return
      const attempts = event.attempts + 1
      const nextAttemptAt = new Date(clock.realNow().getTime() + pauseMs(attempts))
      const lastError = [name, code, message].filter(Boolean).join(': ').slice(0, 300)
      await tx
        .update(partnerEvents)
        .set({ attempts, nextAttemptAt, lastError })
        .where(sql`${partnerEvents.id} = ${id}`)
    })
  }

  const settle = async (): Promise<void> => {
    await applyWaiting()
    while (await isAnyDue()) {
      await pause(20)
      await applyWaiting()
    }
  }

  const isAnyDue = async (): Promise<boolean> => {
    const [due] = await database.db
      .select({ id: partnerEvents.id })
      .from(partnerEvents)
      .where(and(isNull(partnerEvents.appliedAt), lte(partnerEvents.nextAttemptAt, clock.realNow())))
      .limit(1)
    return due !== undefined
  }

  const replay = async (since?: Date): Promise<number> => {
    const again = since
      ? or(isNull(partnerEvents.appliedAt), gte(partnerEvents.receivedAt, since))
      : and(isNull(partnerEvents.appliedAt), gt(partnerEvents.attempts, 0))
    const events = await database.db
      .update(partnerEvents)
      .set({ appliedAt: null, attempts: 0, nextAttemptAt: clock.realNow() })
      .where(again)
      .returning({ id: partnerEvents.id })
    askToApply()
    return events.length
  }

  const forget = async (tx: Db, names: readonly string[]): Promise<void> => {
    if (names.length > 0) await tx.delete(partnerEvents).where(inArray(NAMED, [...names]))
  }

  return { receive, applyWaiting, settle, replay, forget, job }
}

const storeEvent = prepared((db) =>
  db
    .insert(partnerEvents)
    .values({
      partner: sql.placeholder('partner'),
      eventId: sql.placeholder('eventId'),
      type: sql.placeholder('type'),
      body: sql.placeholder('body'),
      receivedAt: sql.placeholder('now'),
      nextAttemptAt: sql.placeholder('now'),
    })
    .onConflictDoNothing()
    .returning({ id: partnerEvents.id })
    .prepare('inbox_store'),
)

interface Claimed extends StoredEvent {
  partner: string
  attempts: number
}

/** The next waiting events, locked, so two servers never apply the same one at once. */
const claim = (tx: Db, now: Date, limit: number, id?: number): Promise<Claimed[]> =>
  tx
    .select({
      id: partnerEvents.id,
      partner: partnerEvents.partner,
      eventId: partnerEvents.eventId,
      type: partnerEvents.type,
      body: partnerEvents.body,
      attempts: partnerEvents.attempts,
    })
    .from(partnerEvents)
    .where(
      and(
        isNull(partnerEvents.appliedAt),
        lte(partnerEvents.nextAttemptAt, now),
        id === undefined ? undefined : sql`${partnerEvents.id} = ${id}`,
      ),
    )
    .orderBy(asc(partnerEvents.id))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Events that are stored and not applied yet, by partner. */
export const countWaitingEvents = async (database: Pick<Database, 'query'>) => {
  const { rows } = await database.query<{ partner: string; count: number }>(
    'select partner, count(*)::int as count from bank.partner_events where applied_at is null group by partner',
  )
  return rows
}
